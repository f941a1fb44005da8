import type { SoundName } from './soundNames.ts'

/** One voice of a sound: a wave that glides from one frequency to another, or noise behind a filter that does. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise'
  /** Seconds after the beginning, and how long it lasts. */
  readonly at: number
  readonly lasts: number
  /** Hertz at its beginning and end. */
  readonly from: number
  readonly to: number
  /** Loudness at its peak, of 1. */
  readonly peak: number
}

const voice = (
  wave: Voice['wave'],
  at: number,
  lasts: number,
  from: number,
  to: number,
  peak: number,
): Voice => ({ wave, at, lasts, from, to, peak })

/** A tone that keeps its height. */
const tone = (wave: Voice['wave'], at: number, lasts: number, pitch: number, peak: number): Voice =>
  voice(wave, at, lasts, pitch, pitch, peak)

/** One die that falls on wood. */
const knock = (at: number, pitch: number): Voice => voice('noise', at, 0.045, pitch, pitch / 2, 0.5)

/** Notes of one scale, so that sounds that follow one another fit: D minor without its half steps. */
const note = { d3: 146.8, f3: 174.6, a3: 220, d4: 293.7, f4: 349.2, a4: 440, c5: 523.3, d5: 587.3, a5: 880 }

/** What each sound is made of. All are short: nobody waits for a sound. */
export const scores: Readonly<Record<SoundName, readonly Voice[]>> = {
  cardPlayed: [voice('noise', 0, 0.09, 2600, 700, 0.4), tone('triangle', 0.05, 0.16, note.d4, 0.4)],
  cardDrawn: [voice('noise', 0, 0.11, 1200, 4200, 0.3)],
  damage: [voice('square', 0, 0.16, 190, 60, 0.35), voice('noise', 0, 0.12, 1800, 300, 0.5)],
  heal: [tone('sine', 0, 0.18, note.a4, 0.35), tone('sine', 0.1, 0.24, note.d5, 0.35)],
  threat: [
    voice('sawtooth', 0, 0.34, note.d3, note.d3 * 1.06, 0.22),
    voice('sawtooth', 0, 0.34, note.f3, note.f3 * 1.06, 0.22),
  ],
  enemyDefeated: [
    voice('noise', 0, 0.28, 3200, 120, 0.4),
    voice('square', 0, 0.3, 260, 42, 0.3),
    tone('triangle', 0.24, 0.26, note.d5, 0.3),
  ],
  diceRoll: [knock(0, 2200), knock(0.07, 1700), knock(0.13, 2500), knock(0.21, 1500), knock(0.31, 1900)],
  dieKept: [tone('triangle', 0, 0.06, note.a5, 0.35)],
  phase: [tone('sine', 0, 0.14, note.d4, 0.3), tone('sine', 0.09, 0.2, note.a4, 0.3)],
  yourTurn: [
    tone('triangle', 0, 0.16, note.d4, 0.4),
    tone('triangle', 0.12, 0.16, note.f4, 0.4),
    tone('triangle', 0.24, 0.34, note.a4, 0.4),
  ],
  refusal: [tone('square', 0, 0.07, note.a3, 0.22), tone('square', 0.1, 0.1, note.f3, 0.22)],
  win: [
    tone('triangle', 0, 0.2, note.d4, 0.3),
    tone('triangle', 0.14, 0.2, note.f4, 0.3),
    tone('triangle', 0.28, 0.2, note.a4, 0.3),
    tone('triangle', 0.42, 0.75, note.d5, 0.3),
    tone('sine', 0.42, 0.75, note.a4, 0.2),
  ],
  loss: [
    tone('triangle', 0, 0.28, note.a3, 0.35),
    tone('triangle', 0.22, 0.28, note.f3, 0.35),
    voice('triangle', 0.44, 0.8, note.d3, note.d3 * 0.94, 0.4),
  ],
}

/** When the last voice of a sound has died away. */
export function lengthOf(name: SoundName): number {
  return Math.max(...scores[name].map(({ at, lasts }) => at + lasts))
}

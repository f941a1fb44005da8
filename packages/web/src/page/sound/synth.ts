import { scores, type Voice } from './score.ts'
import type { SoundName } from './soundNames.ts'

/** A voice comes up this fast: at once would click. */
const ATTACK = 0.008

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** Plays a sound at so many percent. A browser that was not touched yet stays silent, and that is fine. */
export function sound(name: SoundName, volume: number): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  const master = context.createGain()
  // Ears hear loudness by powers.
  master.gain.value = (volume / 100) ** 2
  master.connect(context.destination)
  for (const voice of scores[name]) play(context, master, voice)
}

function play(audio: AudioContext, master: AudioNode, { wave, at, lasts, from, to, peak }: Voice): void {
  const begin = audio.currentTime + at
  const level = audio.createGain()
  level.gain.setValueAtTime(0, begin)
  level.gain.linearRampToValueAtTime(peak, begin + ATTACK)
  level.gain.exponentialRampToValueAtTime(0.001, begin + lasts)
  level.connect(master)
  const { source, pitch, out } = wave === 'noise' ? rushing(audio) : singing(audio, wave)
  pitch.setValueAtTime(from, begin)
  pitch.exponentialRampToValueAtTime(to, begin + lasts)
  out.connect(level)
  source.start(begin)
  source.stop(begin + lasts)
}

interface Sounding {
  readonly source: AudioScheduledSourceNode
  readonly pitch: AudioParam
  readonly out: AudioNode
}

function singing(audio: AudioContext, wave: OscillatorType): Sounding {
  const source = audio.createOscillator()
  source.type = wave
  return { source, pitch: source.frequency, out: source }
}

function rushing(audio: AudioContext): Sounding {
  const source = audio.createBufferSource()
  source.buffer = hiss ??= noiseOf(audio)
  const out = audio.createBiquadFilter()
  out.type = 'bandpass'
  source.connect(out)
  return { source, pitch: out.frequency, out }
}

/** Half a second of noise; no sound needs more of it. Its chance decides nothing. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  return buffer
}

import { type Committed, describe, plain, type RichText, type Seat } from '@quadriga/kernel'
import type { LogLine } from '../logLine.ts'
import type { Chronicle } from './chronicle.ts'
import { capitalised, nameOfFace, spaced, unsaid, words } from './saying.ts'
import type { Scene } from './scene.ts'
import { tableWords } from './tableWords.ts'

type Voice = Pick<Scene, 'loaded' | 'language'>

/** The lines of one answer (-1 for the set-up) for a reader who sees through these seats. */
export function linesOf(chronicle: Chronicle, voice: Voice, seats: readonly Seat[], n: number): LogLine[] {
  const asked = chronicle.asked[n]
  const moment = chronicle.momentAt(Math.max(0, n))
  const base = { answer: n, seat: asked?.seat ?? -1, ...moment }
  const lines: LogLine[] = []
  const reason = chronicle.reasons.get(n)?.[voice.language]
  if (reason !== undefined) {
    lines.push({
      ...base,
      id: `${n}.r`,
      kind: 'reason',
      event: '',
      depth: 0,
      text: reason,
      source: -1,
      faces: [],
      thrown: [],
    })
  }
  let thrown = chronicle.thrownWith(n)
  mergedEvents(chronicle, seats, n).forEach((event, i) => {
    // What a choice that made itself leads to is told anyway.
    if (event.kind === 'forced') return
    const text = eventText(voice, event)
    const faces = event.codes.map(([, code]) => code).filter((code) => code !== '')
    const { kind, depth, source } = event
    const isThrow = chronicle.throws(kind)
    lines.push({
      ...base,
      id: `${n}.${i}`,
      kind: 'event',
      event: kind,
      depth,
      text,
      source,
      faces: [...new Set(faces)],
      thrown: isThrow ? thrown : [],
    })
    // All dice of an answer are told with its first throw.
    if (isThrow) thrown = []
  })
  return lines.length === 0 ? passLine(asked?.passer ?? '', voice, base) : lines
}

/** An answer that made nothing happen, because it declined. */
function passLine(
  passer: string,
  voice: Voice,
  base: Pick<LogLine, 'answer' | 'seat' | 'round' | 'phase' | 'turn'>,
): LogLine[] {
  if (passer === '') return []
  const text = words(tableWords[voice.language].passes(nameOfFace(voice, passer)))
  const id = `${base.answer}.p`
  return [
    { ...base, id, kind: 'answer', event: 'pass', depth: 0, text, source: -1, faces: [passer], thrown: [] },
  ]
}

/** Each event as told to whichever of the seats was told the most. */
function mergedEvents(chronicle: Chronicle, seats: readonly Seat[], n: number): readonly Committed[] {
  const [first = [], ...others] = seats.map((seat) => chronicle.eventsOf(n, seat))
  return first.map((event, i) =>
    others.reduce((best, list) => {
      const other = list[i]
      return other !== undefined && other.codes.length > best.codes.length ? other : best
    }, event),
  )
}

/** A committed event in words; one without words of its own says its kind and whom it is about. */
export function eventText(voice: Voice, event: Committed): RichText {
  const key = `log.${event.kind}`
  try {
    const rich = describe(voice.loaded.game.id, event, voice.language)
    if (plain(rich) !== key) return rich
  } catch {
    // Words that cannot be said must not end a game.
  }
  unsaid.add(key)
  const named = event.codes.map(([, code]) => nameOfFace(voice, code)).filter((name) => name !== '')
  return words([capitalised(spaced(event.kind)), ...named].join(' · '))
}

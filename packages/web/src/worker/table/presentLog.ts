import type { Committed, RichText } from '@quadriga/kernel'
import * as t from '@quadriga/kernel/text'
import type { Voice } from '@quadriga/table'
import type { LogLine } from '../../model/table/logLine.ts'
import type { Course } from './course.ts'
import { lineId, linesTold } from './linesTold.ts'
import type { Presenter } from './presenter.ts'

const toPass = t.verb({ en: 'pass', fr: 'passer' })

type Moment = Pick<LogLine, 'round' | 'phase' | 'turn'>
type Based = Moment & Pick<LogLine, 'answer' | 'seat'>

/** The lines of one answer (-1 for the set-up), with a bot's reason where it had one. */
export function linesOf(
  presenter: Presenter,
  course: Course,
  voice: Voice,
  n: number,
  reason: RichText | undefined,
): LogLine[] {
  const asked = course.answered(n)
  const moment = course.momentAt(Math.max(0, n))
  let base = { answer: n, seat: asked?.seat ?? -1, ...moment }
  const lines: LogLine[] = reason === undefined ? [] : [reasonLine(base, reason)]
  let thrown = course.thrown(n)
  let turned: Moment | null = null
  const after = course.momentAt(n + 1)
  for (const told of linesTold(presenter, course, voice, n)) {
    const { event, text, parts } = told
    // The line that tells of a phase is the first one of it.
    if (event.kind === 'phase') base = { ...base, ...entered(event, turned ?? base, after) }
    // Another player's turn may be another round: its first phase says so.
    if (event.kind === 'turn') turned = { ...after, phase: base.phase }
    const faces = event.codes.map(([, code]) => code).filter((code) => code !== '')
    const { kind, depth, source } = event
    const isThrow = presenter.throws?.events.includes(kind) === true
    lines.push({
      ...base,
      id: lineId(n, told),
      kind: 'event',
      event: kind,
      depth,
      text,
      source,
      faces: [...new Set(faces)],
      filmed: parts !== null,
      thrown: isThrow ? thrown : [],
    })
    // All dice of an answer are told with its first throw.
    if (isThrow) thrown = []
  }
  return lines.length === 0 ? passLine(asked?.passer ?? '', voice, base) : lines
}

/** Where the game stands once a phase has begun; `after` is where the answer led to. */
function entered({ fields }: Committed, base: Moment, after: Moment): Moment {
  const { phase, round } = fields
  if (phase === after.phase) return after
  return {
    turn: base.turn,
    phase: typeof phase === 'string' ? phase : base.phase,
    round: typeof round === 'number' ? round : base.round,
  }
}

/** Why a bot answered as it did. */
function reasonLine(base: Based, text: RichText): LogLine {
  const id = `${base.answer}.r`
  return {
    ...base,
    id,
    kind: 'reason',
    event: '',
    depth: 0,
    text,
    source: -1,
    faces: [],
    filmed: false,
    thrown: [],
  }
}

/** An answer that made nothing happen, because it declined. */
function passLine(passer: string, voice: Voice, base: Based): LogLine[] {
  if (passer === '') return []
  const names = voice.loaded.definitions.get(passer)?.names ?? { en: passer }
  const who = t.name({ ...names, id: passer })
  const text = t.renderSentence(t.told(t.clause(who, toPass)), voice.language)
  const id = `${base.answer}.p`
  return [
    {
      ...base,
      id,
      kind: 'answer',
      event: 'pass',
      depth: 0,
      text,
      source: -1,
      faces: [passer],
      filmed: false,
      thrown: [],
    },
  ]
}

import type { Entry, History } from './history.ts'
import { saveMessages } from './saveMessages.ts'
import type { Json, Message, Seat, Spoken } from './state.ts'
import { type Language, plain, type RichText } from './text/part.ts'

/** The version of the format; a file of a later one is refused with a clear reason, and kept. */
export const SAVE_FORMAT = 1

/** A saved game: how it began and every answer, chance's included. */
export interface Save {
  readonly format: number
  readonly game: string
  /** The build of the rules under which it began. */
  readonly build: string
  readonly setup: Json
  readonly seed: string
  readonly people: readonly string[]
  /** What chance said while the game was set up. */
  readonly chance: SavedChance
  /** Chance said something else meanwhile than the seed would have. */
  readonly hand?: true
  readonly answers: readonly SavedAnswer[]
  /** A new seed that waits for the next answer, after an undo over revealed things. */
  readonly reseed?: string
}

/** Pairs of source and result. */
export type SavedChance = readonly (readonly [string, string])[]

/**
 * One answer, short: decision, seat, picks, what chance said; a new seed and another build where there was one; who answered
 * where somebody else holds the seat now; and a mark where chance said something else than the seed would have.
 */
export interface SavedAnswer {
  readonly d: number
  readonly s: Seat
  readonly p: readonly string[]
  readonly c?: SavedChance
  readonly r?: string
  readonly w?: string
  readonly b?: string
  readonly h?: true
}

/** What is wrong with a file, and where in it. */
export interface SaveProblem {
  readonly where: string
  /** In English, for programs and logs; `describeProblem` says it in any language. */
  readonly what: string
  readonly says: Message
}

export function save(history: History): Save {
  const { build, by } = history.beginning
  return {
    format: SAVE_FORMAT,
    game: history.game.id,
    build,
    setup: history.setup,
    seed: history.seed,
    people: history.people,
    chance: pairs(history.begun),
    ...(by === 'hand' ? { hand: true } : {}),
    answers: history.answers.map((entry, n) => saved(entry, history, history.answers[n - 1]?.build ?? build)),
    ...(history.waitingSeed === null ? {} : { reseed: history.waitingSeed }),
  }
}

function saved(entry: Entry, { people }: History, buildBefore: string): SavedAnswer {
  const { decision, seat, picks, spoken, reseed, build, by, person } = entry
  return {
    d: decision,
    s: seat,
    p: picks,
    ...(spoken.length > 0 ? { c: pairs(spoken) } : {}),
    ...(reseed === null ? {} : { r: reseed }),
    ...(build === buildBefore ? {} : { b: build }),
    ...(by === 'hand' ? { h: true } : {}),
    ...(person === people[seat] ? {} : { w: person }),
  }
}

function pairs(spoken: readonly Spoken[]): SavedChance {
  return spoken.map(({ source, result }) => [source, result] as const)
}

export type ReadSave =
  | { readonly ok: true; readonly save: Save }
  | { readonly ok: false; readonly problem: SaveProblem }

function problemAt(where: string, key: string, args: Message['args'] = {}): SaveProblem {
  const says = { key, args }
  return { where, what: plain(saveMessages.say(says, 'en')), says }
}

/** What is wrong with a file, in a language; no game need be loaded for it. */
export function describeProblem({ says }: SaveProblem, language: Language): RichText {
  return saveMessages.say(says, language)
}

/** Reads the text of a saved game; says what is wrong and where. */
export function readSave(text: string): ReadSave {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { ok: false, problem: problemAt('file', 'save.notJson', { problem }) }
  }
  const problem = fileProblem(data)
  return problem === null ? { ok: true, save: data as Save } : { ok: false, problem }
}

function fileProblem(data: unknown): SaveProblem | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return problemAt('file', 'save.notSave')
  const fields = data as Record<string, unknown>
  return formatProblem(fields['format']) ?? headProblem(fields) ?? answersProblem(fields['answers'])
}

function formatProblem(format: unknown): SaveProblem | null {
  if (typeof format !== 'number') return problemAt('format', 'save.noFormat')
  if (!Number.isInteger(format) || format < 1) return problemAt('format', 'save.format')
  return format > SAVE_FORMAT ? problemAt('format', 'save.newer', { format, known: SAVE_FORMAT }) : null
}

/** How many there must be of `people` only the game can tell: see `resume.ts`. */
function headProblem(fields: Record<string, unknown>): SaveProblem | null {
  for (const name of ['game', 'build', 'seed']) {
    if (typeof fields[name] !== 'string') return problemAt(name, 'save.text')
  }
  const { people, chance, hand, reseed } = fields
  if (!('setup' in fields)) return problemAt('setup', 'save.missing')
  if (!isTexts(people)) return problemAt('people', 'save.people')
  if (people.length === 0) return problemAt('people', 'save.nobody')
  if (!isPairs(chance)) return problemAt('chance', 'save.chance')
  if (!isMark(hand)) return problemAt('hand', 'save.hand')
  return reseed === undefined || typeof reseed === 'string' ? null : problemAt('reseed', 'save.text')
}

function answersProblem(answers: unknown): SaveProblem | null {
  if (!Array.isArray(answers)) return problemAt('answers', 'save.list')
  for (const [i, one] of answers.entries()) {
    const problem = answerProblem(one)
    if (problem !== null) return { ...problem, where: `answers[${i}]${problem.where}` }
  }
  return null
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isPairs(value: unknown): boolean {
  return Array.isArray(value) && value.every((pair: unknown) => isTexts(pair) && pair.length === 2)
}

function answerProblem(one: unknown): SaveProblem | null {
  if (typeof one !== 'object' || one === null) return problemAt('', 'save.notAnswer')
  const { d, s, p, c, r, b, h, w } = one as Record<string, unknown>
  if (!Number.isInteger(d)) return problemAt('.d', 'save.decision')
  if (!Number.isInteger(s)) return problemAt('.s', 'save.seat')
  if (!isTexts(p)) return problemAt('.p', 'save.picks')
  if (c !== undefined && !isPairs(c)) return problemAt('.c', 'save.chance')
  if (r !== undefined && typeof r !== 'string') return problemAt('.r', 'save.seed')
  if (w !== undefined && typeof w !== 'string') return problemAt('.w', 'save.text')
  if (b !== undefined && typeof b !== 'string') return problemAt('.b', 'save.build')
  return isMark(h) ? null : problemAt('.h', 'save.hand')
}

function isMark(value: unknown): boolean {
  return value === undefined || value === true
}

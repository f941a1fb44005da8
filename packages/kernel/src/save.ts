import type { Game } from './game.ts'
import { beginHistory, type Entry, type History } from './history.ts'
import { recorded } from './chance.ts'
import { loadedGame } from './load.ts'
import { ImpossibleChance } from './errors.ts'
import { type Reason, reason } from './reason.ts'
import { saveMessages } from './saveMessages.ts'
import type { Json, Message, Seat, Spoken } from './state.ts'
import { type Language, plain, type RichText } from './text/part.ts'

/** The version of the format; a file of a later one is refused with a clear word, and kept. */
export const SAVE_FORMAT = 1

/** A saved game: how it began and every answer, chance's included. */
export interface Save {
  readonly format: number
  readonly game: string
  readonly build: string
  readonly setup: Json
  readonly seed: string
  readonly people: readonly string[]
  /** What chance said while the game was set up. */
  readonly chance: SavedChance
  readonly answers: readonly SavedAnswer[]
  /** A new seed that waits for the next answer, after an undo over revealed things. */
  readonly reseed?: string
}

/** Pairs of source and result. */
export type SavedChance = readonly (readonly [string, string])[]

/** One answer, short: decision, seat, picks, what chance said, and a new seed where there was one. */
export interface SavedAnswer {
  readonly d: number
  readonly s: Seat
  readonly p: readonly string[]
  readonly c?: SavedChance
  readonly r?: string
}

/** What is wrong with a file, and where in it. */
export interface SaveProblem {
  readonly where: string
  /** In English, for programs and logs; `describeProblem` says it in any language. */
  readonly what: string
  readonly says: Message
}

export function save(history: History): Save {
  return {
    format: SAVE_FORMAT,
    game: history.game.id,
    build: loadedGame(history.game.id).build,
    setup: history.setup,
    seed: history.seed,
    people: history.people,
    chance: pairs(history.begun),
    answers: history.answers.map(({ decision, seat, picks, spoken, reseed }) => ({
      d: decision,
      s: seat,
      p: picks,
      ...(spoken.length > 0 ? { c: pairs(spoken) } : {}),
      ...(reseed === null ? {} : { r: reseed }),
    })),
    ...(history.waitingSeed === null ? {} : { reseed: history.waitingSeed }),
  }
}

function pairs(spoken: readonly Spoken[]): SavedChance {
  return spoken.map(({ source, result }) => [source, result] as const)
}

function spokenOf(chance: SavedChance): Spoken[] {
  return chance.map(([source, result]) => ({ source, result }))
}

export type ReadSave =
  | { readonly ok: true; readonly save: Save }
  | { readonly ok: false; readonly problem: SaveProblem }

const bad = (where: string, key: string, args: Message['args'] = {}): ReadSave => ({
  ok: false,
  problem: problemAt(where, key, args),
})

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
    return bad('file', 'save.notJson', { problem: error instanceof Error ? error.message : String(error) })
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return bad('file', 'save.notSave')
  const fields = data as Record<string, unknown>
  const { format } = fields
  if (typeof format !== 'number') return bad('format', 'save.noFormat')
  if (format > SAVE_FORMAT) return bad('format', 'save.newer', { format, known: SAVE_FORMAT })
  for (const name of ['game', 'build', 'seed']) {
    if (typeof fields[name] !== 'string') return bad(name, 'save.text')
  }
  if (!('setup' in fields)) return bad('setup', 'save.missing')
  if (!isTexts(fields['people'])) return bad('people', 'save.people')
  if (!isPairs(fields['chance'])) return bad('chance', 'save.chance')
  if (fields['reseed'] !== undefined && typeof fields['reseed'] !== 'string')
    return bad('reseed', 'save.text')
  const { answers } = fields
  if (!Array.isArray(answers)) return bad('answers', 'save.list')
  for (const [i, one] of answers.entries()) {
    const problem = answerProblem(one)
    if (problem !== null) return bad(`answers[${i}]${problem.where}`, problem.says.key)
  }
  return { ok: true, save: fields as unknown as Save }
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isPairs(value: unknown): boolean {
  return (
    Array.isArray(value) && value.every((pair: unknown) => isTexts(pair) && (pair as string[]).length === 2)
  )
}

function answerProblem(one: unknown): SaveProblem | null {
  if (typeof one !== 'object' || one === null) return problemAt('', 'save.notAnswer')
  const { d, s, p, c, r } = one as Record<string, unknown>
  if (!Number.isInteger(d)) return problemAt('.d', 'save.decision')
  if (!Number.isInteger(s)) return problemAt('.s', 'save.seat')
  if (!isTexts(p)) return problemAt('.p', 'save.picks')
  if (c !== undefined && !isPairs(c)) {
    return problemAt('.c', 'save.chance')
  }
  if (r !== undefined && typeof r !== 'string') return problemAt('.r', 'save.seed')
  return null
}

/** A game taken up again: whole, or read-only up to the first answer that is no longer legal. */
export interface Resumed {
  readonly history: History
  readonly stopped: { readonly answer: number; readonly reasons: readonly Reason[] } | null
  /** Saved by another build: replayed answer by answer, not trusted. */
  readonly otherBuild: boolean
}

export function resume(
  game: Game,
  saved: Save,
):
  | { readonly ok: true; readonly resumed: Resumed }
  | { readonly ok: false; readonly reasons: readonly Reason[] } {
  const begun = orImpossible(() => {
    return beginHistory(game, saved.setup, saved.seed, saved.people, recorded(spokenOf(saved.chance)))
  })
  if ('impossible' in begun) return { ok: false, reasons: begun.impossible }
  if (!begun.ok) return begun
  const { history } = begun
  const otherBuild = saved.build !== loadedGame(game.id).build
  for (const [i, one] of saved.answers.entries()) {
    const reasons = replayOne(history, entryOf(one, saved.people))
    if (reasons.length > 0)
      return { ok: true, resumed: { history, stopped: { answer: i, reasons }, otherBuild } }
  }
  if (saved.reseed !== undefined) history.reseed(saved.reseed)
  return { ok: true, resumed: { history, stopped: null, otherBuild } }
}

function replayOne(history: History, entry: Entry): readonly Reason[] {
  const replayed = orImpossible(() => history.replay(entry))
  return 'impossible' in replayed ? replayed.impossible : replayed
}

/** A file may say that chance spoke a word it cannot say here, or lead to a fault of ours. */
function orImpossible<T>(play: () => T): T | { impossible: readonly Reason[] } {
  try {
    return play()
  } catch (error) {
    return { impossible: [faultReason(error)] }
  }
}

function faultReason(error: unknown): Reason {
  if (error instanceof ImpossibleChance) {
    return reason('refused.impossibleChance', { source: error.source, result: error.result })
  }
  const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return reason('refused.broken', { problem })
}

function entryOf(one: SavedAnswer, people: readonly string[]): Entry {
  const spoken = spokenOf(one.c ?? [])
  return {
    decision: one.d,
    seat: one.s,
    picks: one.p,
    spoken,
    person: people[one.s] ?? '',
    learned: 0,
    reseed: one.r ?? null,
  }
}

import { exactly } from './chance.ts'
import { ImpossibleChance } from './errors.ts'
import { type Frozen, thaw } from './frozen.ts'
import type { Game } from './game.ts'
import { beginHistory, type Entry, type History } from './history.ts'
import { ensureLoaded } from './load.ts'
import { type Reason, reason } from './reason.ts'
import type { Save, SavedAnswer, SavedChance } from './save.ts'
import type { Speaker } from './speaker.ts'
import type { Json, Spoken } from './state.ts'

/** A resumed game: whole, or read-only up to the first answer that is no longer legal. */
export interface Resumed {
  readonly history: History
  readonly stopped: {
    readonly answer: number
    /** Where in the file, as `answers[3]`, or `answers[3].c` when it is about chance. */
    readonly where: string
    readonly reasons: readonly Reason[]
  } | null
  /** The last answer was given under another build: all are replayed one by one, none is trusted. */
  readonly otherBuild: boolean
}

/** A file whose game cannot even begin: where in it, and why. */
export interface NotResumed {
  readonly ok: false
  readonly where: string
  readonly reasons: readonly Reason[]
}

/**
 * Resumes a saved game; what does not fit is reported with its place in the file, never thrown. A frozen state saves
 * playing the answers before it again; one that another build froze is left aside.
 */
export function resume(
  game: Game,
  saved: Save,
  frozen: Frozen | null = null,
): { readonly ok: true; readonly resumed: Resumed } | NotResumed {
  const entries = entriesOf(saved)
  const thawed = frozen === null ? null : thaw(game, saved, entries, frozen)
  const begun = thawed === null ? beginAgain(game, saved) : { ok: true as const, history: thawed }
  if (!begun.ok) return begun
  const { history } = begun
  const otherBuild = (entries.at(-1)?.build ?? saved.build) !== history.state.build
  for (let i = history.length; i < entries.length; i++) {
    const reasons = replayOne(history, entries[i] as Entry)
    if (reasons.length === 0) continue
    const where = isAboutChance(reasons) ? `answers[${i}].c` : `answers[${i}]`
    return { ok: true, resumed: { history, stopped: { answer: i, where, reasons }, otherBuild } }
  }
  if (saved.reseed !== undefined) history.reseed(saved.reseed)
  return { ok: true, resumed: { history, stopped: null, otherBuild } }
}

function beginAgain(
  game: Game,
  { setup, seed, people, chance: said, build, hand }: Save,
): { readonly ok: true; readonly history: History } | NotResumed {
  ensureLoaded(game)
  const unfit = setupReasons(game, setup)
  if (unfit.length > 0) return notResumed('setup', unfit)
  const seats = game.seatsOf(setup)
  if (people.length !== seats)
    return notResumed('people', [reason('refused.people', { people: people.length, seats })])
  const chance = exactly(spokenOf(said))
  const beginning = { build, by: speakerIn(hand) }
  const begun = orImpossible(() => beginHistory(game, setup, seed, people, chance, beginning))
  if ('impossible' in begun)
    return notResumed(isAboutChance(begun.impossible) ? 'chance' : 'setup', begun.impossible)
  if (!begun.ok) return notResumed('setup', begun.reasons)
  const misfit = chance.misfit()
  return misfit === null ? begun : notResumed('chance', [misfit])
}

function notResumed(where: string, reasons: readonly Reason[]): NotResumed {
  return { ok: false, where, reasons }
}

/** A file may hold a set-up of a shape that the game never thought of. */
function setupReasons(game: Game, setup: Json): readonly Reason[] {
  try {
    return game.checkSetup(setup)
  } catch (error) {
    return [reason('refused.setup', { problem: problemOf(error) })]
  }
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
  return reason('refused.broken', { problem: problemOf(error) })
}

function problemOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}

const aboutChance = ['refused.impossibleChance', 'refused.chanceShort', 'refused.chanceLeft']

function isAboutChance(reasons: readonly Reason[]): boolean {
  return reasons.some(({ key }) => aboutChance.includes(key))
}

function entriesOf({ answers, people, build: first }: Save): Entry[] {
  let build = first
  return answers.map((one) => {
    build = one.b ?? build
    return entryOf(one, people, build)
  })
}

function entryOf(one: SavedAnswer, people: readonly string[], build: string): Entry {
  return {
    decision: one.d,
    seat: one.s,
    picks: one.p,
    spoken: spokenOf(one.c ?? []),
    person: one.w ?? people[one.s] ?? '',
    learned: 0,
    reseed: one.r ?? null,
    build,
    by: speakerIn(one.h),
  }
}

/** What a file is sure of; the rest is compared while it is played. */
function speakerIn(hand: true | undefined): Speaker {
  return hand === true ? 'hand' : 'generator'
}

function spokenOf(chance: SavedChance): Spoken[] {
  return chance.map(([source, result]) => ({ source, result }))
}

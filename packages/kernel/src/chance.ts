import type { Ask } from './ask.ts'
import { ImpossibleChance } from './errors.ts'
import { appended } from './list.ts'
import type { Machine } from './machine.ts'
import { below } from './random.ts'
import { type Refusal, reason } from './reason.ts'
import type { Spoken } from './state.ts'

/**
 * A source of chance that a host brings: real dice entered by hand, a server's own, a test's script, a recording. For each
 * roll and draw it is asked once, in order, and answers at once; a host that has to wait for people throws an error of
 * its own, which comes out of `start` or `answer` with nothing changed, and plays the same again once it has the word.
 * Whatever it says is recorded in the state, the history and the save, and need not be said twice the same. A word that
 * is not among those offered is an `ImpossibleChance`.
 */
export interface Chance {
  /** The next result for this source, among these words, or null to let the generator speak; `m` asks for it. */
  next(source: string, words: readonly string[], m: Machine): string | null
  /** Told when it said another word than the generator would have: such a game is marked as one of chance by hand. */
  differs?(source: string, said: string, generated: string): void
  /** Told of a question that had one option and answered itself: scripts may have meant to answer it. */
  forced?(m: Machine, ask: Ask): void
}

/** The generator alone. */
export const generator: Chance = { next: () => null }

/** Results by source, each used once and in order; other sources are left to the generator. */
export function scripted(script: Readonly<Record<string, readonly string[]>>): Chance & { left(): string[] } {
  const places = new Map<string, number>()
  return {
    next(source) {
      const place = places.get(source) ?? 0
      places.set(source, place + 1)
      return script[source]?.[place] ?? null
    },
    left: () =>
      Object.entries(script).flatMap(([source, list]) =>
        list.slice(places.get(source) ?? 0).map((result) => `${source}: ${result}`),
      ),
  }
}

/** What chance said before, in order: replays do not depend on the generator. */
export function recorded(spoken: readonly Spoken[]): Chance {
  let place = 0
  return {
    next(source) {
      const entry = spoken[place++]
      if (entry === undefined) return null
      if (entry.source !== source)
        throw new ImpossibleChance(source, entry.result, [`a word about ${source}`])
      return entry.result
    },
  }
}

/**
 * As `recorded`, for what comes from a file: says afterwards what was asked and not recorded, or recorded and not asked.
 * Meanwhile the generator speaks for what is missing, so that a game in which our rules broke breaks again.
 */
export function exactly(spoken: readonly Spoken[]): Chance & { misfit(): Refusal } {
  const record = recorded(spoken)
  let asked = 0
  let missing: string | null = null
  return {
    next(source, words, m) {
      if (asked++ === spoken.length) missing = source
      return record.next(source, words, m)
    },
    misfit() {
      if (missing !== null) return reason('refused.chanceShort', { source: missing })
      const left = spoken[asked]
      return left === undefined ? null : reason('refused.chanceLeft', { ...left })
    },
  }
}

/** As another source, and remembers whether it ever said another word than the generator. */
export function compared(chance: Chance): Chance & { readonly differed: boolean } {
  if (chance === generator) return { ...generator, differed: false }
  let differed = false
  return {
    next: (source, words, m) => chance.next(source, words, m),
    differs(source, said, generated) {
      differed = true
      chance.differs?.(source, said, generated)
    },
    forced: (m, ask) => chance.forced?.(m, ask),
    get differed() {
      return differed
    },
  }
}

/**
 * Lets chance choose among words and records what it said. Equal words stand together, as in a pile in order; the first of
 * them is meant, for a recording tells the word alone and must lead to the same place. See `randomThing.ts` for others.
 */
export function speak(m: Machine, source: string, words: readonly string[]): number {
  const rng = m.ownRandom()
  const said = m.chance.next(source, words, m)
  // The generator moves on even when somebody else spoke, so that a replayed game goes on as the original would.
  const drawn = below(rng, words.length)
  const generated = words[drawn] ?? ''
  const result = said ?? generated
  const place = said === null ? firstLike(words, drawn) : words.indexOf(result)
  if (place < 0) throw impossible(source, result, words)
  if (result !== generated) m.chance.differs?.(source, result, generated)
  m.state.spoken = appended(m.state.spoken, { source, result })
  return place
}

function firstLike(words: readonly string[], place: number): number {
  let first = place
  while (first > 0 && words[first - 1] === words[place]) first--
  return first
}

function impossible(source: string, said: string, words: readonly string[]): ImpossibleChance {
  return new ImpossibleChance(source, said, [...new Set(words)])
}

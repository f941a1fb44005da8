import type { Chance, Machine, Result } from '@quadriga/kernel/author'
import { FACES } from '../query/multiset.ts'

/** One thing that a die may come to, and how likely it is. */
export interface Alternative {
  readonly word: string
  readonly chance: number
}

/** What a source of chance may say; null where it does not matter and the generator speaks. */
export type Alternatives = (source: string, m: Machine) => readonly Alternative[] | null

/** What became of something, and how likely that was. */
export interface Happening {
  readonly result: Result & { ok: true }
  readonly chance: number
}

const pips: readonly Alternative[] = Array.from({ length: FACES }, (_, face) => ({
  word: String(face + 1),
  chance: 1 / FACES,
}))

const dieSource = /^(?:effect|defensive|targeting|offensive)\.\d$/

/** Dice show six numbers. What is drawn from decks does not matter for damage. */
export const sixNumbers: Alternatives = (source) => (dieSource.test(source) ? pips : null)

interface Throw {
  readonly source: string
  /** Dice of one roll have the same moment: nothing is committed between them. */
  readonly moment: number
  readonly all: readonly Alternative[]
  place: number
}

/**
 * Everything that may come of something, with its chance: it is played again and again with other dice. Dice of one roll
 * are alike, so they are thrown in rising order only, and each result counts as often as it can be arranged.
 */
export function happenings(act: (chance: Chance) => Result, alternatives: Alternatives): Happening[] {
  const found: Happening[] = []
  const thrown: Throw[] = []
  do {
    let place = 0
    const chance: Chance = {
      next(source, _words, m) {
        const all = alternatives(source, m)
        if (all === null) return null
        thrown[place] ??= first(thrown[place - 1], source, all, m)
        const one = thrown[place++] as Throw
        return (one.all[one.place] as Alternative).word
      },
    }
    const result = act(chance)
    if (!result.ok) throw new Error(`refused while the odds were counted: ${result.reasons[0]?.key}`)
    thrown.length = place
    found.push({ result, chance: chanceOf(thrown) })
  } while (advance(thrown))
  return found
}

function first(
  before: Throw | undefined,
  source: string,
  all: readonly Alternative[],
  { state }: Machine,
): Throw {
  const moment = state.events.length
  const place = before !== undefined && isSameRoll(before, source, moment) ? before.place : 0
  return { source, moment, all, place }
}

function isSameRoll(before: Throw, source: string, moment: number): boolean {
  return before.source === source && before.moment === moment
}

/** The next arrangement; false when there is none. */
function advance(thrown: Throw[]): boolean {
  for (let last = thrown.pop(); last !== undefined; last = thrown.pop()) {
    if (last.place + 1 >= last.all.length) continue
    thrown.push({ ...last, place: last.place + 1 })
    return true
  }
  return false
}

function chanceOf(thrown: readonly Throw[]): number {
  let chance = 1
  let [nth, alike] = [0, 0]
  thrown.forEach((one, i) => {
    const before = thrown[i - 1]
    const goesOn = before !== undefined && isSameRoll(before, one.source, one.moment)
    nth = goesOn ? nth + 1 : 1
    alike = goesOn && before.place === one.place ? alike + 1 : 1
    chance *= ((one.all[one.place] as Alternative).chance * nth) / alike
  })
  return chance
}

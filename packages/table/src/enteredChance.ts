import { type Answer, type Chance, NOBODY, type Seat } from '@quadriga/kernel'
import type { BotMove } from './bots.ts'
import { type Holder, isHeldBy } from './holder.ts'
import type { TableGame } from './tableGame.ts'

/** The machine that asks chance for a word. */
type Asking = Parameters<Chance['next']>[2]

/** A result that real dice or cards must give, and who may know what could come. */
export interface Wanted {
  readonly source: string
  /** Everything that can come, once for each. */
  readonly words: readonly string[]
  /** Who throws or draws, or NOBODY. */
  readonly seat: Seat
  /** Only who holds the seat may see what can come, and what came. */
  readonly isPrivate: boolean
}

/** What somebody entered; the word is null where the table's own chance was asked for. */
export interface Entered extends Wanted {
  readonly word: string | null
}

/** Thrown where chance must speak and nobody has said yet what it says. The answer is tried again with one word more. */
export class ChanceWanted extends Error {
  readonly wanted: Wanted
  constructor(wanted: Wanted) {
    super(`chance must speak for ${wanted.source}`)
    this.name = 'ChanceWanted'
    this.wanted = wanted
  }
}

/** An answer that waits for what chance says; null while the table is laid. */
export interface Waiting {
  readonly given: Answer | null
  /** Set where a bot gave it. */
  readonly move: BotMove | null
  readonly entered: readonly Entered[]
  readonly wanted: Wanted
}

/** Chance as people enter it, in order. Bots and absent players have no hands: the table throws and draws for them. */
export function enteredChance(
  { secret }: Pick<TableGame, 'secret'>,
  holders: readonly Holder[],
  entered: readonly Entered[],
): Chance {
  let place = 0
  return {
    next(source, words, m) {
      // There is nothing to say where only one thing can come.
      if (new Set(words).size < 2) return null
      const { seat, isPrivate } = whose(source, words, m)
      const wanted = { source, words, seat, isPrivate: secret && isPrivate }
      // Somebody who throws or draws is needed; and nobody may learn what is another's to know.
      if (seat === NOBODY ? wanted.isPrivate : !isHeldBy(holders, seat)) return null
      const said = entered[place]
      if (said === undefined) throw new ChanceWanted(wanted)
      place++
      return said.word
    },
  }
}

/**
 * The seat that a result is about: `deck.1` is seat 1's, a card picked out of a hidden hand its holder's. Cards that come
 * from nowhere in sight are nobody's to know.
 */
function whose(source: string, words: readonly string[], m: Asking): Pick<Wanted, 'seat' | 'isPrivate'> {
  const areCards = words.every((word) => m.loaded.definitions.has(word))
  const n = /\.(\d+)$/.exec(source)?.[1]
  if (n !== undefined) return { seat: Number(n), isPrivate: areCards }
  if (!areCards) return { seat: NOBODY, isPrivate: false }
  const { state, loaded } = m
  const rules = loaded.game.zones(state.setup, state.seats)
  const places = state.zones.filter(({ ids }) => isSame(ids, words, m))
  const seenBy = (seen: string) =>
    places.filter((zone) => rules[state.zones.indexOf(zone)]?.rule.seen === seen)
  const [hand, ...others] = seenBy('owner')
  if (hand === undefined) return { seat: NOBODY, isPrivate: seenBy('all').length === 0 }
  return { seat: others.length === 0 ? hand.seat : NOBODY, isPrivate: true }
}

function isSame(ids: readonly number[], words: readonly string[], m: Asking): boolean {
  if (ids.length !== words.length) return false
  const faces = ids.map((id) => m.thing(id).face).sort()
  return words
    .slice()
    .sort()
    .every((word, i) => word === faces[i])
}

/** Whether a reader through these seats may know a result and what else could have come. */
export function maySee(
  { isPrivate, seat }: Pick<Wanted, 'isPrivate' | 'seat'>,
  seats: readonly Seat[],
): boolean {
  return !isPrivate || seats.includes(seat)
}

/** What was entered for the same answer so far and a reader may know; null where the table's own chance was asked for. */
export function enteredFor({ entered }: Waiting, seats: readonly Seat[]): readonly (string | null)[] {
  return entered.filter((one) => maySee(one, seats)).map(({ word }) => word)
}

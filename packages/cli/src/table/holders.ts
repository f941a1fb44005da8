import { type Bot, bots } from '@quadriga/bots'
import { nearest } from '@quadriga/testkit'
import { own } from '../own.ts'
import { Refusal } from '../refusal.ts'

/** Who sits in a seat: a person at this terminal, or a bot. */
export interface Holder {
  /** The name under which history knows them; one person may hold several seats. */
  readonly name: string
  readonly bot: Bot | null
}

/** The person in front of the terminal. */
export const ME = 'me'

/** Reads `me,random,Ann`: a word for each seat. Without any, the first seat is yours and bots take the others. */
export function readHolders(asked: string | undefined, seats: number, seed: string): Holder[] {
  const words = asked === undefined ? usual(seats) : asked.split(',').map((word) => word.trim())
  if (words.length !== seats) throw new Refusal('seats.count', { given: words.length, seats })
  return words.map((word, seat) => holderOf(word, `${seed}/bot/${seat}`))
}

function usual(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? ME : 'random'))
}

/** A bot by its name, or a person; a name almost like a bot's is surely a slip. */
function holderOf(word: string, seed: string): Holder {
  const holder = savedHolder(word.toLowerCase() === ME ? ME : word, seed)
  const [near] = holder.bot === null ? nearest(word, Object.keys(bots)) : []
  if (near !== undefined || word === '') throw new Refusal('seats.unknown', { word, near: near ?? ME })
  return holder
}

/** Whoever sat in a seat when the game was saved. */
export function savedHolder(name: string, seed: string): Holder {
  return { name, bot: own(bots, name)?.(seed) ?? null }
}

/** The persons at the terminal, each once. */
export function persons(holders: readonly Holder[]): string[] {
  return [...new Set(holders.filter((holder) => holder.bot === null).map((holder) => holder.name))]
}

import { bots } from '@quadriga/bots'
import { type BotMaker, type Holder, holderOf } from '@quadriga/table'
import { nearest } from '@quadriga/testkit'
import { ownEntry } from '../ownEntry.ts'
import { Refusal } from '../refusal.ts'

/** The person in front of the terminal. */
export const ME = 'me'

/** Reads `me,random,Ann`: a word for each seat. Without any, the first seat is yours and bots take the others. */
export function readHolders(asked: string | undefined, seats: number): Holder[] {
  const words = asked === undefined ? usual(seats) : asked.split(',').map((word) => word.trim())
  if (words.length !== seats) throw new Refusal('seats.count', { given: words.length, seats })
  return words.map(readHolder)
}

function usual(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? ME : 'random'))
}

/** A bot by its name, or a person; a name almost like a bot's is surely a slip. */
function readHolder(word: string): Holder {
  const holder = savedHolder(word.toLowerCase() === ME ? ME : word)
  const [near] = holder.kind === 'bot' ? [] : nearest(word, Object.keys(bots))
  if (near !== undefined || word === '') throw new Refusal('seats.unknown', { word, near: near ?? ME })
  return holder
}

/** Whoever sat in a seat when the game was saved. */
export function savedHolder(name: string): Holder {
  return holderOf(name, Object.keys(bots))
}

/** The bots of the terminal are there at once. */
export function botsThinking(seconds: number | undefined): BotMaker {
  return (id, seed) => {
    const make = ownEntry(bots, id)
    if (make === undefined) throw new Error(`there is no bot '${id}'`)
    return make(seed, seconds === undefined ? { most: PATIENCE } : { seconds })
  }
}

/** The longest that anybody waits for a bot, in seconds. */
const PATIENCE = 1.5

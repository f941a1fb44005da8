import { type Chance, loadedGame } from '@quadriga/kernel'
import { type GameKit, KitProblem, type Words } from '../kit.ts'
import type { Script as Lines } from '../scenario/format.ts'
import { didYouMean, nearest } from '../scenario/nearest.ts'
import * as t from '../text/playing.ts'
import { nothing } from '../text/said.ts'
import { isCalled, squeeze } from './names.ts'

/** What chance is to say, by source; lines may be added while a game runs. */
export interface Script {
  readonly chance: Chance
  readonly add: (lines: readonly Lines[]) => void
  /** The names of seats, which owned sources may carry: `deck.spider-man` for what the game calls `deck.0`. */
  readonly nameSeats: (names: readonly (readonly string[])[]) => void
  /** Results that never came up, in words. */
  readonly left: () => readonly { readonly at: Lines['at']; readonly said: Words }[]
}

interface Queue {
  readonly source: string
  readonly at: Lines['at']
  readonly values: string[]
}

/** Results by source; what is not scripted is left to the generator, or is a problem without a seed. */
export function scriptedChance(kit: GameKit, seeded: boolean): Script {
  const queues: Queue[] = []
  const heard = new Set<string>()
  let seatNames: readonly (readonly string[])[] = []
  const next = (source: string, words: readonly string[]): string | null => {
    const own = spellings(source, seatNames)
    for (const spelling of own) heard.add(spelling)
    const queue = queueFor(queues, own)
    if (queue !== undefined) return wordFor(kit, queue.values.shift() as string, words)
    if (seeded || words.every((word) => word === words[0])) return null
    throw new KitProblem(t.unscripted(source, nearlyScripted(queues, own)))
  }
  return {
    chance: { next },
    add: (lines) => {
      for (const { at, source, values } of lines) queues.push({ source, at, values: values.map(String) })
    },
    nameSeats: (names) => {
      seatNames = names
    },
    left: () =>
      queues.flatMap(({ source, at, values }) =>
        values.map((value) => ({ at, said: t.neverAsked(source, value, nearlyHeard(source, heard)) })),
      ),
  }
}

/** The ways to write a source. What is scripted without an owner serves every owner. */
function spellings(source: string, seatNames: readonly (readonly string[])[]): string[] {
  const [, kind = source, owner] = /^(.*)\.(\d+)$/.exec(source) ?? []
  const names = owner === undefined ? [] : (seatNames[Number(owner)] ?? [])
  const owned = names.map((name) => `${kind}.${name}`)
  const whole = source.slice(0, Math.max(0, source.lastIndexOf('.')))
  return [source, ...owned, kind, whole].filter((word) => word !== '')
}

/** The first way to write a source that something is still scripted for. */
function queueFor(queues: readonly Queue[], own: readonly string[]): Queue | undefined {
  for (const spelling of own) {
    const queue = queues.find((one) => squeeze(one.source) === squeeze(spelling) && one.values.length > 0)
    if (queue !== undefined) return queue
  }
  return undefined
}

/** What is scripted for a source of nearly that name. */
function nearlyScripted(queues: readonly Queue[], own: readonly string[]): Words {
  const waiting = queues.filter(({ values }) => values.length > 0).map(({ source }) => source)
  const [near] = own.flatMap((spelling) => nearest(spelling, waiting))
  return near === undefined ? nothing : t.scriptSays(near)
}

/** The sources that chance was asked about, for a word that is none of them. */
function nearlyHeard(source: string, heard: ReadonlySet<string>): Words {
  return [...heard].some((one) => squeeze(one) === squeeze(source)) ? nothing : didYouMean(source, heard)
}

/** A word of the game for what a file says: the word itself, or a card by name. */
function wordFor(kit: GameKit, said: string, words: readonly string[]): string {
  if (words.includes(said)) return said
  const { definitions } = loadedGame(kit.game.id)
  const found = words.find((word) => {
    const definition = definitions.get(word)
    return squeeze(word) === squeeze(said) || (definition !== undefined && isCalled(definition, said))
  })
  if (found === undefined) throw new KitProblem(t.impossibleChance(said), said, words)
  return found
}

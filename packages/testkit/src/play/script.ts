import { type Chance, loadedGame } from '@quadriga/kernel'
import { type GameKit, KitProblem } from '../kit.ts'
import type { Script as Lines } from '../scenario/format.ts'
import { isCalled, squeeze } from './names.ts'

/** What chance is to say, by source; lines may be added while a game runs. */
export interface Script {
  readonly chance: Chance
  readonly add: (lines: readonly Lines[]) => void
  /** The names of seats, which owned sources may carry: `deck.spider-man` for what the game calls `deck.0`. */
  readonly nameSeats: (names: readonly (readonly string[])[]) => void
  /** Results that never came up. */
  readonly left: () => readonly { readonly at: Lines['at']; readonly what: string }[]
}

/** Results by source; what is not scripted is left to the generator, or is a problem without a seed. */
export function scriptedChance(kit: GameKit, seeded: boolean): Script {
  const queues: { source: string; at: Lines['at']; values: string[] }[] = []
  let seatNames: readonly (readonly string[])[] = []
  const spellings = (source: string) => {
    const [, kind = source, owner] = /^(.*)\.(\d+)$/.exec(source) ?? []
    const names = owner === undefined ? [] : (seatNames[Number(owner)] ?? [])
    const owned = names.map((name) => `${kind}.${name}`)
    // What is scripted without an owner serves every owner.
    return [source, ...owned, kind, source.slice(0, source.lastIndexOf('.') + 1).slice(0, -1)].filter(
      (word) => word !== '',
    )
  }
  const next = (source: string, words: readonly string[]): string | null => {
    for (const spelling of spellings(source)) {
      const queue = queues.find((one) => squeeze(one.source) === squeeze(spelling) && one.values.length > 0)
      if (queue !== undefined) return wordFor(kit, queue.values.shift() as string, words)
    }
    if (seeded || words.every((word) => word === words[0])) return null
    throw new KitProblem(
      `chance is asked about '${source}' and nothing says what comes up: script it or give a seed`,
    )
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
        values.map((value) => ({ at, what: `${source}: ${value}` })),
      ),
  }
}

/** A word of the game for what a file says: the word itself, or a card by name. */
function wordFor(kit: GameKit, said: string, words: readonly string[]): string {
  if (words.includes(said)) return said
  const { definitions } = loadedGame(kit.game.id)
  const found = words.find((word) => {
    const definition = definitions.get(word)
    return squeeze(word) === squeeze(said) || (definition !== undefined && isCalled(definition, said))
  })
  if (found === undefined) throw new KitProblem(`chance cannot say '${said}' here`, said, words)
  return found
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { champions } from '@quadriga/champions'
import { dicethrone } from '@quadriga/dicethrone'
import { type Game, readSave, type Save } from '@quadriga/kernel'

/** A part of a recorded game: a save of the kernel, counted from one of its answers to its last. */
export interface Recording {
  readonly name: string
  readonly says: string
  /** Answers that only lead to the part that is counted. */
  readonly from: number
}

export const recordings: readonly Recording[] = [
  {
    name: 'solo-round',
    says: 'Champions: the third round of Spider-Man with his learning deck, alone against Rhino',
    from: 23,
  },
  {
    name: 'duel',
    says: 'Dice Throne: six rounds of Barbarian against Paladin, two people at one screen',
    from: 0,
  },
  {
    name: 'four-hands',
    says: 'Champions: the first villain phase of four heroes in the hands of one person, against Rhino',
    from: 44,
  },
]

const games: Readonly<Record<string, Game>> = { champions, dicethrone }

export function gameOf({ game }: Pick<Save, 'game'>): Game {
  const found = games[game]
  if (found === undefined) throw new Error(`there is no game ${game}`)
  return found
}

/** The saved game of a recording; the page can open the same file. */
export function saveOf({ name }: Recording): Save {
  const read = readSave(readFileSync(fileOf(name), 'utf8'))
  if (!read.ok) throw new Error(`${name}.json: ${read.problem.where}: ${read.problem.what}`)
  return read.save
}

export function fileOf(name: string): string {
  return join(import.meta.dirname, 'saves', `${name}.json`)
}

/** The same game after so many answers. */
export function cutAt(saved: Save, answers: number): Save {
  return { ...saved, answers: saved.answers.slice(0, answers) }
}

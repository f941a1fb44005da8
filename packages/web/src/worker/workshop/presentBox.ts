import { type Language, loadedGame } from '@quadriga/kernel'
import {
  type Blank,
  boxCards,
  boxes,
  missionFiles,
  missionWords,
  type Need,
  tileFiles,
} from '@quadriga/zombies'
import type { MissionFile, TileFile } from '../../model/workshop/files.ts'
import type { WordModel, WorkshopBox } from '../../model/workshop/workshopService.ts'

interface Word {
  readonly blanks: readonly Blank[]
  readonly gives?: readonly Need[]
  readonly needs?: Need
}

const wordsOf = (words: Readonly<Record<string, Word>>): WordModel[] =>
  Object.entries(words).map(([word, { blanks, gives = [], needs }]) => ({
    word,
    blanks,
    gives,
    needs: needs ?? '',
  }))

/** A file without what only helps to type it. */
function plainFile<T>(file: unknown): T {
  const { $schema: _, ...rest } = file as Record<string, unknown>
  return rest as T
}

/** Everything that the workshop offers, in one language. */
export function presentBox(language: Language): WorkshopBox {
  const { definitions } = loadedGame('zombies')
  const named = (id: string) => ({ id, name: definitions.get(id)?.names[language] ?? id })
  return {
    tiles: Object.values(tileFiles).map((file) => plainFile<TileFile>(file)),
    missions: Object.values(missionFiles)
      .map((file) => plainFile<MissionFile>(file))
      .filter(({ mode }) => mode === 'heroic'),
    moments: wordsOf(missionWords.moments),
    effects: wordsOf(missionWords.effects),
    goals: wordsOf(missionWords.goals),
    defeats: wordsOf(missionWords.defeats),
    flags: missionWords.flags,
    citizens: boxCards.citizens.map(named),
    zombieHeroes: boxCards.zombieHeroes.map(named),
    heroes: boxes.heroic.heroes.map(({ id }) => named(id)),
  }
}

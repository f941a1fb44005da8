import { type Language, loadedGame } from '@quadriga/kernel'
import {
  type Blank,
  boxCards,
  missionFiles,
  missionWords,
  type Mode,
  type Need,
  tileFiles,
} from '@quadriga/zombies'
import type { MissionFile, TileFile } from '../../model/workshop/files.ts'
import type { WordModel, WorkshopBox, WorkshopSide } from '../../model/workshop/workshopService.ts'

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

/** What missions of a mode may say and name. */
function presentSide(mode: Mode, named: (id: string) => { id: string; name: string }): WorkshopSide {
  const { moments, effects, goals, defeats, flags } = missionWords[mode]
  const cards = boxCards[mode]
  return {
    moments: wordsOf(moments),
    effects: wordsOf(effects),
    goals: wordsOf(goals),
    defeats: wordsOf(defeats),
    flags,
    citizens: cards.citizens.map(named),
    events: cards.events.map(named),
    spawnCards: cards.spawnCards.map(named),
    zombieHeroes: cards.zombieHeroes.map(named),
    enemies: cards.enemies.map(named),
    heroes: cards.heroes.map(named),
  }
}

/** Everything that the workshop offers, in one language. */
export function presentBox(language: Language): WorkshopBox {
  const { definitions } = loadedGame('zombies')
  const named = (id: string) => ({ id, name: definitions.get(id)?.names[language] ?? id })
  return {
    tiles: Object.values(tileFiles).map((file) => plainFile<TileFile>(file)),
    missions: Object.values(missionFiles).map((file) => plainFile<MissionFile>(file)),
    ...presentSide('heroic', named),
    zombie: presentSide('zombie', named),
  }
}

import { type ComponentType, lazy } from 'react'
import type { Choice, Question } from '../../model/table/question.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import { boardWords } from '../words/boardWords.ts'
import { addWords } from '../words/i18n.ts'

addWords(boardWords)

/**
 * The boards that are drawn, each a chunk of its own. A game without one is played at the text table. Each
 * draws `usePlay().shown`.
 */
export const boards: Readonly<Partial<Record<GameId, ComponentType>>> = {
  champions: lazy(async () => ({
    default: (await import('../champions/ChampionsTable.tsx')).ChampionsTable,
  })),
  dicethrone: lazy(async () => ({
    default: (await import('../dicethrone/DiceThroneTable.tsx')).DiceThroneTable,
  })),
  villainous: lazy(async () => ({
    default: (await import('../villainous/VillainousTable.tsx')).VillainousTable,
  })),
  zombies: lazy(async () => ({
    default: (await import('../zombies/ZombiesTable.tsx')).ZombiesTable,
  })),
}

/** Text tables of their own, for games whose table is a map. */
export const textTables: Readonly<Partial<Record<GameId, ComponentType>>> = {
  zombies: lazy(async () => ({ default: (await import('../zombies/TextMap.tsx')).TextMap })),
}

/** Phase bars of their own, for games whose phases have steps worth seeing. */
export const phaseBars: Readonly<Partial<Record<GameId, ComponentType>>> = {
  champions: lazy(async () => ({ default: (await import('../champions/PhaseBar.tsx')).PhaseBar })),
  dicethrone: lazy(async () => ({ default: (await import('../dicethrone/PhaseBar.tsx')).PhaseBar })),
  villainous: lazy(async () => ({ default: (await import('../villainous/PhaseBar.tsx')).PhaseBar })),
  zombies: lazy(async () => ({ default: (await import('../zombies/PhaseBar.tsx')).PhaseBar })),
}

/** What a game shows above the log, beside the table. */
export const rails: Readonly<Partial<Record<GameId, ComponentType>>> = {
  champions: lazy(async () => ({ default: (await import('../champions/ForecastRail.tsx')).ForecastRail })),
  dicethrone: lazy(async () => ({ default: (await import('../dicethrone/RollsRail.tsx')).RollsRail })),
  villainous: lazy(async () => ({ default: (await import('../villainous/TurnRail.tsx')).TurnRail })),
  zombies: lazy(async () => ({ default: (await import('../zombies/MissionRail.tsx')).MissionRail })),
}

/** Games whose panel says in words what comes, so that the text table has it too. */
export const foretelling: readonly GameId[] = ['champions']

/** Games whose panel is also drawn in the narrow rail of middle-sized screens. */
export const slimRails: readonly GameId[] = ['champions']

/** Boards on which one turns to another seat without leaving one's own. */
export const boardsWithSeats: readonly GameId[] = ['champions', 'zombies']

/** Boards on which the film is played where it happens, without a stage over them. */
export const boardsAsStages: readonly GameId[] = ['zombies']

/** Boards on which one takes up what another of one's seats may do meanwhile. */
export const boardsWithTurns: readonly GameId[] = ['zombies']

/** Choices with a component of their own, by the game and its question. */
export const ownChoices: Readonly<Record<string, ComponentType<{ readonly question: Question }>>> = {
  'champions/ask.defend': lazy(async () => ({
    default: (await import('../champions/DefendChoice.tsx')).DefendChoice,
  })),
  'dicethrone/ask.attempt': lazy(async () => ({
    default: (await import('../dicethrone/TrayChoice.tsx')).TrayChoice,
  })),
  'villainous/ask.action': lazy(async () => ({
    default: (await import('../villainous/SymbolChoices.tsx')).SymbolChoices,
  })),
  'dicethrone/ask.face': lazy(async () => ({
    default: (await import('../dicethrone/TrayChoice.tsx')).TrayChoice,
  })),
  'zombies/ask.turn': lazy(async () => ({ default: (await import('../zombies/TurnChoice.tsx')).TurnChoice })),
  'zombies/ask.free': lazy(async () => ({ default: (await import('../zombies/TurnChoice.tsx')).TurnChoice })),
  'zombies/ask.wounds': lazy(async () => ({
    default: (await import('../zombies/WoundChoice.tsx')).WoundChoice,
  })),
}

/** Lines of the dock of their own, by the game and its question. */
export const ownLines: Readonly<Record<string, ComponentType>> = {
  'champions/ask.defend': lazy(async () => ({
    default: (await import('../champions/defence/DefenceLine.tsx')).DefenceLine,
  })),
  'dicethrone/ask.action': lazy(async () => ({
    default: (await import('../dicethrone/WindowLine.tsx')).WindowLine,
  })),
}

/** Ends of a turn that have more to warn of than actions left. */
export const ownEnds: Readonly<
  Partial<Record<GameId, ComponentType<{ readonly question: Question; readonly choice: Choice }>>>
> = {
  champions: lazy(async () => ({ default: (await import('../champions/EndTurn.tsx')).EndTurn })),
  dicethrone: lazy(async () => ({ default: (await import('../dicethrone/AttackEnd.tsx')).AttackEnd })),
  villainous: lazy(async () => ({ default: (await import('../villainous/EndTurn.tsx')).EndTurn })),
}

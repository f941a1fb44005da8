import type { Question } from '../../model/table/question.ts'
import type { SymbolModel, VillainModel, VillainousBoard } from '../../model/villainous/board.ts'
import { actsOf } from './symbolLens.ts'

/** Symbols that could still be used where the figure stands. */
export function usableSymbols(player: VillainModel, question: Question | null): readonly SymbolModel[] {
  const here = player.locations.find(({ place }) => place === player.at)
  if (here === undefined) return []
  return [...here.top, ...here.bottom, ...here.granted].filter(
    ({ state, option, types }) => state === 'free' && (option !== '' || actsOf(question, types).length > 0),
  )
}

/** Whether a symbol left unused is worth a warning: to discard nothing is no oversight. */
export function isMissed({ types }: SymbolModel): boolean {
  return types.some((type) => type !== 'discard')
}

/** How many cards would be drawn at the end of the turn. */
export function drawnAtEnd({ handSize, handLimit, deck, discard }: VillainModel): number {
  return Math.max(0, Math.min(handLimit - handSize, deck + discard.length))
}

/** Opponents whom a single step separates from winning. */
export function nearOnes({ players }: VillainousBoard, me: number): readonly VillainModel[] {
  return players.filter(({ seat, isNear }) => seat !== me && isNear)
}

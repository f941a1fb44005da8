import type { Moment } from '../search/adapter.ts'
import type { Example } from './net.ts'
import type { Lesson } from './lesson.ts'
import { type PlayedGame, replayGame } from './playedGame.ts'

/** The positions of played games at each named moment; games that did not end teach nothing. */
export function examplesOf(lesson: Lesson, games: readonly PlayedGame[]): Record<Moment, Example[]> {
  const found: Record<Moment, Example[]> = { turnBegins: [], turnEnds: [] }
  games.forEach((game, place) => {
    const { winners } = game
    if (winners !== null) addGame(lesson, game, winners, place, found)
  })
  return found
}

function addGame(
  lesson: Lesson,
  game: PlayedGame,
  winners: readonly number[],
  place: number,
  found: Record<Moment, Example[]>,
): void {
  const adapter = lesson.adapter(null)
  const begun = new Map<number, number>()
  const draw = winners.length === 0 && lesson.game.id === 'dicethrone'
  replayGame(lesson, game, (state, decision, picks) => {
    const { seat } = decision
    if (!adapter.isMenu(decision, seat)) return
    const won = draw ? 0.5 : Number(winners.includes(seat))
    const add = (moment: Moment) =>
      found[moment].push({ features: adapter.features(state, seat, moment), won, usual: 0, game: place })
    const clock = adapter.clock(state)
    if (begun.get(seat) !== clock) add('turnBegins')
    begun.set(seat, clock)
    if (picks[0] === adapter.endOfTurn(decision)) add('turnEnds')
  })
}

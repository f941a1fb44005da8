import type { Moment } from '../search/adapter.ts'
import type { Example } from './net.ts'
import { type PlayedGame, replayGame } from './playedGame.ts'
import type { SecondLesson } from './secondLesson.ts'

/** A game as it is learned from: its positions at each named moment, in their order, and how it ended. */
export interface Lived {
  readonly n: number
  readonly positions: readonly Position[]
  readonly score: number
}

interface Position extends Pick<Example, 'features' | 'usual'> {
  readonly moment: Moment
  readonly seat: number
}

/** Plays a game again to read its positions; null for one that did not end. */
export function livedThrough(lesson: SecondLesson, game: PlayedGame): Lived | null {
  if (game.winners === null) return null
  const { adapter } = lesson
  const positions: Position[] = []
  const begun = new Map<number, number>()
  const end = replayGame(lesson, game, (state, decision, picks) => {
    const { seat } = decision
    if (!adapter.isMenu(decision, seat)) return
    const add = (moment: Moment) =>
      positions.push({
        moment,
        seat,
        features: adapter.features(state, seat, moment),
        usual: lesson.first(state, seat, moment),
      })
    const clock = adapter.clock(state)
    if (begun.get(seat) !== clock) add('turnBegins')
    begun.set(seat, clock)
    if (picks[0] === adapter.endOfTurn(decision)) add('turnEnds')
  })
  return { n: game.n, positions, score: lesson.score(end) }
}

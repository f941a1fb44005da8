import { createRng, sample, start } from '@quadriga/kernel'
import type { Bot } from '../bot.ts'
import { type Decide, type PlayedGame, playOut } from './playedGame.ts'
import type { Learned, SecondLesson } from './secondLesson.ts'

/** How many answers of a hundred are drawn at random: so that more is learned of than one way to play. */
const SLIPS = 2

/** Plays game n of a round. */
export function playSecond(
  lesson: SecondLesson,
  second: Learned | null,
  seed: string,
  n: number,
): PlayedGame {
  const setup = lesson.setup(n)
  const own = `${seed}/${n}`
  const begun = start(lesson.game, setup, own)
  if (!begun.ok) throw new Error(`the set-up of game ${n} is refused: ${begun.reasons[0]?.key}`)
  const players = Array.from({ length: begun.state.seats }, (_, seat) =>
    slipping(lesson.bot(second, `${own}/bot/${seat}`), `${own}/slips/${seat}`),
  )
  const { state, answers } = playOut(begun.state, players)
  return { n, seed: own, setup, answers, winners: state.outcome?.winners ?? null }
}

function slipping(bot: Bot, seed: string): Decide {
  const rng = createRng(seed)
  return (seen, decision) => {
    const slips = !decision.open && rng.below(100) < SLIPS
    return slips ? sample(decision, rng) : bot.decide(seen, decision)
  }
}

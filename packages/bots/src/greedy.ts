import { createRng, type Message, type View } from '@quadriga/kernel'
import type { Bot } from './bot.ts'
import { type Evaluation, styledBy } from './evaluate/evaluation.ts'
import { evaluationOf } from './evaluate/index.ts'
import { type Foreseen, lookAhead, type Outlook } from './lookAhead.ts'
import { type Manner, usualManner } from './manner.ts'
import { type Mind, mindFor, type Thought } from './mind.ts'
import { finish, finishSlowly } from './search/thinking.ts'
import type { Taste } from './taste.ts'
import type { Tried } from './tried.ts'

/**
 * Looks one turn ahead: tries every answer in worlds that its seat believes possible, plays on by many tastes to the
 * end of the turn, and takes the answer whose best plan leads to the best position. Games of dice have a mind of their
 * own. It sees a view and nothing else.
 */
export function greedyBot(seed: string): Bot {
  return greedyBy(evaluationOf, seed)
}

/** The same, judging positions otherwise. */
export function greedyBy(
  evaluations: (game: string) => Evaluation,
  seed: string,
  manner: Manner = usualManner,
): Bot {
  const rng = createRng(seed)
  let last: Taste | null = null
  let why: Message | null = null
  let tried: readonly Tried[] = []
  let made: Mind | null | undefined
  let evaluation: Evaluation | null = null
  const mindOf = ({ game }: View): Mind | null => {
    if (made === undefined) made = mindFor(game, manner)
    return made
  }
  const noted = (thought: Thought): readonly string[] | null => {
    why = thought.why
    tried = thought.tried ?? []
    return thought.picks
  }
  const outlook = ({ game }: View): Outlook => {
    evaluation ??= styledBy(manner.style, evaluations(game))
    return { rng, evaluation, manner, last }
  }
  const planned = ({ picks, taste, reason, tried: compared }: Foreseen): readonly string[] | null => {
    // The plan goes on: its taste is tried first at the next decision, where it would choose the same again.
    last = taste
    why = reason
    tried = compared
    return picks
  }
  return {
    decide(seen, decision) {
      const mind = mindOf(seen)
      if (mind !== null) return noted(mind.think(seen, decision, rng))
      return planned(finish(lookAhead(seen, decision, outlook(seen))))
    },
    async decideSlowly(seen, decision, cancelled) {
      const mind = mindOf(seen)
      if (mind === null) {
        const found = await finishSlowly(lookAhead(seen, decision, outlook(seen)), cancelled)
        return found === null ? null : planned(found)
      }
      if (mind.slowly === undefined) return noted(mind.think(seen, decision, rng))
      const thought = await finishSlowly(mind.slowly(seen, decision, rng), cancelled)
      return thought === null ? null : noted(thought)
    },
    why: () => why,
    tried: () => tried,
  }
}

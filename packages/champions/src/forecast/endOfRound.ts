import { type Message, NOTHING, type Query, type ThingId } from '@quadriga/kernel/author'
import { cardsInPlay } from '../query/card.ts'
import { forecastMessages } from './words.ts'

/** Something that is known to happen when the round ends. */
export interface EndOfRoundEffect {
  readonly source: ThingId
  readonly face: string
  /** The text that will be resolved, for `describe`; '' for a lasting effect that ends. */
  readonly program: string
  readonly words: Message
}

/** Forced abilities of cards in play that wait for the end of the round, and lasting effects that end with it. */
export function endOfRound(q: Query): EndOfRoundEffect[] {
  const found: EndOfRoundEffect[] = []
  for (const source of cardsInPlay(q)) {
    for (const { ability, when, effect } of q.abilities(source)) {
      if (ability.forced && when?.args['event'] === 'roundEnds') found.push(entry(q, source, effect.id))
    }
  }
  for (const { until, env } of q.state.modifiers) {
    const source = (env['self'] as ThingId | undefined) ?? NOTHING
    if (until === 'round') found.push(entry(q, source, ''))
  }
  return found
}

function entry(q: Query, source: ThingId, program: string): EndOfRoundEffect {
  const face = q.exists(source) ? q.thing(source).face : ''
  return { source, face, program, words: forecastMessages.message('forecast.endOfRound', { card: face }) }
}

import {
  alliesOn,
  crisesInPlay,
  strengthNeeded,
  strengthOf,
  strengthOn,
  targetOf,
} from '@quadriga/villainous'
import { describe, describeDefinition, type RichText, type ThingId } from '@quadriga/kernel'
import { plain } from '@quadriga/kernel/text'
import type { Reader, Scene } from '@quadriga/table'
import type { CrisisModel } from '../../model/villainous/board.ts'

/** Every Crisis in play with the Strength that each player has there. */
export function presentCrises({ language }: Scene, q: Reader): CrisisModel[] {
  return crisesInPlay(q).map((crisis) => {
    const { face } = q.thing(crisis)
    const reward = describe('villainous', { program: `${face}/reward`, node: 0 }, language)
    const allies = alliesOn(q, crisis)
    return {
      crisis,
      face,
      target: targetOf(q, crisis),
      now: strengthOn(q, crisis),
      need: strengthNeeded(q, crisis),
      allies,
      shares: sharesOf(q, allies),
      effect: describeDefinition('villainous', face, language).filter((line) => !holds(line, reward)),
      reward,
    }
  })
}

function sharesOf(q: Reader, allies: readonly ThingId[]): CrisisModel['shares'] {
  const seats = [...new Set(allies.map((id) => q.thing(id).controller))]
  return seats.map((seat) => {
    const own = allies.filter((id) => q.thing(id).controller === seat)
    return { seat, strength: own.reduce((sum, id) => sum + strengthOf(q, id), 0) }
  })
}

/** The line that says the reward: it stands apart from the effect. */
function holds(line: RichText, reward: RichText): boolean {
  return plain(line).toLowerCase().includes(plain(reward).toLowerCase().slice(0, 30))
}

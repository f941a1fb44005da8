import {
  type Chance,
  interject,
  NOBODY,
  rest,
  type Result,
  type Seat,
  type State,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { Activation } from '../query/requirement.ts'
import { attempts } from '../rules/attempts.ts'
import { offensiveRoll, turn } from '../rules/turn.ts'
import type { Table } from '../table.ts'
import { idsOf, seatZone } from '../zones.ts'

/** Lets a seat activate an ability with these dice; `world` is a quiet one, and whatever waits in it is forgotten. */
export function activated(
  world: State,
  seat: Seat,
  { thing: ability, index }: Activation,
  pips: readonly number[],
  chance: Chance,
): Result {
  return interject(
    { ...world, frames: [], pending: [], modifiers: lasting(world) },
    (m) => {
      Object.assign(m.ownTable<Table>(), { active: seat, phase: 'offensive_roll' })
      idsOf(m, seatZone.dice, seat).forEach((die, i) => (m.own(die)['pips'] = pips[i] ?? 1))
      m.call(rest, {})
      // Below the attack lies the frame of a turn with no step left, for rules that look for one.
      m.call(turn, { against: NOBODY })
      m.top().step = turn.labels.length
      // The attempts are over: the roll goes on behind them, with the activation.
      const roll = { ...offensiveRoll(m, seat, NOBODY), ability, index, rolling: false }
      m.call(attempts, { event: m.layEvent(event.offensiveRoll, roll, 1) }, 'activate')
    },
    chance,
  )
}

function lasting({ modifiers }: State): State['modifiers'] {
  return modifiers.filter(({ depth }) => depth < 0)
}

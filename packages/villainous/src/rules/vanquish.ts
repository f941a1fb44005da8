import {
  message,
  NOTHING,
  type Option,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by, cardOf, isKind } from '../query/domain.ts'
import { stoneOf } from '../query/stones.ts'
import { strengthOf } from '../query/strength.ts'
import { alliesNeeded, fightersAgainst } from '../query/vanquish.ts'
import { useSymbol } from './symbolUse.ts'

interface Fight {
  seat: Seat
  /** The character to vanquish. */
  thing: ThingId
  /** Given by a card that spends no symbol and no Ally. */
  free: boolean
}

/** The Vanquish action: one character, any number of Allies beside it whose Strength is enough. */
export const vanquish = procedure<Fight>('villainous.vanquish', {
  with(m, f) {
    m.ask({
      seat: f.seat,
      ask: message('ask.with', { strength: strengthOf(m, f.thing) }),
      shape: 'pay',
      min: strengthOf(m, f.thing),
      need: new Array<string>(alliesNeeded(m, f.thing)).fill('ally'),
      options: fighterOptions(m, f.seat, f.thing),
      because: f.thing,
    })
  },
  fight(m, f) {
    const used = m.chosen()
    m.done()
    if (f.free !== true) useSymbol(m, f.seat, 'vanquish')
    const spent = f.free === true ? [] : used.filter((id) => isSpent(m, id, f.thing))
    const spentCodes = spent.map((id) => m.thing(id).face)
    m.propose(event.vanquish, { ...by(m, f.seat), target: f.thing, spent, spentCodes })
  },
})

/** Each Ally gives its Strength; one unit of it is called "ally", so that a number of Allies can be asked for. */
function fighterOptions(q: Query, seat: Seat, target: ThingId): Option[] {
  const fighters = fightersAgainst(q, seat, target)
  return thingOptions(q, 'with', fighters).map((option) => ({
    ...option,
    gives: ['ally', ...new Array<string>(strengthOf(q, option.thing) - 1).fill('strength')],
  }))
}

/** Against a character without Strength no Ally is lost; some Allies survive those who carry a Stone. */
function isSpent(q: Query, ally: ThingId, target: ThingId): boolean {
  if (strengthOf(q, target) === 0) return false
  const spared = cardOf(q, ally)?.keywords.includes('sparedByStones') === true
  return !(spared && isKind(q, target, 'ally') && stoneOf(q, target) !== NOTHING)
}

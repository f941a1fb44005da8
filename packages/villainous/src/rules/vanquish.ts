import {
  message,
  type Option,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by, placeOf } from '../query/domain.ts'
import { strengthOf } from '../query/strength.ts'
import { alliesNeeded, costsAllies, fightersAgainst, sweptBy } from '../query/vanquish.ts'
import { useSymbol } from './symbolUse.ts'

interface Fight {
  seat: Seat
  /** The character to vanquish. */
  thing: ThingId
  /** Given by a card: no symbol is used. */
  given: boolean
  /** No Ally is lost for it. */
  unharmed: boolean
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
    if (f.given !== true) useSymbol(m, f.seat, 'vanquish')
    const spent = f.unharmed === true || !costsAllies(m, f.thing) ? [] : used
    m.propose(event.vanquish, {
      ...by(m, f.seat),
      targets: [f.thing],
      target: f.thing,
      fighters: used,
      spent,
      place: placeOf(m, f.thing),
    })
  },
})

/** One Ally takes all weak characters of its location at once; it is lost for it. */
export const sweep = procedure<{ seat: Seat; thing: ThingId }>('villainous.sweep', {
  fight(m, f) {
    const targets = sweptBy(m, f.seat, f.thing)
    m.done()
    useSymbol(m, f.seat, 'vanquish')
    m.propose(event.vanquish, {
      ...by(m, f.seat),
      targets,
      target: targets[0] as ThingId,
      fighters: [f.thing],
      spent: [f.thing],
      place: placeOf(m, f.thing),
    })
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

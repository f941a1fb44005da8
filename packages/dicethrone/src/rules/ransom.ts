import { message, plainOption, procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { alterable } from '../query/dice.ts'
import { heroOf, pointsOf } from '../query/heroes.ts'
import { dieOptions, pickedDie } from './dieChange.ts'

interface RansomVars {
  seat: Seat
  price: number
  die: ThingId
}

/** A player picks a die of an opponent, who pays for it or throws it again. */
export const ransomDie = procedure<RansomVars>('dicethrone.ransomDie', {
  which(m, f) {
    const options = dieOptions(m, alterable(m, f.seat, 'opponent'))
    m.ask({ seat: f.seat, ask: message('ask.die'), options, confirm: true })
  },
  picked(m, f) {
    f.die = pickedDie(m, alterable(m, f.seat, 'opponent'))
  },
  offer(m, f) {
    const { owner } = m.thing(f.die)
    const pips = m.counter(f.die, 'pips')
    const reroll = plainOption('reroll', message('option.reroll', { pips: String(pips) }))
    const pay = plainOption('pay', message('option.pay', { n: f.price }))
    const options = pointsOf(m, owner) >= f.price ? [pay, reroll] : [reroll]
    m.ask({
      seat: owner,
      ask: message('ask.ransom', { hero: heroOf(m, f.seat).id, pips, n: f.price }),
      options,
    })
  },
  settle(m, f) {
    const { owner } = m.thing(f.die)
    m.done()
    if (m.picks[0] === 'pay') {
      m.happen(event.points, { seat: owner, n: -f.price })
      m.happen(event.points, { seat: f.seat, n: f.price })
    } else m.happen(event.reroll, { seat: owner, dice: [f.die] })
  },
})

import {
  message,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { ChampionsTable } from '../table.ts'
import { readyWith } from '../query/legality.ts'
import { attackDraft, thwartDraft } from './attack.ts'

interface PowerVars {
  seat: Seat
  /** The enemy or scheme it is used on. */
  thing: ThingId
  /** The character that uses it. */
  with: ThingId
}

type Power = 'atk' | 'thw'

/** Attack and thwart are alike: choose who, exhaust, lose a status card instead, or do it. */
function basicPower(name: string, power: Power, status: 'stunned' | 'confused') {
  return procedure<PowerVars>(name, {
    choose(m, f) {
      const ask = message(power === 'atk' ? 'ask.attackWith' : 'ask.thwartWith', {
        card: m.thing(f.thing).face,
      })
      m.ask({ seat: f.seat, ask, options: withOptions(m, f.seat, power), because: f.thing })
    },
    exhaust(m, f) {
      f.with = m.chosen()[0] ?? NOTHING
      m.happen(event.exhaust, { thing: f.with, seat: f.seat })
    },
    use(m, f) {
      m.done()
      const { seat, thing } = f
      if (m.counter(f.with, status) > 0) m.happen(event.loseStatus, { to: f.with, status })
      else if (power === 'atk') m.propose(event.attack, attackDraft(f.with, thing, seat, f.with, null))
      else m.propose(event.thwart, thwartDraft(f.with, thing, seat, f.with, null))
    },
  })
}

function withOptions(q: Query, seat: Seat, power: Power) {
  return thingOptions(q, 'with', readyWith(q, seat, power))
}

export const basicAttack = basicPower('champions.basicAttack', 'atk', 'stunned')
export const basicThwart = basicPower('champions.basicThwart', 'thw', 'confused')

interface IdentityVars {
  seat: Seat
  thing: ThingId
}

export const recover = procedure<IdentityVars>('champions.recover', {
  exhaust(m, { seat, thing }) {
    m.happen(event.exhaust, { thing, seat })
  },
  heal(m, { seat, thing }) {
    m.done()
    m.happen(event.heal, { to: thing, n: m.stat(thing, 'rec'), source: thing, seat })
  },
})

/** The voluntary change of form; those made by cards are extra (R75). */
export const changeForm = procedure<IdentityVars>('champions.changeForm', {
  turn(m, { seat, thing }) {
    m.done()
    const table = m.ownTable<ChampionsTable>()
    table.changedForm = table.changedForm.map((was, one) => was || one === seat)
    m.propose(event.changeForm, { seat, thing })
  },
})

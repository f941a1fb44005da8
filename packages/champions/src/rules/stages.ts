import { environment, NOBODY, procedure, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { abilitiesWith } from '../query/usable.ts'
import { idsIn, sharedZone, tableOf } from '../table.ts'

interface StageVars {
  thing: ThingId
}

interface AbilitiesVars {
  thing: ThingId
  trigger: 'whenRevealed' | 'setup'
  next: number
}

/** Resolves the abilities of one trigger on a card, one after the other; for the scenario's the first player decides. */
export const resolveAll = procedure<AbilitiesVars>('champions.resolveAll', {
  resolve(m, f) {
    const ability = abilitiesWith(m, f.thing, f.trigger)[f.next]
    if (ability === undefined) {
      m.done()
      return
    }
    f.next++
    m.goto('resolve')
    const { controller } = m.thing(f.thing)
    const you = controller === NOBODY ? tableOf(m).firstPlayer : controller
    m.resolve(ability.effect.id, environment({ you, self: f.thing }))
  },
})

/** Excess damage is lost; attachments, status cards and counters stay (R46). */
export const advanceVillain = procedure<StageVars>('champions.advanceVillain', {
  next(m, { thing }) {
    const [next] = idsIn(m, sharedZone.villainDeck)
    if (next === undefined) m.end({ kind: 'won', winners: seats(m.seats), cause: 'outcome.villainDefeated' })
    else m.happen(event.nextStage, { thing, next })
  },
  toughness(m, { thing }) {
    if (m.stat(thing, 'toughness') > 0) m.happen(event.gainStatus, { to: thing, status: 'tough' })
  },
  reveal(m, { thing }) {
    m.call(resolveAll, { thing, trigger: 'whenRevealed', next: 0 })
  },
})

/** Surplus threat is lost and acceleration tokens stay; side A of the next stage resolves, then side B (R59). */
export const advanceScheme = procedure<StageVars>('champions.advanceScheme', {
  next(m, { thing }) {
    const [next] = idsIn(m, sharedZone.schemeDeck)
    if (next === undefined) m.end({ kind: 'lost', winners: [], cause: 'outcome.schemeCompleted' })
    else m.happen(event.nextStage, { thing, next })
  },
  sideA(m, { thing }) {
    m.call(resolveAll, { thing, trigger: 'whenRevealed', next: 0 })
  },
  turn(m, { thing }) {
    m.happen(event.turnScheme, { thing })
  },
  sideB(m, { thing }) {
    m.call(resolveAll, { thing, trigger: 'whenRevealed', next: 0 })
  },
})

function seats(count: number): number[] {
  return Array.from({ length: count }, (_, seat) => seat)
}

import { environment, type Machine, NOBODY, NOTHING, procedure, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { areaOf, inPlay, isKind } from '../query/card.ts'
import { remaining, villainOf } from '../query/characters.ts'
import { mainSchemeOf, threatLimit } from '../query/schemes.ts'
import { abilitiesWith, hasAbility } from '../query/usable.ts'
import { tableOf } from '../table.ts'
import { eliminate } from './elimination.ts'
import { advanceScheme, advanceVillain } from './stages.ts'

/** A character without hit points is defeated. */
export function checkHitPoints(m: Machine, depth: number): void {
  const { to, by, attack } = m.eventOf(depth, event.damage)
  if (inPlay(m, to) && remaining(m, to) === 0) m.propose(event.defeat, defeatDraft(m, to, by, attack))
}

/** A side scheme without threat is defeated. */
export function checkSideScheme(m: Machine, depth: number): void {
  const { scheme, seat } = m.eventOf(depth, event.removeThreat)
  if (m.inZone(scheme, 'sideSchemes') && m.counter(scheme, 'threat') === 0)
    m.propose(event.defeat, defeatDraft(m, scheme, seat, -1))
}

/** A main scheme at its limit advances; the last one loses the game. */
export function checkMainScheme(m: Machine, depth: number): void {
  const { scheme } = m.eventOf(depth, event.placeThreat)
  if (scheme === mainSchemeOf(m) && m.counter(scheme, 'threat') >= threatLimit(m, scheme)) {
    m.call(advanceScheme, { thing: scheme })
  }
}

export function defeatDraft(m: Machine, thing: ThingId, by: number, attack: number) {
  return {
    thing,
    wasFace: m.thing(thing).face,
    wasEngaged: m.inZone(thing, 'engaged') ? areaOf(m, thing) : NOBODY,
    wasMinion: isKind(m, thing, 'minion'),
    wasScheme: m.inZone(thing, 'sideSchemes'),
    by,
    attack,
  }
}

interface WhenDefeatedVars {
  event: number
  next: number
}

/** The When Defeated lines of a card, one after the other. */
export const whenDefeated = procedure<WhenDefeatedVars>('champions.whenDefeated', {
  resolve(m, f) {
    const { thing } = m.eventOf(f.event, event.defeat)
    const ability = inPlay(m, thing) ? abilitiesWith(m, thing, 'whenDefeated')[f.next] : undefined
    if (ability === undefined) {
      m.done()
      return
    }
    f.next++
    m.goto('resolve')
    const area = areaOf(m, thing)
    const you = area === NOBODY ? tableOf(m).firstPlayer : area
    m.resolve(ability.effect.id, environment({ you, self: thing, event: f.event }))
  },
})

/** A card that says something about its defeat says it before it leaves. */
export function lastWords(m: Machine, depth: number): void {
  const { thing } = m.eventOf(depth, event.defeat)
  if (inPlay(m, thing) && hasAbility(m, thing, 'whenDefeated'))
    m.call(whenDefeated, { event: depth, next: 0 })
}

/** A defeated villain stage makes way for the next; a defeated identity's player is out. */
export function afterDefeat(m: Machine, depth: number): void {
  const { thing } = m.eventOf(depth, event.defeat)
  if (thing === NOTHING || !inPlay(m, thing)) return
  if (thing === villainOf(m)) m.call(advanceVillain, { thing })
  else if (m.inZone(thing, 'identity')) m.call(eliminate, { seat: areaOf(m, thing) })
}

import {
  type CompiledAbility,
  distinctFaces,
  doPicked,
  plainOption,
  procedure,
  type Query,
  type Refusal,
  reason,
  type Seat,
  thingOptions,
  type ThingId,
  type Verb,
  message,
} from '@quadriga/kernel/author'
import { enemies } from '../query/characters.ts'
import { attackRefusal, formRefusal, powerRefusal, readyRefusal, removalRefusal } from '../query/legality.ts'
import { abilityRefusal, actionCards, noTurnRefusal, playRefusal, usableActions } from '../query/playable.ts'
import { schemes } from '../query/schemes.ts'
import { isHero } from '../query/seat.ts'
import { abilitiesWith } from '../query/usable.ts'
import { idsOf, seatZone, tableOf } from '../table.ts'
import { initiate } from './initiate.ts'
import { beginPlay } from './playCard.ts'
import { isKind } from '../query/card.ts'
import { envFor } from '../query/usable.ts'

/** What a player may try. Menus, explanations and refusals all come from here. */

function turnRefusal(q: Query, seat: Seat): Refusal {
  return tableOf(q).turn === seat ? null : reason('refused.notYourTurn', {}, 'champions:player-turn')
}

const ownIdentity = (q: Query, seat: Seat): readonly ThingId[] => idsOf(q, seatZone.identity, seat)

export const verbs: readonly Verb[] = [
  {
    id: 'changeForm',
    at: 'thing',
    candidates: ownIdentity,
    closed(q, seat) {
      if (tableOf(q).changedForm[seat] === true) return reason('refused.changedForm', {}, 'champions:form')
      return turnRefusal(q, seat)
    },
    refusal: () => null,
    /** A change of form is named by the side that comes up. */
    says: (q, seat) => message(isHero(q, seat) ? 'option.toAlterEgo' : 'option.toHero'),
    rule: 'champions.changeForm',
  },
  {
    id: 'play',
    at: 'thing',
    candidates: (q, seat) => distinctFaces(q, idsOf(q, seatZone.hand, seat)),
    refusal: playRefusal,
    rule: 'champions.playFromMenu',
  },
  {
    id: 'attack',
    at: 'thing',
    candidates: (q) => enemies(q),
    closed: (q, seat) => turnRefusal(q, seat) ?? powerRefusal(q, seat, 'atk'),
    refusal: (q, seat, thing) => attackRefusal(q, seat, thing),
    rule: 'champions.basicAttack',
  },
  {
    id: 'thwart',
    at: 'thing',
    candidates: (q) => schemes(q),
    closed: (q, seat) => turnRefusal(q, seat) ?? powerRefusal(q, seat, 'thw'),
    refusal: (q, _seat, thing) => removalRefusal(q, thing),
    rule: 'champions.basicThwart',
  },
  {
    id: 'recover',
    at: 'thing',
    candidates: ownIdentity,
    closed: (q, seat) => turnRefusal(q, seat) ?? formRefusal(q, seat, 'alter-ego'),
    refusal(q, _seat, thing) {
      const refused = readyRefusal(q, thing)
      if (refused !== null || q.counter(thing, 'damage') > 0) return refused
      return reason('refused.unhurt', { card: q.thing(thing).face }, 'champions:recover')
    },
    rule: 'champions.recover',
  },
  {
    id: 'use',
    at: 'thing',
    candidates: actionCards,
    closed: noTurnRefusal,
    refusal(q, seat, thing) {
      let first: Refusal = null
      for (const one of abilitiesWith(q, thing, 'action')) {
        const refused = abilityRefusal(q, seat, thing, one, -1)
        if (refused === null) return null
        first ??= refused
      }
      return first
    },
    rule: 'champions.useFromMenu',
  },
]

interface MenuVars {
  seat: Seat
  thing: ThingId
}

export const playFromMenu = procedure<MenuVars>('champions.playFromMenu', {
  play(m, { seat, thing }) {
    m.done()
    beginPlay(m, seat, thing, isKind(m, thing, 'event') ? 0 : -1, -1)
  },
})

export const useFromMenu = procedure<MenuVars>('champions.useFromMenu', {
  /** A card with several actions: which one? */
  choose(m, { seat, thing }) {
    m.ask({
      seat,
      ask: message('ask.ability', { card: m.thing(thing).face }),
      options: abilityOptions(m, seat, thing),
      because: thing,
    })
  },
  use(m, { seat, thing }) {
    const ability = usableActions(m, seat, thing).find((one) => abilityKey(one) === m.picks[0])
    m.done()
    if (ability !== undefined) initiate(m, { thing, ability, seat, env: envFor(seat, thing) })
  },
})

function abilityOptions(q: Query, seat: Seat, thing: ThingId) {
  return usableActions(q, seat, thing).map((one) =>
    plainOption(abilityKey(one), message('option.ability', { program: one.effect.id })),
  )
}

function abilityKey({ index }: CompiledAbility): string {
  return `ability:${index + 1}`
}

/** What another player may do during somebody's turn: actions, on request or on offer (R20). */
export function opportunityOptions(q: Query, seat: Seat) {
  const events = distinctFaces(q, idsOf(q, seatZone.hand, seat)).filter(
    (id) => isKind(q, id, 'event') && playRefusal(q, seat, id) === null,
  )
  const cards = actionCards(q, seat).filter((id) => usableActions(q, seat, id).length > 0)
  return [...thingOptions(q, 'play', events), ...thingOptions(q, 'use', cards)]
}

interface OpportunityVars {
  seat: Seat
}

export const opportunity = procedure<OpportunityVars>('champions.opportunity', {
  take(m, { seat }) {
    m.done()
    doPicked(m, seat)
  },
})

import {
  arg,
  codeName,
  inTurn,
  localName,
  NOTHING,
  number,
  op,
  seat,
  thing,
  things,
  waiting,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { activationRefusal } from '../query/activating.ts'
import {
  alliesOf,
  by,
  cardsAt,
  domainOf,
  isAllyOf,
  isKind,
  locationsOf,
  placeOf,
  powerOf,
  villainCard,
} from '../query/domain.ts'
import { playRefusal } from '../query/playing.ts'
import { destinations, mayBePut } from '../query/relocating.ts'
import { defeatRefusal, isProtector } from '../query/vanquish.ts'
import { defeatAll } from '../rules/defeatAll.ts'
import { offerActivation } from '../rules/offerActivation.ts'
import { playNow } from '../rules/play.ts'
import { redeploy } from '../rules/redeploy.ts'
import { reinforce } from '../rules/reinforce.ts'
import {
  ally,
  card,
  eventNoun,
  location,
  power,
  toDefeat,
  toDiscard,
  toPay,
  toPlay,
  toPut,
  toRelocate,
} from '../text/nouns.ts'
import { victimOf } from './players.ts'

/** Defeats a character, and names it for what follows. */
export const defeatAs = op('defeatAs', 'effect', {
  args: [arg('name', localName), arg('character', thing)],
  run(m, a, env) {
    const own = m.ownEnv(m.base)
    own.names = { ...own.names, [a.name]: a.character }
    m.propose(event.defeat, { ...by(m, env.you), thing: a.character, source: env.self })
  },
  refusal: (q, a) => defeatRefusal(q, a.character),
  binds: (a) => String(a['name']),
  say: (a) => t.phrase(toDefeat, a.character),
})

/** A character that this text defeated belongs to a villain. */
export const fellFor = op('fellFor', 'condition', {
  args: [arg('name', localName), arg('villain', codeName)],
  value(q, a, env) {
    const id = Number(env.names[a.name] ?? NOTHING)
    if (!q.inZone(id, 'discard')) return false
    return isKind(q, id, 'ally') && villainCard(q, q.thing(id).owner).id === a.villain
  },
  say: (a) => t.group(t.both('it was an Ally of', 'c’était un Allié de'), t.thing(a.villain)),
})

/** All these characters are defeated, Protectors first. */
export const defeatEach = op('defeatEach', 'effect', {
  args: [arg('characters', things)],
  run: (m, a, env) =>
    m.call(defeatAll, {
      seat: env.you,
      left: [...a.characters].sort(
        (one, other) => Number(isProtector(m, other)) - Number(isProtector(m, one)),
      ),
    }),
  affects: (q, a) => a.characters.some((id) => placeOf(q, id) >= 0),
  say: (a) => t.phrase(toDefeat, a.characters),
})

/** Relocates a card, and names it for what follows. */
export const relocateAs = op('relocateAs', 'effect', {
  args: [arg('name', localName), arg('card', thing), arg('place', thing)],
  run(m, a, env) {
    const own = m.ownEnv(m.base)
    own.names = { ...own.names, [a.name]: a.card }
    m.propose(event.relocate, { ...by(m, env.you), thing: a.card, place: a.place, source: env.self })
  },
  affects: (q, a, env) => q.exists(a.card) && a.place >= 0 && mayBePut(q, env.you, a.card, a.place),
  binds: (a) => String(a['name']),
  say: (a) => t.phrase(toRelocate, a.card, t.both('to', 'vers'), a.place),
})

/** You relocate some of your Allies, each by the rules of the action. */
export const relocateSome = op('relocateSome', 'effect', {
  args: [arg('most', number)],
  run: (m, a, env) => m.call(redeploy, { seat: env.you, most: a.most, left: [] }),
  affects: (q, _a, env) => alliesOf(q, env.you).some((id) => destinations(q, env.you, id).length > 0),
  say: (a) =>
    t.phrase(toRelocate, t.count(t.upTo(a.most), ally, t.both('you control', 'que vous contrôlez'))),
})

/** Two cards are discarded together; without both of them nothing happens. */
export const discardPair = op('discardPair', 'effect', {
  args: [arg('first', thing), arg('second', thing)],
  run: (m, a, env) =>
    inTurn(
      m,
      [a.first, a.second].map((id) => waiting(event.discard, { ...by(m, env.you), thing: id })),
    ),
  affects: (q, a) => placeOf(q, a.first) >= 0 && placeOf(q, a.second) >= 0,
  say: (a) => t.phrase(toDiscard, t.and(a.first, a.second)),
})

/** Every copy of a card in the targeted domain is discarded. */
export const discardCopies = op('discardCopies', 'effect', {
  args: [arg('named', thing)],
  run(m, a, env) {
    const victim = victimOf(m, env)
    const { face } = m.thing(a.named)
    const copies = locationsOf(m, victim)
      .flatMap((place) => cardsAt(m, place))
      .filter((id) => m.thing(id).face === face)
    inTurn(
      m,
      copies.map((id) => waiting(event.discard, { ...by(m, env.you), thing: id })),
    )
  },
  affects: (q, a) => placeOf(q, a.named) >= 0,
  say: (a) =>
    t.sentences(
      t.group(t.both('name', 'nommez'), a.named),
      t.both('discard every copy of it there', 'défaussez-en tous les exemplaires de ce domaine'),
    ),
})

/** The printed cost of a card. */
export const printedCost = op('printedCost', 'number', {
  args: [arg('of', thing)],
  value: (q, a) => (q.exists(a.of) ? (q.definition(a.of).stats['cost'] ?? 0) : 0),
  say: () => t.expression(t.both('its printed cost', 'son coût imprimé')),
})

const joinOp = op('join', 'effect', {
  args: [],
  run(m, _a, env) {
    const { place } = m.eventOf(env.event, event.enter)
    if (m.inZone(env.self, 'hand')) playNow(m, env.you, env.self, true, place)
    else m.propose(event.relocate, { ...by(m, env.you), thing: env.self, place, source: env.self })
  },
  affects(q, _a, env) {
    if (env.event < 0) return false
    const { place } = q.eventOf(env.event, event.enter)
    return q.inZone(env.self, 'hand') || mayBePut(q, env.you, env.self, place)
  },
  say: () =>
    t.may(t.phrase(toPut, t.thisOne(card), t.both('at that location for free', 'gratuitement sur ce lieu'))),
})
/** This card comes to where something was played: from hand as a play, from elsewhere as a relocation. */
export const join = joinOp()

const playAnotherOp = op('playAnother', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(reinforce, { seat: env.you, crisis: NOTHING, because: env.self }),
  affects: (q, _a, env) => q.ids('hand', env.you).length > 0,
  say: () =>
    t.may(t.phrase(toPlay, t.another(ally), t.both('from your hand for free', 'de votre main gratuitement'))),
})
/** You may play another Ally from hand for free. */
export const playAnother = playAnotherOp()

const joinedOnCrisisOp = op('joinedOnCrisis', 'effect', {
  args: [],
  run(m, _a, env) {
    const crisis = placeOf(m, env.self)
    if (crisis >= 0 && isKind(m, crisis, 'crisis'))
      m.call(reinforce, { seat: env.you, crisis, because: env.self })
  },
  affects: (q, _a, env) => isKind(q, placeOf(q, env.self), 'crisis'),
  say: () =>
    t.both(
      'if this card is on a Crisis, you may play another Ally from your hand for free to that Crisis, or relocate one there',
      'si cette carte est sur une Crise, vous pouvez jouer gratuitement un autre Allié de votre main sur cette Crise, ou en transférer un vers elle',
    ),
})
/** You may play or relocate one further Ally to the Crisis where this card is. */
export const joinedOnCrisis = joinedOnCrisisOp()

/** A player may activate a card at once, without action and price. */
export const mayActivate = op('mayActivate', 'effect', {
  args: [arg('who', seat), arg('card', thing)],
  run(m, a) {
    if (!m.exists(a.card) || domainOf(m, a.card) !== a.who) return
    if (activationRefusal(m, a.who, a.card, true) === null)
      m.call(offerActivation, { seat: a.who, thing: a.card })
  },
  affects: (q, a) => q.exists(a.card),
  say: (a) =>
    t.group(
      a.who,
      t.both('may activate that Stone at once for free', 'peut activer aussitôt cette Pierre gratuitement'),
    ),
})

const storeItOp = op('storeIt', 'effect', {
  args: [arg('price', number)],
  run(m, a, env) {
    const { thing: id } = m.eventOf(env.event, event.putAway)
    m.happen(event.payPower, { ...by(m, env.you), n: a.price })
    m.happen(event.store, { ...by(m, env.you), thing: id })
  },
  affects: (q, a, env) => q.ids('stored', env.you).length === 0 && powerOf(q, env.you) >= a.price,
  say: (a) =>
    t.may(
      t.phrase(
        toPay,
        t.count(a.price, power),
        t.both('and put that Event under this card', 'et glisser cet Événement sous cette carte'),
      ),
    ),
})
/** The Event that is put away is stored under this card instead. */
export const storeIt = storeItOp

const playStoredOp = op('playStored', 'effect', {
  args: [],
  run: (m, _a, env) => playNow(m, env.you, m.ids('stored', env.you)[0] ?? NOTHING, false),
  affects(q, _a, env) {
    const [stored] = q.ids('stored', env.you)
    return stored !== undefined && playRefusal(q, env.you, stored) === null
  },
  say: () =>
    t.phrase(toPlay, t.the(eventNoun, t.both('stored here as your own', 'conservé ici comme le vôtre'))),
})
/** You play the Event that is stored under this card. */
export const playStored = playStoredOp()

const alliesOfItOp = op('alliesOfIt', 'things', {
  args: [],
  value: (q, _a, env) => (q.exists(env.it) ? alliesOf(q, q.thing(env.it).owner) : []),
  say: () => t.each(ally, t.both('of that player', 'de ce joueur')),
})
/** The Allies of the player whose villain tile is the current thing inside "each". */
export const alliesOfIt = alliesOfItOp()

const yourVillainOp = op('yourVillain', 'things', {
  args: [],
  value: (q, _a, env) => (env.you < 0 ? [] : q.ids('portrait', env.you)),
  say: () => t.you,
})
/** Your own villain tile. */
export const yourVillain = yourVillainOp()

const locationsOfTargetedOp = op('locationsOfTargeted', 'things', {
  args: [],
  value: (q, _a, env) => (victimOf(q, env) < 0 ? [] : locationsOf(q, victimOf(q, env))),
  say: () => t.each(location, t.both('of the targeted player’s domain', 'du domaine visé')),
})
/** The locations of the targeted player's domain. */
export const locationsOfTargeted = locationsOfTargetedOp()

const yourAlliesHereOp = op('yourAlliesHere', 'things', {
  args: [],
  value: (q, _a, env) =>
    cardsAt(q, placeOf(q, env.self)).filter((id) => id !== env.self && isAllyOf(q, id, env.you)),
  say: () => t.each(ally, t.both('you control at this location', 'que vous contrôlez sur ce lieu')),
})
/** Your other Allies where this card lies. */
export const yourAlliesHere = yourAlliesHereOp()

export const specialOps = [
  defeatAs,
  fellFor,
  defeatEach,
  relocateAs,
  relocateSome,
  discardPair,
  discardCopies,
  printedCost,
  joinOp,
  playAnotherOp,
  joinedOnCrisisOp,
  mayActivate,
  storeItOp,
  playStoredOp,
  alliesOfItOp,
  yourVillainOp,
  locationsOfTargetedOp,
  yourAlliesHereOp,
]

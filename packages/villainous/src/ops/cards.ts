import { arg, codeName, oneOf, op, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { allLocations, cardOf, cardsAt, hasKeyword, isKind, isOwnItem, locationsOf } from '../query/domain.ts'
import { isPileLocked } from '../query/playing.ts'
import { strengthOf } from '../query/strength.ts'
import { ally, card as cardNoun, copy, eventNoun, hero, item } from '../text/nouns.ts'
import { victimOf } from './players.ts'

const kindNouns = { ally, item, event: eventNoun } as const

/** Cards of a kind in your discard pile, as long as nothing locks it. */
export const inYourPile = op('inYourPile', 'things', {
  args: [arg('kind', oneOf('ally', 'item', 'event', 'card'))],
  value: (q, a, env) =>
    isPileLocked(q, env.you)
      ? []
      : q.ids('discard', env.you).filter((id) => a.kind === 'card' || cardOf(q, id)?.kind === a.kind),
  say: (a) =>
    a.kind === 'card'
      ? t.each(cardNoun, t.both('from your discard pile', 'de votre défausse'))
      : t.each(kindNouns[a.kind], t.both('from your discard pile', 'de votre défausse')),
})

const pileHeroesOp = op('pileHeroes', 'things', {
  args: [],
  value: (q) => q.ids('fatePile').filter((id) => isKind(q, id, 'hero')),
  say: () => t.each(hero, t.both('from the Fate discard pile', 'de la défausse de Fatalité')),
})
/** The Heroes in the Fate discard pile. */
export const pileHeroes = pileHeroesOp()

/** Items of a domain that something may take away: neither Stones nor what leaves only with its Ally. */
function removableItems(q: Query, seat: Seat): ThingId[] {
  if (seat < 0) return []
  return locationsOf(q, seat)
    .flatMap((place) => cardsAt(q, place))
    .filter((id) => isKind(q, id, 'item') && !hasKeyword(q, id, 'leavesWithItsAlly') && isVillains(q, id))
}

/** Whether a card came from a villain deck. */
function isVillains(q: Query, id: ThingId): boolean {
  return cardOf(q, id)?.set.startsWith('fate-') === false
}

const itemsOfVictimOp = op('itemsOfVictim', 'things', {
  args: [],
  value: (q, _a, env) => removableItems(q, victimOf(q, env)),
  say: () => t.each(item, t.both('in the targeted player’s domain', 'du domaine visé')),
})
/** Items in the targeted domain that can be taken away. */
export const itemsOfVictim = itemsOfVictimOp()

const itemsOrWeakAlliesOp = op('itemsOrWeakAllies', 'things', {
  args: [],
  value(q, _a, env) {
    const seat = victimOf(q, env)
    if (seat < 0) return []
    const weak = locationsOf(q, seat)
      .flatMap((place) => cardsAt(q, place))
      .filter((id) => isKind(q, id, 'ally') && strengthOf(q, id) <= 2)
    return [...removableItems(q, seat), ...weak]
  },
  say: () =>
    t.each(
      item,
      t.both(
        'in the targeted player’s domain, or an Ally there with Strength 2 or less',
        'du domaine visé, ou un Allié de ce domaine ayant une Force de 2 ou moins',
      ),
    ),
})
/** Items of the targeted domain, or Allies there of Strength 2 at most. */
export const itemsOrWeakAllies = itemsOrWeakAlliesOp()

const nameableOp = op('nameable', 'things', {
  args: [],
  value(q, _a, env) {
    const seat = victimOf(q, env)
    if (seat < 0) return []
    const allies = locationsOf(q, seat)
      .flatMap((place) => cardsAt(q, place))
      .filter((id) => isKind(q, id, 'ally'))
    return [...allies, ...removableItems(q, seat)].filter(
      (id, place, all) => all.findIndex((other) => q.thing(other).face === q.thing(id).face) === place,
    )
  },
  say: () => t.each(ally, t.both('or Item in the targeted player’s domain', 'ou un Objet du domaine visé')),
})
/** One card for each name of an Ally or Item in the targeted domain. */
export const nameable = nameableOp()

const yourLooseItemsOp = op('yourLooseItems', 'things', {
  args: [],
  value: (q, _a, env) =>
    locationsOf(q, env.you)
      .flatMap((place) => cardsAt(q, place))
      .filter((id) => isKind(q, id, 'item') && isOwnItem(q, id, env.you) && q.thing(id).host < 0),
  say: () =>
    t.each(
      item,
      t.both(
        'you control in your domain that is attached to nothing',
        'que vous contrôlez dans votre domaine et qui n’est associé à rien',
      ),
    ),
})
/** Items you control in your domain that are attached to nothing. */
export const yourLooseItems = yourLooseItemsOp()

/** Items of yours of a name, at home or in other domains. */
export const yourItemsCalled = op('yourItemsCalled', 'things', {
  args: [arg('code', codeName), arg('where', oneOf('atHome', 'abroad'))],
  value: (q, a, env) =>
    allLocations(q)
      .filter((place) => (q.thing(place).owner === env.you) === (a.where === 'atHome'))
      .flatMap((place) => cardsAt(q, place))
      .filter((id) => q.thing(id).face === a.code && q.thing(id).controller === env.you),
  say: (a) =>
    t.each(
      copy,
      t.group(t.prep.of, t.thing(a.code)),
      a.where === 'atHome'
        ? t.both('in your domain', 'de votre domaine')
        : t.both('you have in other domains', 'que vous avez dans d’autres domaines'),
    ),
})

export const cardOps = [
  inYourPile,
  pileHeroesOp,
  itemsOfVictimOp,
  itemsOrWeakAlliesOp,
  nameableOp,
  yourLooseItemsOp,
  yourItemsCalled,
]

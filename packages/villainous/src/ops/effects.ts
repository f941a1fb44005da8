import {
  arg,
  codeName,
  eachInTurn,
  localName,
  number,
  op,
  seat,
  thing,
  things,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { by, charactersInDomains, placeOf } from '../query/domain.ts'
import { mayBePut } from '../query/relocating.ts'
import { freeStones } from '../query/stones.ts'
import { bring } from '../rules/bring.ts'
import { settle } from '../rules/crisis.ts'
import { beginFate } from '../rules/fate.ts'
import { receive } from '../rules/stoneEntry.ts'
import {
  free,
  hand,
  minusToken,
  plusToken,
  stone,
  toDiscard,
  toFind,
  toPut,
  toReceive,
  toRelocate,
} from '../text/nouns.ts'

/** Puts a card at another location, or gathers several there. */
export const relocateTo = op('relocateTo', 'effect', {
  args: [arg('cards', things), arg('place', thing)],
  run(m, a, env) {
    const moved = a.cards.filter((id) => a.place >= 0 && mayBePut(m, env.you, id, a.place))
    eachInTurn(
      m,
      event.relocate,
      moved.map((id) => ({ ...by(m, env.you), thing: id, place: a.place, source: env.self })),
    )
  },
  affects: (q, a, env) =>
    a.place >= 0 && a.cards.some((id) => q.exists(id) && mayBePut(q, env.you, id, a.place)),
  say: (a) => t.phrase(toRelocate, a.cards, t.both('to', 'vers'), a.place),
})

/** Cards in play are discarded: no defeat. */
export const discardCards = op('discardCards', 'effect', {
  args: [arg('cards', things)],
  run: (m, a, env) =>
    eachInTurn(
      m,
      event.discard,
      a.cards.map((id) => ({ ...by(m, env.you), thing: id, source: env.self })),
    ),
  affects: (q, a) => a.cards.some((id) => placeOf(q, id) >= 0),
  say: (a) => t.phrase(toDiscard, a.cards),
})

/** A card in play goes back to its owner's hand. */
export const returnToHand = op('returnToHand', 'effect', {
  args: [arg('card', thing)],
  run(m, a, env) {
    const { owner } = m.thing(a.card)
    m.happen(event.toHand, { ...by(m, owner), thing: a.card, source: env.self })
  },
  affects: (q, a) => placeOf(q, a.card) >= 0,
  say: (a) =>
    t.phrase(
      toPut,
      a.card,
      t.both('back into its owner’s', 'de nouveau dans la'),
      t.bare(hand),
      t.both('', 'de son propriétaire'),
    ),
})

/** Puts +1 Strength tokens on characters. */
export const strengthen = op('strengthen', 'effect', {
  args: [arg('n', number), arg('on', things)],
  run(m, a, env) {
    if (a.n <= 0) return
    for (const id of a.on)
      m.happen(event.strengthTokens, { ...by(m, env.you), thing: id, n: a.n, source: env.self })
    settle(m)
  },
  affects: (q, a) => a.n > 0 && a.on.some((id) => placeOf(q, id) >= 0),
  say: (a) => t.phrase(toPut, t.count(a.n, plusToken), t.prep.on, a.on),
})

/** So many +1 Strength tokens on one character, or shared evenly among those chosen. */
export const shareTokens = op('shareTokens', 'effect', {
  args: [arg('n', number), arg('on', things)],
  run(m, a, env) {
    a.on.forEach((id, place) => {
      const n = Math.floor(a.n / a.on.length) + (place < a.n % a.on.length ? 1 : 0)
      if (n > 0) m.happen(event.strengthTokens, { ...by(m, env.you), thing: id, n, source: env.self })
    })
    settle(m)
  },
  affects: (q, a) => a.n > 0 && a.on.some((id) => placeOf(q, id) >= 0),
  say: (a) => t.phrase(toPut, t.count(a.n, plusToken), t.both('in all, on', 'à répartir entre'), a.on),
})

/** Puts −1 Strength tokens on characters. */
export const weaken = op('weaken', 'effect', {
  args: [arg('n', number), arg('on', things)],
  run(m, a, env) {
    for (const id of a.on)
      m.happen(event.strengthTokens, { ...by(m, env.you), thing: id, n: -a.n, source: env.self })
  },
  affects: (q, a) => a.n > 0 && a.on.some((id) => placeOf(q, id) >= 0),
  say: (a) => t.phrase(toPut, t.count(a.n, minusToken), t.prep.on, a.on),
})

/** A player receives one of the free Stones at random; the text may speak of it by a name. */
export const receiveStone = op('receiveStone', 'effect', {
  args: [arg('name', localName), arg('who', seat)],
  run(m, a) {
    if (freeStones(m).length > 0) receive(m, a.who, a.name)
  },
  affects: (q, a) => a.who >= 0 && freeStones(q).length > 0,
  binds: (a) => String(a['name']),
  say: (a) => t.by(a.who, t.phrase(toReceive, t.a(stone, free), t.both('at random', 'au hasard'))),
})

/** Heroes of a name are found and put at a location; one that was in play already may get tokens. */
export const bringTo = op('bringTo', 'effect', {
  args: [arg('code', codeName), arg('place', thing), arg('count', number, 1), arg('tokens', number, 0)],
  run(m, a, env) {
    const found = m.exists(env.self) && m.thing(env.self).face === a.code ? [env.self] : []
    m.call(bring, { seat: env.you, code: a.code, place: a.place, count: a.count, found, tokens: a.tokens })
  },
  affects(q, a) {
    const inPlay = charactersInDomains(q).filter((id) => q.thing(id).face === a.code)
    const moves = inPlay.some((id) => placeOf(q, id) !== a.place) || (a.tokens > 0 && inPlay.length > 0)
    const away = q.ids('fatePile').some((id) => q.thing(id).face === a.code)
    return a.place >= 0 && (moves || away || inPlay.length === 0)
  },
  say: (a) =>
    t.sentences(
      t.phrase(
        toFind,
        a.count.value === 1
          ? t.thing(a.code)
          : t.group(t.both('every other', 'tous les autres exemplaires de'), t.thing(a.code)),
        t.both('and relocate or play it to', 'et transférez ou jouez cette carte sur'),
        a.place,
      ),
      ...(a.tokens.value === 0
        ? []
        : [
            t.group(
              t.both('if it was in play already, put', 'si elle était déjà en jeu, placez'),
              t.count(a.tokens, plusToken),
              t.both('on it', 'sur elle'),
            ),
          ]),
    ),
})

/** You draw the top Fate card and play it on yourself. */
const fateOnYourselfOp = op('fateOnYourself', 'effect', {
  args: [],
  run: (m, _a, env) => beginFate(m, env.you, '', true),
  affects: () => true,
  say: () =>
    t.both(
      'draw the top Fate card and play it on yourself',
      'piochez la première carte Fatalité et jouez-la contre vous-même',
    ),
})
export const fateOnYourself = fateOnYourselfOp()

export const effectOps = [
  relocateTo,
  discardCards,
  returnToHand,
  strengthen,
  shareTokens,
  weaken,
  receiveStone,
  bringTo,
  fateOnYourselfOp,
]

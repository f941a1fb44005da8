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
  copy,
  free,
  minusToken,
  plusToken,
  stone,
  toDiscard,
  toDistribute,
  toFind,
  toPlay,
  toPut,
  toReceive,
  toRelocate,
  toSetBack,
} from '../text/nouns.ts'
import { tokens } from '../text/say.ts'

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
  say: (a) => t.phrase(toSetBack, t.both('to its owner’s hand', 'dans la main de son propriétaire'), a.card),
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
  // A number in words is long and comes last: "put on this card a number of tokens equal to …".
  say: (a) =>
    a.n.expression === null
      ? t.phrase(toPut, tokens(a.n, plusToken), t.prep.on, a.on)
      : t.phrase(toPut, t.prep.on, a.on, t.count(a.n, plusToken)),
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
  say: (a) =>
    t.phrase(toDistribute, tokens(a.n, plusToken), t.both('among', 'entre'), t.both(a.on, atMost(a.on))),
})

/** « 2 Alliés au plus », for « entre jusqu’à 2 Alliés » is no French. */
function atMost(on: t.NounPhrase): t.NounPhrase {
  return on.amount === null ? on : { ...on, amount: { ...on.amount, before: null, after: 'au plus' } }
}

/** Puts −1 Strength tokens on characters. */
export const weaken = op('weaken', 'effect', {
  args: [arg('n', number), arg('on', things)],
  run(m, a, env) {
    for (const id of a.on)
      m.happen(event.strengthTokens, { ...by(m, env.you), thing: id, n: -a.n, source: env.self })
  },
  affects: (q, a) => a.n > 0 && a.on.some((id) => placeOf(q, id) >= 0),
  say: (a) => t.phrase(toPut, tokens(a.n, minusToken), t.prep.on, a.on),
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
  say: (a) => {
    const found =
      a.count.value === 1 ? t.thing(a.code) : t.all(copy, t.other, t.group(t.prep.of, t.thing(a.code)))
    const brought = t.alsoDo(
      t.phrase(toFind, found),
      t.orElse(
        t.phrase(toRelocate, t.it(found)),
        t.phrase(toPlay, t.it(found), t.both('to', 'sur'), a.place),
      ),
    )
    if (a.tokens.value === 0) return brought
    const already = t.both('that card was in play already', 'cette carte était déjà en jeu')
    return t.sentences(
      brought,
      t.ifSo(already, t.phrase(toPut, tokens(a.tokens, plusToken), t.prep.on, t.it(found))),
    )
  },
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

import { arg, eachInTurn, localName, number, op, seat, thing, things } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { by, placeOf, powerOf } from '../query/domain.ts'
import { mayBePut } from '../query/relocating.ts'
import { freeStones, rivalsWithStones } from '../query/stones.ts'
import { receive } from '../rules/stoneEntry.ts'
import {
  free,
  minusToken,
  plusToken,
  power,
  stone,
  toDefeat,
  toGain,
  toLose,
  toPut,
  toReceive,
  toRelocate,
} from '../text/nouns.ts'

/** You gain Power: one single gain. */
export const gainPower = op('gainPower', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    m.happen(event.gainPower, { ...by(m, env.you), n: a.n, source: env.self })
  },
  affects: (_q, a) => a.n > 0,
  say: (a) => t.phrase(toGain, t.count(a.n, power)),
})

/** You gain Power, and 1 more for each other player who controls a Stone: one single gain. */
export const gainPowerPerRivalWithStone = op('gainPowerPerRivalWithStone', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    m.happen(event.gainPower, { ...by(m, env.you), n: a.n + rivalsWithStones(m, env.you), source: env.self })
  },
  affects: (q, a, env) => a.n + rivalsWithStones(q, env.you) > 0,
  say: (a) =>
    t.phrase(
      toGain,
      t.count(a.n, power),
      t.both('and 1 more for each other player who controls', 'et 1 de plus par autre joueur contrôlant'),
      t.a(stone),
    ),
})

/** A player loses Power, as far as there is any. */
export const losePower = op('losePower', 'effect', {
  args: [arg('who', seat), arg('n', number)],
  run(m, a, env) {
    m.happen(event.losePower, { ...by(m, a.who), n: a.n, source: env.self })
  },
  affects: (q, a) => a.who >= 0 && a.n > 0 && powerOf(q, a.who) > 0,
  say: (a) => t.by(a.who, t.phrase(toLose, t.count(a.n, power))),
})

/** A player loses half of the Power, rounded up. */
export const loseHalfPower = op('loseHalfPower', 'effect', {
  args: [arg('who', seat)],
  run(m, a, env) {
    m.happen(event.losePower, { ...by(m, a.who), n: Math.ceil(powerOf(m, a.who) / 2), source: env.self })
  },
  affects: (q, a) => a.who >= 0 && powerOf(q, a.who) > 0,
  say: (a) =>
    t.by(
      a.who,
      t.phrase(
        toLose,
        t.both('half of', 'la moitié de'),
        t.your(power, t.plural),
        t.both('(rounded up)', '(arrondie à l’entier supérieur)'),
      ),
    ),
})

/** Defeats a character outright: no Ally is used. */
export const defeat = op('defeat', 'effect', {
  args: [arg('character', thing)],
  run: (m, a, env) => m.propose(event.defeat, { ...by(m, env.you), thing: a.character, source: env.self }),
  affects: (q, a) => placeOf(q, a.character) >= 0,
  say: (a) => t.phrase(toDefeat, a.character),
})

/** Puts a card at another location, or gathers several there. */
export const relocateTo = op('relocateTo', 'effect', {
  args: [arg('cards', things), arg('place', thing)],
  run(m, a, env) {
    const moved = a.cards.filter((id) => a.place >= 0 && mayBePut(m, id, a.place))
    eachInTurn(
      m,
      event.relocate,
      moved.map((thing) => ({ ...by(m, env.you), thing, place: a.place, source: env.self })),
    )
  },
  affects: (q, a) => a.place >= 0 && a.cards.some((id) => q.exists(id) && mayBePut(q, id, a.place)),
  say: (a) => t.phrase(toRelocate, a.cards, t.both('to', 'vers'), a.place),
})

/** Puts +1 Strength tokens on characters. */
export const strengthen = op('strengthen', 'effect', {
  args: [arg('n', number), arg('on', things)],
  run(m, a, env) {
    for (const id of a.on)
      m.happen(event.strengthTokens, { ...by(m, env.you), thing: id, n: a.n, source: env.self })
  },
  affects: (q, a) => a.n > 0 && a.on.some((id) => placeOf(q, id) >= 0),
  say: (a) => t.phrase(toPut, t.count(a.n, plusToken), t.prep.on, a.on),
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
  run: (m, a) => receive(m, a.who, a.name),
  affects: (q, a) => a.who >= 0 && freeStones(q).length > 0,
  binds: (a) => String(a['name']),
  say: (a) => t.by(a.who, t.phrase(toReceive, t.a(stone, free), t.both('at random', 'au hasard'))),
})

export const effectOps = [
  gainPower,
  gainPowerPerRivalWithStone,
  losePower,
  loseHalfPower,
  defeat,
  relocateTo,
  strengthen,
  weaken,
  receiveStone,
]

import { arg, localName, number, op, seat } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { by, powerOf } from '../query/domain.ts'
import { power, toGain, toLose } from '../text/nouns.ts'

/** You gain Power: one single gain. */
export const gainPower = op('gainPower', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    m.happen(event.gainPower, { ...by(m, env.you), n: a.n, source: env.self })
  },
  affects: (_q, a) => a.n > 0,
  say: (a) => t.phrase(toGain, t.count(a.n, power)),
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

/** A player loses Power, and the text may speak of how much it was by a name. */
export const losePowerCounted = op('losePowerCounted', 'effect', {
  args: [arg('name', localName), arg('who', seat), arg('n', number)],
  run(m, a, env) {
    const lost = m.happen(event.losePower, { ...by(m, a.who), n: a.n, source: env.self }).n
    const own = m.ownEnv(m.base)
    own.names = { ...own.names, [a.name]: lost }
  },
  affects: (q, a) => a.who >= 0 && a.n > 0 && powerOf(q, a.who) > 0,
  binds: (a) => String(a['name']),
  say: (a) => t.by(a.who, t.phrase(toLose, t.count(a.n, power))),
})

/** A number that this text named before. */
export const thatMany = op('thatMany', 'number', {
  args: [arg('name', localName)],
  value: (_q, a, env) => Number(env.names[a.name] ?? 0),
  say: () => t.expression(t.both('the Power lost that way', 'les jetons Pouvoir ainsi perdus')),
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

export const powerOps = [gainPower, losePower, losePowerCounted, thatMany, loseHalfPower]

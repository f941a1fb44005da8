import { arg, number, op, seat } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { healthOf, opponentsOf } from '../query/heroes.ts'
import { openAttack, subtotalTo } from '../query/record.ts'
import { enterLine, enterLines, stackLines } from '../rules/ledger.ts'
import { explode } from '../rules/tokens.ts'
import { counted, n, v } from '../text/nouns.ts'

/** What lowers the damage of an ability, and damage that nothing lowers. */

/** The damage of your ability is lower by an amount for each of these tokens that still lies with you at its end. */
export const weaken = op('weaken', 'effect', {
  args: [arg('n', number)],
  run(m, a, env) {
    const record = m.eventOf(env.event, event.attack)
    for (const to of opponentsOf(m, env.you)) {
      if (subtotalTo(m, record, to) === 0) continue
      enterLines(m, env.event, stackLines(m, env, { to, how: 'subtract', n: a.n }))
    }
  },
  affects: (q, _a, env) => env.event >= 0 && q.event(env.event).kind === 'attack',
  say: (a) =>
    t.both(
      t.group('its damage is lowered by', a.n, 'per token'),
      t.group('ses dégâts sont réduits de', a.n, 'par jeton'),
    ),
})

const dealNothingOp = op('dealNothing', 'effect', {
  args: [],
  // It stays an attack, but there is nothing to defend against, to raise or to be paid for.
  run(m, _a, env) {
    const own = m.ownEventOf(env.event, event.attack)
    own.type = 'none'
    own.isAugmentable = false
    own.unmodified = 0
    for (const to of opponentsOf(m, env.you)) enterLine(m, { to, how: 'set', n: 0, source: env.self })
  },
  affects: (q, _a, env) => env.event >= 0 && q.event(env.event).kind === 'attack',
  say: () => t.both('it deals no damage', 'elle n’inflige aucun dégât'),
})
/** Your ability deals no damage to opponents. */
export const dealNothing = dealNothingOp()

const failAbilityOp = op('failAbility', 'effect', {
  args: [],
  run(m, _a, env) {
    m.ownEvent(env.event).replaced = true
  },
  affects: (q, _a, env) => env.event >= 0 && q.event(env.event).kind === 'activate',
  say: () => t.both('that ability fails', 'cette capacité échoue'),
})
/** The ability that is about to be activated never is. */
export const failAbility = failAbilityOp()

const halveAbilityOp = op('halveAbility', 'effect', {
  args: [],
  run(m, _a, env) {
    m.ownEventOf(env.event, event.activate).halved = true
  },
  affects: (q, _a, env) => env.event >= 0 && q.event(env.event).kind === 'activate',
  say: () =>
    t.both(
      'its damage is halved (rounded up), unless it is an ultimate',
      'ses dégâts sont réduits de moitié (arrondis à l’entier supérieur), sauf si elle est ultime',
    ),
})
/** The ability that is about to be activated deals half of its damage. */
export const halveAbility = halveAbilityOp()

/** You take damage that nothing can lower. */
export const suffer = op('suffer', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => enterLine(m, { to: env.you, how: 'fixed', n: a.n, source: env.self }),
  affects: (_q, a) => a.n > 0,
  say: (a) =>
    t.phrase(
      v.take,
      counted(a.n, n.damage),
      t.both('that cannot be reduced or prevented', 'qui ne peuvent être ni réduits ni prévenus'),
    ),
})

/** You take health from a player, at most what they have: no damage, so nothing lowers it. */
export const stealHealth = op('stealHealth', 'effect', {
  args: [arg('n', number), arg('from', seat)],
  run(m, a, env) {
    if (a.n <= 0 || a.from < 0) return
    const stolen = Math.min(a.n, healthOf(m, a.from))
    enterLine(m, { to: a.from, how: 'fixed', n: stolen, source: env.self })
    enterLine(m, { to: env.you, how: 'heal', n: stolen, source: env.self })
  },
  affects: (_q, a) => a.n > 0 && a.from >= 0,
  say: (a) => t.phrase(v.steal, counted(a.n, n.health), t.both('from', 'à'), a.from),
})

const drainOp = op('drain', 'effect', {
  args: [],
  run(m, _a, env) {
    const { defender } = m.eventOf(m.nearest(event.attack), event.attack)
    enterLine(m, { to: env.you, how: 'drain', n: 0, of: defender, source: env.self })
  },
  affects: (q, _a, env) => openAttack(q)?.attacker === env.you,
  say: () =>
    t.phrase(
      v.heal,
      t.both(
        'as much health as this attack deals damage',
        'autant de points de Santé que cette attaque inflige de dégâts',
      ),
    ),
})
/** You heal as much as your attack deals in the end. */
export const drain = drainOp()

const explodeOp = op('explode', 'effect', {
  args: [],
  run: (m, _a, env) => explode(m, env.self),
  affects: (q, _a, env) => q.exists(env.self),
  say: () => t.both('this token explodes', 'ce jeton explose'),
})
/** This token explodes. */
export const explosion = explodeOp()

export const weakeningOps = [
  weaken,
  dealNothingOp,
  failAbilityOp,
  halveAbilityOp,
  suffer,
  stealHealth,
  drainOp,
  explodeOp,
]

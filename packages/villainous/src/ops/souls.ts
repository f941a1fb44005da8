import { arg, op, thing, things } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { activationCost } from '../query/activating.ts'
import { by, powerOf } from '../query/domain.ts'
import { collector, isMarkable, isMarked, marksCollected } from '../query/marks.ts'
import { playHero } from '../rules/playHero.ts'
import { soulMark, toPlay, toPut, toRemove } from '../text/nouns.ts'

/** Heroes take a Soul Mark each, if they may. */
export const mark = op('mark', 'effect', {
  args: [arg('heroes', things)],
  run(m, a, env) {
    for (const id of a.heroes)
      if (isMarkable(m, id)) m.happen(event.mark, { ...by(m, env.you), thing: id, source: env.self })
  },
  affects: (q, a) => a.heroes.some((id) => isMarkable(q, id)),
  say: (a) => t.phrase(toPut, t.a(soulMark), t.prep.on, a.heroes),
})

/** A Hero's Soul Mark goes back to the supply. */
export const unmark = op('unmark', 'effect', {
  args: [arg('hero', thing)],
  run(m, a, env) {
    if (!isMarked(m, a.hero)) return
    m.happen(event.unmark, { ...by(m, env.you), thing: a.hero, source: env.self })
  },
  affects: (q, a) => isMarked(q, a.hero),
  say: (a) => t.phrase(toRemove, t.the(soulMark), t.prep.from, a.hero),
})

const loseMarkOp = op('loseMark', 'effect', {
  args: [],
  run(m, _a, env) {
    if (marksCollected(m).length === 0) return
    m.happen(event.loseMark, { ...by(m, collector(m)), thing: env.self, source: env.self })
  },
  affects: (q) => marksCollected(q).length > 0,
  say: () =>
    t.phrase(
      toPut,
      t.a(soulMark),
      t.both('from Odin’s Vault back into the supply', 'de la Salle des Trésors d’Odin dans la réserve'),
    ),
})
/** One collected Soul Mark goes back to the supply. */
export const loseMark = loseMarkOp()

/** A Hero of the Fate discard pile is played to a location, for a player's choice of place among some. */
export const playHeroFromPile = op('playHeroFromPile', 'effect', {
  args: [arg('hero', thing), arg('place', thing)],
  run: (m, a, env) => m.call(playHero, { seat: env.you, thing: a.hero, place: a.place, marked: false }),
  affects: (q, a) => q.inZone(a.hero, 'fatePile') && a.place >= 0,
  say: (a) => t.phrase(toPlay, a.hero, t.both('to', 'sur'), a.place),
})

/** As `playHeroFromPile`, for Power as its printed Strength, and with a Soul Mark. */
export const summon = op('summon', 'effect', {
  args: [arg('hero', thing), arg('place', thing)],
  run(m, a, env) {
    const n = activationCost(m, env.you, m.definition(a.hero).stats['strength'] ?? 0)
    if (n > 0) m.happen(event.payPower, { ...by(m, env.you), n })
    m.call(playHero, { seat: env.you, thing: a.hero, place: a.place, marked: true })
  },
  affects(q, a, env) {
    if (!q.inZone(a.hero, 'fatePile') || a.place < 0) return false
    return activationCost(q, env.you, q.definition(a.hero).stats['strength'] ?? 0) <= powerOf(q, env.you)
  },
  say: (a) =>
    t.sentences(
      t.phrase(toPlay, a.hero, t.both('to', 'sur'), a.place),
      t.group(
        t.both(
          'it costs as much Power as its printed Strength, and receives',
          'il coûte autant de jetons Pouvoir que sa Force imprimée et reçoit',
        ),
        t.a(soulMark),
      ),
    ),
})

export const soulOps = [mark, unmark, loseMarkOp, playHeroFromPile, summon]

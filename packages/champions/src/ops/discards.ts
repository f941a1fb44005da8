import {
  arg,
  type Env,
  type Machine,
  NO_EFFECT,
  number,
  oneOf,
  op,
  type Seat,
  thing,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { type Resource, resourceTypes } from '../card.ts'
import { bind, bound } from '../boundNames.ts'
import { cardOf, inPlay } from '../query/card.ts'
import { attackRefusal } from '../query/legality.ts'
import { canDraw } from '../query/piles.ts'
import { identityOf } from '../query/seat.ts'
import { discardFromTop } from '../rules/drawing.ts'
import { attackDraft } from '../rules/attack.ts'
import { multiplied, perWhat } from '../text/note.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'
import { idsOf, seatZone } from '../table.ts'

/** Cards discarded for what they print: wild is only wild there (R12). */

/** What the top cards of a deck print, as they are discarded. */
function iconsDiscarded(m: Machine, seat: Seat, many: number): Resource[] {
  return discardFromTop(m, seat, many).flatMap(({ resources }) => [...resources])
}

/** The text that follows may ask what was discarded. */
function noteDiscarded(m: Machine, discarded: readonly Resource[]): void {
  // The last part of a text runs when the frame of the text is gone: nothing is left that could ask.
  if (m.base >= m.state.frames.length) return
  bind(m.ownEnv(m.base), { discardedIcons: [...discarded] })
}

/** What the cards print that this text discarded so far. */
function discardedIcons(env: Env): readonly Resource[] {
  return bound(env).discardedIcons ?? []
}

function topCards(many: t.Amount): t.Phrase {
  const cards = many.value === 1 ? t.the(n.card, n.top) : t.the(n.card, n.top, t.plural, many)
  return t.phrase(v.toDiscard, cards, t.prep.of, t.your(n.deck), ...perWhat(many))
}

/** Discards the top cards of your deck; the text that follows asks for their icons. */
export const discardTopCards = op('discardTopCards', 'effect', {
  args: [arg('n', number)],
  run: (m, a, env) => noteDiscarded(m, iconsDiscarded(m, env.you, a.n)),
  affects: (q, _a, env) => canDraw(q, env.you),
  say: (a) => topCards(a.n),
})

const discardedThisWay = (type: Resource): t.Phrase =>
  t.group(
    t.both('for', 'pour'),
    t.each(n.resourceNoun, n.resourceAdjectives[type], n.printed),
    t.both('discarded this way', 'défaussée ainsi'),
  )

/** So much for each icon of a type on the cards that this text discarded. */
export const timesDiscarded = op('timesDiscarded', 'number', {
  args: [arg('n', number), arg('type', oneOf(...resourceTypes))],
  value(_q, a, env) {
    return a.n * discardedIcons(env).filter((icon) => icon === a.type).length
  },
  say: (a) => multiplied(a.n, discardedThisWay(a.type)),
})

/** An attack that is the stronger for what the top cards of your deck print: one packet of damage (R41). */
export const attackDiscarding = op('attackDiscarding', 'effect', {
  args: [
    arg('n', number),
    arg('target', thing),
    arg('cards', number),
    arg('more', number),
    arg('type', oneOf(...resourceTypes)),
  ],
  run(m, a, env) {
    const icons = iconsDiscarded(m, env.you, a.cards).filter((icon) => icon === a.type).length
    const draft = attackDraft(identityOf(m, env.you), a.target, env.you, env.self, a.n)
    const ledger = [...draft.ledger, { how: 'add' as const, n: icons * a.more, source: env.self }]
    m.propose(event.attack, { ...draft, ledger })
  },
  refusal(q, a, env) {
    return inPlay(q, a.target) ? attackRefusal(q, env.you, a.target, env.self) : NO_EFFECT
  },
  say: (a) =>
    t.sentences(
      t.phrase(v.toChoose, a.target),
      topCards(a.cards),
      t.phrase(
        v.toDeal,
        t.count(a.n, n.damage),
        t.prep.to,
        { ...a.target, determiner: 'that' },
        t.both(', plus', ', plus'),
        a.more,
        discardedThisWay(a.type),
      ),
    ),
})

/** Discards from your hand every card that prints a type of resource. */
export const discardShowing = op('discardShowing', 'effect', {
  args: [arg('type', oneOf(...resourceTypes))],
  run(m, a, env) {
    const shown = idsOf(m, seatZone.hand, env.you).filter((id) => cardOf(m, id).resources.includes(a.type))
    noteDiscarded(
      m,
      shown.flatMap((id) => [...cardOf(m, id).resources]),
    )
    for (const id of shown) m.happen(event.discard, { thing: id, seat: env.you })
  },
  affects: (q, _a, env) => idsOf(q, seatZone.hand, env.you).length > 0,
  say(a) {
    const icon = t.a(n.resourceNoun, n.resourceAdjectives[a.type], n.printed)
    const shown = t.each(n.card, t.both(t.group('with', icon), t.group('qui a', icon)))
    const hand = t.your(n.hand)
    return t.phrase(v.toDiscard, t.both(t.group(shown, 'from', hand), t.group('de', hand, shown)))
  },
})

const nothingDiscardedOp = op('nothingDiscarded', 'condition', {
  args: [],
  value: (_q, _a, env) => discardedIcons(env).length === 0,
  say: () => t.both('no card was discarded this way', 'aucune carte n’a été défaussée ainsi'),
})
/** The text before this one found nothing to discard. */
export const nothingDiscarded = nothingDiscardedOp()

export const discardOps = [
  discardTopCards,
  timesDiscarded,
  attackDiscarding,
  discardShowing,
  nothingDiscardedOp,
]

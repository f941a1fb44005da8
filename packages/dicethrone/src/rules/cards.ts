import {
  doPicked,
  type CompiledAbility,
  environment,
  message,
  plainOption,
  procedure,
  type Machine,
  type Option,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { CardDefinition, Variant } from '../definition.ts'
import type { BoundNames } from '../boundNames.ts'
import { companionOf } from '../query/companions.ts'
import { costOf, spendable, usableTexts } from '../query/legality.ts'
import { spendOrder, tokensLike } from '../query/status.ts'
import { recordDepth } from '../query/record.ts'
import { textsOf } from '../query/texts.ts'
import { saleValue } from '../table.ts'
import { numbers } from './howMany.ts'
import { openActions } from './window.ts'

interface Acting {
  seat: Seat
  thing: ThingId
}

/** A text is carried out by a seat, inside whatever record is open. */
export function resolveText(
  m: Machine,
  text: CompiledAbility,
  you: Seat,
  self: ThingId,
  names: Pick<Partial<BoundNames>, 'spent'> = {},
): void {
  m.resolve(text.effect.id, environment({ you, self, event: recordDepth(m), names }))
}

/** Pays for a card and plays it: an upgrade covers its ability, an action is carried out and discarded. */
export const playCard = procedure<Acting>('dicethrone.play', {
  pay(m, f) {
    const { seat, thing } = f
    const { face } = m.thing(thing)
    const cost = costOf(m, seat, face)
    const isUpgrade = m.definition(thing).kind === 'upgrade'
    if (cost > 0) m.happen(event.points, { seat, n: -cost })
    if (isUpgrade) {
      m.happen(event.upgrade, { seat, thing })
      m.done()
    } else f.thing = m.happen(event.play, { seat, thing }).thing
  },
  interrupt(m, f) {
    // Instants and roll cards cannot be interrupted; a main phase action can, by the others.
    if ((m.definition(f.thing) as CardDefinition).timing === 'main') openActions(m, f.seat)
  },
  resolve(m, f) {
    const text = m.abilities(f.thing)[0] as CompiledAbility
    resolveText(m, text, f.seat, f.thing)
  },
  discard(m, f) {
    m.happen(event.discard, { seat: f.seat, thing: f.thing })
  },
})

export const sellCard = procedure<Acting>('dicethrone.sell', {
  sell(m, { seat, thing }) {
    m.happen(event.sell, { seat, thing })
    m.happen(event.points, { seat, n: saleValue })
  },
})

interface Spending extends Acting {
  /** Which of the token's texts, once its player has said so. */
  index?: number
}

/** Tokens are spent: they go, then the text is carried out, and nothing can come between. */
export const spendToken = procedure<Spending>('dicethrone.spend', {
  which(m, f) {
    const options = spendable(m, f.seat, f.thing).map(textOption)
    m.ask({ seat: f.seat, ask: message('ask.which'), options, because: f.thing })
  },
  picked(m, f) {
    f.index = textsOf(m, f.thing).spent.find((one) => textOption(one).key === m.picks[0])?.index ?? -1
  },
  howMany(m, f) {
    const { any, tokens } = spentText(m, f).ability as Variant
    if (!any) return
    const { face: status } = m.thing(f.thing)
    const options = numbers(stackFor(m, f).length, tokens)
    m.ask({ seat: f.seat, ask: message('ask.spendTokens', { status }), options, because: f.thing })
  },
  spend(m, f) {
    const { seat, thing } = f
    const text = spentText(m, f)
    const { any, tokens, once } = text.ability as Variant
    const spent = any ? Number(m.picks[0]?.slice('count:'.length)) : tokens
    for (const token of stackFor(m, f).slice(0, spent)) {
      m.happen(event.loseStatus, { seat, thing: token, how: 'spent' })
    }
    if (once) m.happen(event.useText, { seat, index: text.index })
    m.done()
    resolveText(m, text, seat, thing, { spent })
  },
})

function spentText(m: Machine, f: Spending): CompiledAbility {
  const text = textsOf(m, f.thing).spent.find(({ index }) => index === f.index)
  if (text === undefined) throw m.broken('a token that cannot be spent')
  return text
}

/** The tokens that the text may take, in the order in which they go. */
function stackFor(m: Machine, f: Spending): ThingId[] {
  const { any, aged } = spentText(m, f).ability as Variant
  const { face, owner } = m.thing(f.thing)
  if (any) return spendOrder(m, f.seat, face, owner, aged)
  return [f.thing, ...tokensLike(m, f.seat, face, owner).filter((token) => token !== f.thing)]
}

/** A passive ability is paid for and used; of several texts its player chooses one. */
export const useAbility = procedure<Acting>('dicethrone.use', {
  which(m, f) {
    m.ask({
      seat: f.seat,
      ask: message('ask.which'),
      options: usableTexts(m, f.seat, f.thing).map(textOption),
      because: f.thing,
    })
  },
  use(m, f) {
    const text = textsOf(m, f.thing).paid.find((one) => textOption(one).key === m.picks[0])
    if (text === undefined) throw m.broken('a text that cannot be used')
    payFor(m, f, text.ability as Variant)
    m.done()
    resolveText(m, text, f.seat, f.thing)
  },
})

/** Combat points or tokens go; a companion remembers that it was activated, or goes as well. */
function payFor(m: Machine, { seat, thing }: Acting, { price, tokens, of }: Variant): void {
  if (price > 0) m.happen(event.points, { seat, n: -price })
  const spent = of === '' ? [] : tokensLike(m, seat, of, seat).slice(0, tokens)
  for (const token of spent) m.happen(event.loseStatus, { seat, thing: token, how: 'spent' })
  if (!m.inZone(thing, 'companions')) return
  if (companionOf(m, thing).stage > 0) m.happen(event.loseCompanion, { seat, thing, how: 'spent' })
  else m.happen(event.help, { seat, thing })
}

const textOptions = new WeakMap<CompiledAbility, Option>()

function textOption(text: CompiledAbility): Option {
  const known = textOptions.get(text)
  if (known !== undefined) return known
  const says = message('option.effect', { program: text.effect.id, node: 0 })
  const made = plainOption(`text:${text.index + 1}`, says)
  textOptions.set(text, made)
  return made
}

interface Opportunity {
  seat: Seat
}

/** Another player takes the opportunity to act beside the active player's menu. */
export const interjection = procedure<Opportunity>('dicethrone.interjection', {
  take(m, f) {
    m.done()
    doPicked(m, f.seat)
  },
})

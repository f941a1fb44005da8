import type { Condition, Effect, Names, Pattern } from '@quadriga/kernel/author'
import { generate, generateCopy } from '../ops/generate.ts'
import type { CardAbility, Cost, Form, Label, Resource, Token, Trigger } from '../card.ts'

/** What may be added to an ability behind its text. */
interface More {
  readonly form?: Form
  readonly label?: Label
  readonly cost?: Cost
  readonly perRound?: number
  readonly title?: Names
  /** What must be true for it to be used. */
  readonly only?: Condition
}

/** Nobody asks for the condition of what happens by itself or while paying: there the effect says `ifTrue`. */
type Unconditional = Omit<More, 'only'>

export const free: Cost = {
  exhaust: false,
  exhaustHero: false,
  counters: null,
  resources: [],
  discard: false,
  takeDamage: 0,
  discardUpTo: 0,
  anyNumberOf: null,
  heal: 0,
  damageSelf: 0,
}
/** Exhaust this card. */
export const exhausting: Cost = { ...free, exhaust: true }
/** Exhaust this card and take a counter off it. */
export const using = (token: Token): Cost => ({ ...exhausting, counters: { token, n: 1 } })
/** Take a counter off this card. */
export const removing = (token: Token): Cost => ({ ...free, counters: { token, n: 1 } })
/** Spend resources of these types. */
export const spending = (...resources: readonly Resource[]): Cost => ({ ...free, resources })
/** Exhaust this card and spend resources of these types. */
export const exhaustingAnd = (...resources: readonly Resource[]): Cost => ({ ...exhausting, resources })
/** Exhaust this card and take damage. */
export const exhaustingAndTaking = (damage: number): Cost => ({ ...exhausting, takeDamage: damage })
/** Discard one to so many cards of your hand. */
export const discardingUpTo = (cards: number): Cost => ({ ...free, discardUpTo: cards })
/** Exhaust this card and discard so many cards of your hand. */
export const exhaustingAndDiscarding = (cards: 1): Cost => ({ ...exhausting, discardUpTo: cards })
/** Exhaust this character and deal it damage. */
export const exhaustingForDamage = (damage: number): Cost => ({ ...exhausting, damageSelf: damage })
/** Spend as many resources of a type as you like. */
export const spendingAnyNumberOf = (type: Resource): Cost => ({ ...free, anyNumberOf: type })
/** Spend resources of these types and heal damage from your identity. */
export const spendingToHeal = (heal: number, ...resources: readonly Resource[]): Cost => ({
  ...free,
  resources,
  heal,
})
/** Exhaust your hero and spend resources of these types. */
export const exhaustingHeroAnd = (...resources: readonly Resource[]): Cost => ({
  ...free,
  exhaustHero: true,
  resources,
})
/** Discard this card and spend resources of these types, if any. */
export const discarding = (...resources: readonly Resource[]): Cost => ({ ...free, resources, discard: true })

function ability(
  trigger: Trigger,
  window: string,
  isForced: boolean,
  when: Pattern | null,
  effect: Effect,
  more: More,
): CardAbility {
  return {
    trigger,
    window,
    forced: isForced,
    from: 'play',
    when,
    only: more.only ?? null,
    effect,
    form: more.form ?? null,
    label: more.label ?? null,
    cost: more.cost ?? free,
    perRound: more.perRound ?? 0,
    title: more.title ?? null,
    hasHeading: true,
    makes: [],
  }
}

/** An ability whose player decides when to use it. */
export const action = (effect: Effect, more: More = {}): CardAbility =>
  ability('action', '', false, null, effect, more)
export const heroAction = (effect: Effect, more: More = {}): CardAbility =>
  action(effect, { form: 'hero', ...more })
export const alterEgoAction = (effect: Effect, more: More = {}): CardAbility =>
  action(effect, { form: 'alter-ego', ...more })

export const interrupt = (when: Pattern, effect: Effect, more: More = {}): CardAbility =>
  ability('interrupt', 'interrupt', false, when, effect, more)
export const forcedInterrupt = (when: Pattern, effect: Effect, more: More = {}): CardAbility =>
  ability('interrupt', 'interrupt', true, when, effect, more)
export const response = (after: Pattern, effect: Effect, more: More = {}): CardAbility =>
  ability('response', 'response', false, after, effect, more)
export const forcedResponse = (after: Pattern, effect: Effect, more: More = {}): CardAbility =>
  ability('response', 'response', true, after, effect, more)

/** Makes resources while its player pays. */
export const resourceAbility = (type: Resource, more: Unconditional = {}): CardAbility => ({
  ...ability('resource', '', false, null, generate(type), more),
  makes: [type],
})

/** Makes what the top card of its player's discard pile prints. */
export const copyingResource = (more: Unconditional = {}): CardAbility => ({
  ...ability('resource', '', false, null, generateCopy, more),
  makes: 'topOfDiscard',
})

/** Resolved only when another card says so. */
export const special = (effect: Effect, more: Unconditional = {}): CardAbility =>
  ability('special', '', false, null, effect, more)
export const whenRevealed = (effect: Effect, more: Unconditional = {}): CardAbility =>
  ability('whenRevealed', '', true, null, effect, more)
export const whenDefeated = (effect: Effect, more: Unconditional = {}): CardAbility =>
  ability('whenDefeated', '', true, null, effect, more)
export const boost = (effect: Effect, more: Unconditional = {}): CardAbility =>
  ability('boost', '', true, null, effect, more)
export const setup = (effect: Effect, more: Unconditional = {}): CardAbility =>
  ability('setup', '', true, null, effect, more)

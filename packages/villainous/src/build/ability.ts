import {
  type Ability,
  type Condition,
  type Effect,
  type Pattern,
  type PatternOf,
  self,
} from '@quadriga/kernel/author'
import { type event, on } from '../kinds/index.ts'

function ability(window: string, forced: boolean, when: Pattern | null, effect: Effect): Ability {
  return { window, forced, from: 'play', when, only: null, effect }
}

/** What an Event does. */
export function does(effect: Effect): Ability {
  return ability('', false, null, effect)
}

/** An ability with the activation symbol, and its price in Power; null where the ability itself asks for it. */
export function activated(effect: Effect, price: number | null = 0): Ability {
  return { ...ability('', false, null, effect), activated: true, price }
}

/** As `activated`, for one side of a Stone: as an Item in a domain, or as a captured Specialty. */
export function activatedSide(side: 'item' | 'specialty', effect: Effect, price = 0): Ability {
  return { ...activated(effect, price), side }
}

interface Use {
  /** In Power. */
  readonly price?: number
  /** How often in a turn; once unless said. */
  readonly times?: number
  readonly only?: Condition
}

function withoutAction(free: string, effect: Effect, { price = 0, times = 1, only }: Use): Ability {
  return { ...ability('', false, null, effect), free, price, times, only: only ?? null }
}

/** An ability that needs no action, at any time in its player's turn. */
export function inYourTurn(effect: Effect, use: Use = {}): Ability {
  return withoutAction('turn', effect, use)
}

/** An ability that needs no action, before the figure moves. */
export function beforeMoving(effect: Effect, use: Use = {}): Ability {
  return withoutAction('beforeMoving', effect, use)
}

/** An ability of a card as it is played; relocating never sets it off. */
export function whenPlayed(effect: Effect): Ability {
  return { ...ability('', false, null, effect), arrival: true }
}

/** An ability after this card was relocated. */
export function whenRelocated(where: PatternOf<typeof event.relocate>, effect: Effect): Ability {
  return ability('after', true, on('relocate', { thing: self, ...where }), effect)
}

/** What follows when this character was defeated; a discard does not set it off. */
export function whenDefeated(effect: Effect): Ability {
  return { ...ability('', false, null, effect), whenDefeated: true }
}

/** What follows when this card took part in a Vanquish. */
export function whenUsed(effect: Effect): Ability {
  return { ...ability('', false, null, effect), whenUsed: true }
}

/** An ability that its player may use to change what is about to happen. */
export function insteadOf(when: Pattern, effect: Effect): Ability {
  return ability('instead', false, when, effect)
}

/** What happens in place of the Allies lost in a Vanquish, whether its player likes it or not. */
export function insteadOfLosses(effect: Effect, when: Pattern): Ability {
  return ability('losses', true, when, effect)
}

/** What must follow an event. */
export function after(when: Pattern, effect: Effect, only: Condition | null = null): Ability {
  return { ...ability('after', true, when, effect), only }
}

/** As `after`, for what belongs to an objective: it holds for a tile that is switched off too. */
export function onTheWay(when: Pattern, effect: Effect): Ability {
  return { ...after(when, effect), objective: true }
}

/** What its player may do when a card was played, also in another player's turn. */
export function reaction(when: Pattern, effect: Effect, from: 'play' | 'hand' = 'play'): Ability {
  return { ...ability('reaction', false, when, effect), from }
}

/** As `reaction`, once a turn. */
export function reactionOnce(when: Pattern, effect: Effect): Ability {
  return { ...reaction(when, effect), oncePerTurn: true }
}

/** What happens at the start of a turn, before the figure moves. */
export function atStartOfTurn(where: PatternOf<typeof event.turnBegins>, effect: Effect): Ability {
  return ability('begins', true, on('turnBegins', where), effect)
}

/** As `atStartOfTurn`, for Crises that bring something new to everybody: they come before what is one's own. */
export function crisisEachTurn(where: PatternOf<typeof event.turnBegins>, effect: Effect): Ability {
  return ability('crisis', true, on('turnBegins', where), effect)
}

import { type Ability, type Effect, type Pattern, type PatternOf, self } from '@quadriga/kernel/author'
import { type event, on } from '../kinds/index.ts'

function ability(window: string, forced: boolean, when: Pattern | null, effect: Effect): Ability {
  return { window, forced, from: 'play', when, only: null, effect }
}

/** What an Event does. */
export function does(effect: Effect): Ability {
  return ability('', false, null, effect)
}

/** An ability with the activation symbol, and its price in Power. */
export function activated(effect: Effect, price = 0): Ability {
  return { ...ability('', false, null, effect), activated: true, price }
}

/** An ability of a card as it is played; relocating never sets it off. */
export function whenPlayed(effect: Effect): Ability {
  return ability('after', true, on('enter', { thing: self }), effect)
}

/** An ability after this card was relocated. */
export function whenRelocated(where: PatternOf<typeof event.relocate>, effect: Effect): Ability {
  return ability('after', true, on('relocate', { thing: self, ...where }), effect)
}

/** An ability that its player may use to change what is about to happen. */
export function insteadOf(when: Pattern, effect: Effect): Ability {
  return ability('instead', false, when, effect)
}

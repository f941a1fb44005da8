import { answerable, field, instant } from '@quadriga/kernel/author'

/** A hero attacks a zone: windows add to its numbers, then the dice are rolled, then Enemies fall. */
export const attack = answerable('attack', {
  given: {
    seat: field.seat,
    hero: field.thing,
    /** The card with its numbers: a hero's own, a copied one, or the Sentinel Hand. It may eat what it fells. */
    attack: field.thing,
    zone: field.word(),
    /** Power and Actions to be paid. */
    power: field.number,
    cost: field.number,
    dice: field.number,
    accuracy: field.number,
    type: field.word<'melee' | 'ranged'>(),
    /** Added to each result. */
    bonus: field.number,
    /** Taken off the Toughness of every Enemy. */
    pierce: field.number,
    /** How many further dice each natural 6 rolls. */
    explodes: field.number,
    /** Hits of a die that shows 6, and of any other die that hits. */
    sixes: field.number,
    hits: field.number,
    ignoresPriority: field.flag,
    /** Enemies of this name count as Toughness 1; '' for none. */
    softens: field.word(),
    /** Enemies with a name are left out. */
    sparesHeroes: field.flag,
    /** It eats: at most one falls, who may be a citizen. */
    eats: field.flag,
    /** Who is to be eaten; NOTHING where that is said after the roll. */
    target: field.thing,
    /** Hits that are left may go to a zone next to this one. */
    ricochets: field.flag,
  },
  /** What was rolled, the Hits by die, and who fell. */
  made: {
    results: field.data<readonly number[]>(),
    /** Hits as packets: those of one die go to one Enemy. */
    packets: field.data<readonly number[]>(),
    figures: field.things,
    fallen: field.data<readonly string[]>(),
  },
  log: ['hero', 'attack', 'zone', 'results', 'packets', 'fallen'],
  things: ['hero', 'attack'],
})

/** Somebody who fights back rolls for each Hit of an attack that would eat it. */
export const resist = instant('resist', {
  given: { citizen: field.thing, n: field.number },
  made: { results: field.data<readonly number[]>() },
  log: ['citizen', 'results'],
  things: ['citizen'],
})

/** A Zombie Hero has eaten a citizen, and takes the card. */
export const eat = answerable('eat', {
  given: { seat: field.seat, hero: field.thing, citizen: field.thing },
  /** Whom, by name. */
  made: { code: field.word() },
  log: ['hero', 'citizen'],
  things: ['hero', 'citizen'],
})

/** The dice of an attack are rolled. */
export const roll = instant('roll', {
  given: { hero: field.thing, event: field.event },
  made: { results: field.data<readonly number[]>() },
  log: ['hero', 'results'],
  things: ['hero'],
})

/** Enemies are eliminated by a hero, or by nobody; eaten, if they were. */
export const eliminate = instant('eliminate', {
  given: { hero: field.thing, figures: field.things, zone: field.word(), eaten: field.flag },
  /** Their names, and the experience they were worth. */
  made: { fallen: field.data<readonly string[]>(), worth: field.number },
  log: ['hero', 'fallen', 'zone'],
  things: ['hero'],
})

/** The Sentinel Hand is turned to its other side, carried on, or used up. */
export const handChanges = instant('handChanges', {
  given: { hand: field.thing, how: field.word<'charge' | 'discharge' | 'remove'>() },
  log: ['hand', 'how'],
  things: ['hand'],
})

export const carryHand = instant('carryHand', {
  given: { seat: field.seat, hero: field.thing, hand: field.thing, to: field.word() },
  log: ['hero', 'hand', 'to'],
  things: ['hero', 'hand'],
})

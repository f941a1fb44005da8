/** Builders of content: a hero's file reads like its board. */
export { card, contentOf } from './content.ts'
export { hero } from './hero.ts'
export { heroNames, names } from './names.ts'
export { on, paying, spending, tiers, whenever } from './text.ts'

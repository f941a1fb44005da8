/** Builders of content: a hero's file reads like its board. */
export { bot } from './bot.ts'
export { card, contentOf } from './content.ts'
export { hero, heroesOf } from './hero.ts'
export { heroNames, names } from './names.ts'
export { guarding, on, paying, spending, spendingAny, spendingSelf, tiers, using, whenever } from './text.ts'

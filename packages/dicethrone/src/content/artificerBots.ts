import { bothTrue, ifTrue, seq } from '@quadriga/kernel/author'
import { bot } from '../build/index.ts'
import { helpedLess } from '../ops/bots.ts'
import { addDamage } from '../ops/damage.ts'
import { detonateAll } from '../ops/detonation.ts'
import { rollDice, shows } from '../ops/dice.ts'
import { heal } from '../ops/gains.ts'
import { attackedFor, yourAttack, yourUpkeep } from '../ops/moments.ts'
import { nanite, synth } from './artificerStatuses.ts'

/** The bots of the Artificer: each Basic when it is built, or Advanced, which only makes it cheaper. */

const [nanobot, nanobotAdvanced] = bot('artificer', synth.id, {
  id: 'nanobot',
  en: 'Nanobot',
  fr: 'Nanobot',
  effect: detonateAll(nanite.id),
  only: yourUpkeep,
  once: true,
})
const [shockBot, shockBotAdvanced] = bot('artificer', synth.id, {
  id: 'shock_bot',
  en: 'Shock Bot',
  fr: 'Robot de choc',
  effect: addDamage(3),
  only: yourAttack,
  once: true,
})
const [healBot, healBotAdvanced] = bot('artificer', synth.id, {
  id: 'heal_bot',
  en: 'Heal Bot',
  fr: 'Robot soigneur',
  effect: seq(rollDice(1), ifTrue(shows({ wrench: 1 }), heal(1, 'atOnce'), heal(2, 'atOnce'))),
  only: bothTrue(attackedFor(6), helpedLess(2)),
  once: false,
})

export const bots = [nanobot, shockBot, healBot]
export const botSides = [...bots, nanobotAdvanced, shockBotAdvanced, healBotAdvanced]

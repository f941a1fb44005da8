import type { Style } from './style.ts'

/** Everything at its usual worth. */
export const plain: Style = { champions: {}, dicethrone: {}, villainous: {}, zombies: {} }

/** What it has and keeps comes first: it defends, heals and clears the way before it hurries on. */
const careful: Style = {
  champions: { hitPoint: 1.7, danger: 1.8, exposed: 2, toughHero: 1.4, threat: 1.3, minionAttack: 1.3 },
  dicethrone: { theirs: 0.6, lastHealth: 1.5, positive: 1.2, negative: 1.3 },
  villainous: { rivals: 1.5, fate: 1.6, coveredSymbol: 1.6, hero: 1.6, crisisOnMe: 1.5, crisisHelp: 1.5 },
  zombies: { health: 1.5, last: 1.6, wound: 1.7, alone: 1.8, haste: 0.8, step: 0.8 },
}

/** The quickest way to the end: it strikes first and counts its own wounds later. */
const bold: Style = {
  champions: { villainHitPoint: 1.6, hitPoint: 0.6, danger: 0.6, exposed: 0.5, inPlay: 0.8, inPlayCost: 0.8 },
  dicethrone: { theirs: 1.7, lastHealth: 0.6, upgrade: 0.7, upgradeCost: 0.7, cp: 0.7 },
  villainous: { progress: 1.5, lastSteps: 1.5, rivals: 0.5, fate: 0.5, hero: 0.6, coveredSymbol: 0.7 },
  zombies: { health: 0.7, wound: 0.6, haste: 1.6, step: 1.4, enemy: 1.5, zombieHero: 1.5, alone: 0.5 },
}

/** Builds up first: what serves later, such as cards, upgrades, Power and Traits, is worth more. */
const builder: Style = {
  champions: { inPlay: 1.8, inPlayCost: 1.7, ally: 1.5, allyPower: 1.4, counter: 1.5, card: 1.2 },
  dicethrone: { upgrade: 1.9, upgradeCost: 1.6, cp: 1.4, card: 1.3, positive: 1.4, companion: 1.4 },
  villainous: { power: 1.3, ally: 1.5, allyStrength: 1.4, item: 1.6, specialty: 1.3, hand: 1.3, rivals: 0.8 },
  zombies: { power: 3, trait: 4, citizen: 1.6, haste: 0.8, enemy: 0.8 },
}

/** The styles that have a name, by the word that follows a level's. */
export const styles: Readonly<Record<string, Style>> = { careful, bold, builder }

import { choose } from '@quadriga/kernel/author'
import {
  afterBlows,
  atStartOfRound,
  inTurn,
  oncePerEnemyPhase,
  oncePerTurn,
  prey,
  whenAttacking,
} from '../build/index.ts'
import {
  anyHunger,
  eliminate,
  enemiesWithin,
  gatherPeople,
  grants,
  hungerMore,
  longMove,
  lureEnemies,
  meleeHere,
  moveFreely,
  recover,
  soften,
  yourHero,
  zombiesHere,
} from '../ops/index.ts'

/** Citizens of Zombie Mode; the effects of the first two are printed, those of the others filled in. */
export const zombieCitizens = [
  prey(
    'z-amanda-sefton',
    { en: 'Amanda Sefton', fr: 'Amanda Sefton', gender: 'f', pronoun: 'she' },
    { fighter: true, abilities: [oncePerTurn(moveFreely(1, yourHero), { hunger: 1 })] },
  ),
  prey(
    'z-moira-mactaggert',
    { en: 'Moira MacTaggert', fr: 'Moira MacTaggert', gender: 'f', pronoun: 'she' },
    { abilities: [inTurn(anyHunger(choose(zombiesHere)), { discards: true })] },
  ),
  prey(
    'z-william-stryker',
    { en: 'William Stryker', fr: 'William Stryker' },
    {
      fighter: true,
      abilities: [oncePerTurn(gatherPeople(1, 'zombie'), { hunger: 1 })],
      confidence: 'reconstructed',
    },
  ),
  prey(
    'z-mariko-yashida',
    { en: 'Mariko Yashida', fr: 'Mariko Yashida', gender: 'f', pronoun: 'she' },
    {
      abilities: [afterBlows(eliminate(choose(enemiesWithin('trooper', 0))))],
      confidence: 'reconstructed',
    },
  ),
  prey(
    'z-callisto',
    { en: 'Callisto', fr: 'Callisto', gender: 'f', pronoun: 'she' },
    { fighter: true, constant: [grants(yourHero, 'picksTargets')], confidence: 'reconstructed' },
  ),
  prey(
    'z-ka-zar',
    { en: 'Ka-Zar', fr: 'Ka-Zar' },
    {
      fighter: true,
      abilities: [oncePerEnemyPhase(meleeHere, { hunger: 1 })],
      confidence: 'reconstructed',
    },
  ),
  prey(
    'z-senator-kelly',
    { en: 'Senator Kelly', fr: 'Sénateur Kelly', article: 'fr' },
    { abilities: [oncePerTurn(lureEnemies(2), { hunger: 1 })], confidence: 'reconstructed' },
  ),
  prey(
    'z-trish-tilby',
    { en: 'Trish Tilby', fr: 'Trish Tilby', gender: 'f', pronoun: 'she' },
    { constant: [grants(yourHero, 'traitDraw')], confidence: 'reconstructed' },
  ),
  prey(
    'z-bolivar-trask',
    { en: 'Bolivar Trask', fr: 'Bolivar Trask' },
    { abilities: [whenAttacking(soften('guard'), { hunger: 1 })], confidence: 'reconstructed' },
  ),
  prey(
    'z-valerie-cooper',
    { en: 'Valerie Cooper', fr: 'Valerie Cooper', gender: 'f', pronoun: 'she' },
    {
      constant: [grants(yourHero, 'hungerGain', -1)],
      abilities: [atStartOfRound(hungerMore)],
      confidence: 'reconstructed',
    },
  ),
  prey(
    'z-stevie-hunter',
    { en: 'Stevie Hunter', fr: 'Stevie Hunter', gender: 'f', pronoun: 'she' },
    { abilities: [oncePerTurn(longMove(2))], confidence: 'reconstructed' },
  ),
  prey(
    'z-cecilia-reyes',
    { en: 'Cecilia Reyes', fr: 'Cecilia Reyes', gender: 'f', pronoun: 'she' },
    { abilities: [inTurn(recover(2, yourHero), { discards: true })], confidence: 'reconstructed' },
  ),
]

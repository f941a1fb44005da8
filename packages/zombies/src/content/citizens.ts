import { choose, self } from '@quadriga/kernel/author'
import {
  afterMelee,
  atEndPhase,
  citizen,
  forcedAfter,
  inTurn,
  oncePerEnemyPhase,
  oncePerTurn,
  token,
  whenAttacking,
} from '../build/index.ts'
import { on } from '../kinds/index.ts'
import {
  drawSpawnHere,
  eliminate,
  enemiesWithin,
  gatherPeople,
  grants,
  heroesHere,
  longMove,
  lureEnemies,
  meleeHere,
  moveFreely,
  recover,
  recoverAll,
  soften,
  yourHero,
} from '../ops/index.ts'

/** Citizens of the heroic deck; the effects of the first five are printed, those of the others filled in. */
export const citizens = [
  citizen(
    'william-stryker',
    { en: 'William Stryker', fr: 'William Stryker' },
    { fighter: true, abilities: [oncePerTurn(gatherPeople(1), { power: 1 })] },
  ),
  citizen(
    'mariko-yashida',
    { en: 'Mariko Yashida', fr: 'Mariko Yashida', gender: 'f', pronoun: 'she' },
    { abilities: [afterMelee(eliminate(choose(enemiesWithin('walker', 0))))] },
  ),
  citizen(
    'callisto',
    { en: 'Callisto', fr: 'Callisto', gender: 'f', pronoun: 'she' },
    { fighter: true, constant: [grants(yourHero, 'picksTargets')] },
  ),
  citizen(
    'ka-zar',
    { en: 'Ka-Zar', fr: 'Ka-Zar' },
    { fighter: true, abilities: [oncePerEnemyPhase(meleeHere, { power: 1 })] },
  ),
  citizen(
    'senator-kelly',
    { en: 'Senator Kelly', fr: 'Sénateur Kelly', article: 'fr' },
    { abilities: [oncePerTurn(lureEnemies(2), { power: 1 })] },
  ),
  citizen(
    'amanda-sefton',
    { en: 'Amanda Sefton', fr: 'Amanda Sefton', gender: 'f', pronoun: 'she' },
    {
      fighter: true,
      abilities: [oncePerTurn(moveFreely(1, yourHero), { power: 1 })],
      confidence: 'reconstructed',
    },
  ),
  citizen(
    'moira-mactaggert',
    { en: 'Moira MacTaggert', fr: 'Moira MacTaggert', gender: 'f', pronoun: 'she' },
    { abilities: [inTurn(recoverAll(choose(heroesHere)), { discards: true })], confidence: 'reconstructed' },
  ),
  citizen(
    'trish-tilby',
    { en: 'Trish Tilby', fr: 'Trish Tilby', gender: 'f', pronoun: 'she' },
    { constant: [grants(yourHero, 'traitDraw')], confidence: 'reconstructed' },
  ),
  citizen(
    'bolivar-trask',
    { en: 'Bolivar Trask', fr: 'Bolivar Trask' },
    { abilities: [whenAttacking(soften('brute'), { power: 1 })], confidence: 'reconstructed' },
  ),
  citizen(
    'valerie-cooper',
    { en: 'Valerie Cooper', fr: 'Valerie Cooper', gender: 'f', pronoun: 'she' },
    { constant: [grants(yourHero, 'powerGain')], confidence: 'reconstructed' },
  ),
  citizen(
    'stevie-hunter',
    { en: 'Stevie Hunter', fr: 'Stevie Hunter', gender: 'f', pronoun: 'she' },
    { abilities: [oncePerTurn(longMove(2))], confidence: 'reconstructed' },
  ),
  citizen(
    'cecilia-reyes',
    { en: 'Cecilia Reyes', fr: 'Cecilia Reyes', gender: 'f', pronoun: 'she' },
    { abilities: [atEndPhase(recover(1, choose(heroesHere)))], confidence: 'reconstructed' },
  ),
]

/** Cards of the citizen deck that are nobody. */
export const citizenEvents = [
  token(
    'event',
    'too-late',
    { en: 'Too Late!', fr: 'Trop Tard\u202f!' },
    {
      abilities: [forcedAfter(on('showsCitizen', { citizen: self }), drawSpawnHere)],
      copies: 2,
      confidence: 'reconstructed',
    },
  ),
  token(
    'secret',
    'secret-mission-1',
    { en: 'Secret Mission 1', fr: 'Mission Secrète 1', gender: 'f', article: 'fr' },
    { confidence: 'medium' },
  ),
  token(
    'secret',
    'secret-mission-2',
    { en: 'Secret Mission 2', fr: 'Mission Secrète 2', gender: 'f', article: 'fr' },
    { confidence: 'medium' },
  ),
]

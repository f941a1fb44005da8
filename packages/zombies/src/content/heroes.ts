import { bind, choose, seq, the } from '@quadriga/kernel/author'
import {
  afterAttackWith,
  atEndOfTurn,
  atEndPhase,
  attack,
  hero,
  oncePerEnemyPhase,
  oncePerTurn,
  skill,
  whenWounded,
} from '../build/index.ts'
import {
  absorbFrom,
  attackCalled,
  cancelWounds,
  drawTraits,
  crushOne,
  enemiesToCrush,
  fly,
  freeAction,
  gainPower,
  grants,
  heroesWithin,
  hideFromEnemies,
  moveFreely,
  otherHeroes,
  otherHeroesHere,
  otherHeroesWithin,
  pushEnemies,
  recoverAny,
  repeatAttack,
  skillGrants,
  spyOnSpawns,
  attackHere,
  yourHero,
  yourWounds,
} from '../ops/index.ts'

/** Heroes, their attacks and their Skills from Blue to Red. */

/** Every sheet has it, that of a Zombie Hero too. */
export const plusOneAction = skill('plus-one-action', { en: '+1 Action', fr: '+1 Action', gender: 'f' }, 1, {
  constant: [skillGrants(yourHero, 'turnActions')],
})

export const storm = hero('storm', { en: 'Storm', fr: 'Storm', gender: 'f', pronoun: 'she' }, 'lightning', [
  'gust',
  'plus-one-action',
  'chain-lightning',
  'inspiration',
])
export const lightning = attack(
  'lightning',
  { en: 'Lightning', fr: 'Éclair', article: 'fr' },
  { type: 'ranged', range: [0, 1], dice: 2, accuracy: 3 },
)
export const gust = skill('gust', { en: 'Gust', fr: 'Bourrasque', gender: 'f' }, 0, {
  abilities: [oncePerTurn(pushEnemies(1), { power: 1 })],
})
export const chainLightning = skill(
  'chain-lightning',
  { en: 'Chain Lightning', fr: 'Chaîne d’éclairs', gender: 'f' },
  2,
  { abilities: [afterAttackWith('lightning', repeatAttack, { per: 'turn' })] },
)
export const inspiration = skill('inspiration', { en: 'Inspiration', fr: 'Inspiration', gender: 'f' }, 3, {
  abilities: [
    oncePerTurn(
      seq(bind('hero', choose(heroesWithin(2))), gainPower(1, the('hero')), drawTraits(1, the('hero'))),
    ),
  ],
})

export const wolverine = hero(
  'wolverine',
  { en: 'Wolverine', fr: 'Wolverine', pronoun: 'he' },
  'adamantium-claws',
  ['berserk-rage', 'plus-one-action', 'rampage', 'healing-factor'],
)
export const adamantiumClaws = attack(
  'adamantium-claws',
  { en: 'Adamantium Claws', fr: 'Griffes d’Adamantium', article: 'fr', gender: 'f', plural: true },
  { type: 'melee', range: [0, 0], dice: 3, accuracy: 4 },
)
export const berserkRage = skill('berserk-rage', { en: 'Berserk Rage', fr: 'Rage berserk', gender: 'f' }, 0, {
  constant: [
    grants(attackCalled('adamantium-claws'), 'bonus', yourWounds),
    grants(attackCalled('adamantium-claws'), 'explodes'),
  ],
})
export const rampage = skill('rampage', { en: 'Rampage', fr: 'Déchaînement' }, 2, {
  abilities: [oncePerEnemyPhase(attackHere, { power: 1 })],
})
export const healingFactor = skill('healing-factor', { en: 'Healing Factor', fr: 'Facteur de guérison' }, 3, {
  abilities: [atEndPhase(recoverAny)],
})

export const magneto = hero('magneto', { en: 'Magneto', fr: 'Magneto', pronoun: 'he' }, 'shrapnel', [
  'crush',
  'plus-one-action',
  'magnetic-flight',
  'mutant-commander',
])
export const shrapnel = attack(
  'shrapnel',
  { en: 'Shrapnel', fr: 'Shrapnel', article: 'fr' },
  { type: 'ranged', range: [0, 1], dice: 3, accuracy: 4 },
)
export const crush = skill('crush', { en: 'Crush', fr: 'Écrasement' }, 0, {
  abilities: [oncePerTurn(crushOne(choose(enemiesToCrush(1))))],
})
export const magneticFlight = skill('magnetic-flight', { en: 'Magnetic Flight', fr: 'Vol magnétique' }, 2, {
  abilities: [oncePerTurn(fly, { power: 1 })],
})
export const mutantCommander = skill(
  'mutant-commander',
  { en: 'Mutant Commander', fr: 'Commandant mutant' },
  3,
  { abilities: [oncePerTurn(freeAction('any', choose(otherHeroes)))] },
)

export const rogue = hero('rogue', { en: 'Rogue', fr: 'Rogue', gender: 'f', pronoun: 'she' }, 'power-blows', [
  'bruiser',
  'plus-one-action',
  'absorption',
  'superhuman-resilience',
])
export const powerBlows = attack(
  'power-blows',
  { en: 'Power Blows', fr: 'Coups puissants', article: 'fr', plural: true },
  { type: 'melee', range: [0, 0], dice: 2, accuracy: 3 },
)
export const bruiser = skill('bruiser', { en: 'Bruiser', fr: 'Cogneuse', gender: 'f' }, 0, {
  constant: [grants(attackCalled('power-blows'), 'pierce'), grants(yourHero, 'barges')],
})
export const absorption = skill('absorption', { en: 'Absorption', fr: 'Absorption', gender: 'f' }, 2, {
  abilities: [oncePerTurn(absorbFrom(otherHeroesWithin(1)), { power: 1 })],
})
export const superhumanResilience = skill(
  'superhuman-resilience',
  { en: 'Superhuman Resilience', fr: 'Résilience surhumaine', gender: 'f' },
  3,
  { abilities: [oncePerTurn(freeAction('moveOrAttack', yourHero))] },
)

export const colossus = hero(
  'colossus',
  { en: 'Colossus', fr: 'Colossus', pronoun: 'he' },
  'steel-fists',
  ['organic-steel', 'plus-one-action', 'fastball-special', 'titanic-strength'],
  'reconstructed',
)
export const steelFists = attack(
  'steel-fists',
  { en: 'Steel Fists', fr: 'Poings d’acier', article: 'fr', plural: true },
  { type: 'melee', range: [0, 0], dice: 2, accuracy: 3, confidence: 'medium' },
)
export const organicSteel = skill('organic-steel', { en: 'Organic Steel', fr: 'Acier organique' }, 0, {
  abilities: [whenWounded(cancelWounds(1), { power: 1, per: 'enemyPhase' })],
  confidence: 'reconstructed',
})
export const fastballSpecial = skill('fastball-special', { en: 'Fastball Special', fr: 'Boulet humain' }, 2, {
  abilities: [
    oncePerTurn(
      seq(
        bind('hero', choose(otherHeroesHere)),
        moveFreely(2, the('hero')),
        freeAction('attack', the('hero')),
      ),
      { power: 1 },
    ),
  ],
  confidence: 'reconstructed',
})
export const titanicStrength = skill(
  'titanic-strength',
  { en: 'Titanic Strength', fr: 'Force titanesque', gender: 'f' },
  3,
  { constant: [grants(attackCalled('steel-fists'), 'sixes')], confidence: 'reconstructed' },
)

export const mystique = hero(
  'mystique',
  { en: 'Mystique', fr: 'Mystique', gender: 'f', pronoun: 'she' },
  'twin-pistols',
  ['infiltration', 'plus-one-action', 'shapeshifter', 'espionage'],
  'reconstructed',
)
export const twinPistols = attack(
  'twin-pistols',
  { en: 'Twin Pistols', fr: 'Pistolets jumelés', article: 'fr', plural: true },
  { type: 'ranged', range: [0, 1], dice: 3, accuracy: 4, confidence: 'medium' },
)
export const infiltration = skill(
  'infiltration',
  { en: 'Infiltration', fr: 'Infiltration', gender: 'f' },
  0,
  {
    constant: [grants(yourHero, 'slips')],
    confidence: 'reconstructed',
  },
)
export const shapeshifter = skill('shapeshifter', { en: 'Shapeshifter', fr: 'Métamorphe', gender: 'f' }, 2, {
  abilities: [atEndOfTurn(hideFromEnemies, { power: 1 })],
  confidence: 'reconstructed',
})
export const espionage = skill('espionage', { en: 'Espionage', fr: 'Espionnage' }, 3, {
  abilities: [oncePerTurn(spyOnSpawns(2))],
  confidence: 'reconstructed',
})

export const heroes = [storm, wolverine, magneto, rogue, colossus, mystique]

export const attacks = [lightning, adamantiumClaws, shrapnel, powerBlows, steelFists, twinPistols]

export const skills = [
  gust,
  plusOneAction,
  chainLightning,
  inspiration,
  berserkRage,
  rampage,
  healingFactor,
  crush,
  magneticFlight,
  mutantCommander,
  bruiser,
  absorption,
  superhumanResilience,
  organicSteel,
  fastballSpecial,
  titanicStrength,
  infiltration,
  shapeshifter,
  espionage,
]

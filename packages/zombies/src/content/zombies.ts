import { changes, choose, ifTrue, plus, untilEndOf } from '@quadriga/kernel/author'
import {
  attack,
  atStartOfRound,
  inTurn,
  oncePerTurn,
  skill,
  whenAttackingWith,
  whenMoving,
  whenRolledWith,
  whenWounded,
  withEachStep,
  zombie,
} from '../build/index.ts'
import {
  attackCalled,
  eliminate,
  foreseeSpawn,
  freeAction,
  freeAttackWith,
  freezeEnemies,
  hungerForWounds,
  incinerate,
  moveFreely,
  moveFurther,
  moveSomebody,
  notSharpened,
  otherHeroesWithin,
  rankAndFileWithin,
  rerollMissed,
  skillGrants,
  yourHero,
  yourMelee,
} from '../ops/index.ts'

/** The Zombie Heroes that players run, their attacks and their Skills from Blue to Red. */

export const devour = attack(
  'devour',
  { en: 'Devour', fr: 'Dévoration', article: 'fr', gender: 'f' },
  { type: 'melee', range: [0, 0], dice: 1, accuracy: 4, eats: true },
)

const psylocke = zombie(
  'z-psylocke',
  { en: 'Psylocke', fr: 'Psylocke', gender: 'f', pronoun: 'she' },
  'psionic-blade',
  ['psychic-bolt', 'plus-one-action', 'psionic-energy', 'premonition'],
)
const psionicBlade = attack(
  'psionic-blade',
  { en: 'Psionic Blade', fr: 'Lame psionique', article: 'fr', gender: 'f' },
  { type: 'melee', range: [0, 0], dice: 2, accuracy: 3 },
)
const psychicBolt = skill('psychic-bolt', { en: 'Psychic Bolt', fr: 'Éclair psychique' }, 0, {
  abilities: [oncePerTurn(eliminate(choose(rankAndFileWithin('weak', 1))))],
})
const blade = attackCalled('psionic-blade')
const psionicEnergy = skill(
  'psionic-energy',
  { en: 'Psionic Energy', fr: 'Énergie psionique', gender: 'f' },
  2,
  {
    abilities: [
      inTurn(
        ifTrue(
          notSharpened('psionic-blade'),
          untilEndOf('nextAttack', changes(plus(blade, 'most', 1), plus(blade, 'pierce', 1))),
        ),
        { hunger: 1 },
      ),
    ],
  },
)
const premonition = skill('premonition', { en: 'Premonition', fr: 'Prémonition', gender: 'f' }, 3, {
  abilities: [atStartOfRound(foreseeSpawn)],
})

const juggernaut = zombie(
  'z-juggernaut',
  { en: 'Juggernaut', fr: 'Juggernaut', pronoun: 'he' },
  'steamroller',
  ['undead-resilience', 'plus-one-action', 'lightning-charge', 'z-unstoppable'],
)
const steamroller = attack(
  'steamroller',
  { en: 'Steamroller', fr: 'Rouleau compresseur', article: 'fr' },
  { type: 'melee', range: [0, 0], dice: 2, accuracy: 4 },
)
const undeadResilience = skill(
  'undead-resilience',
  { en: 'Undead Resilience', fr: 'Résistance d’outre-tombe', gender: 'f' },
  0,
  { abilities: [oncePerTurn(freeAction('moveOrMelee', yourHero), { hunger: 1 })] },
)
const lightningCharge = skill(
  'lightning-charge',
  { en: 'Lightning Charge', fr: 'Charge fulgurante', gender: 'f' },
  2,
  {
    abilities: [
      withEachStep(eliminate(choose(rankAndFileWithin('any', 0)))),
      whenMoving(moveFurther, { hunger: 1 }),
    ],
  },
)
const unstoppable = skill('z-unstoppable', { en: 'Unstoppable', fr: 'Incoercible' }, 3, {
  constant: [skillGrants(yourHero, 'shrugs'), skillGrants(yourHero, 'slips')],
})

const darkPhoenix = zombie(
  'z-dark-phoenix',
  { en: 'Dark Phoenix', fr: 'Dark Phoenix', gender: 'f', pronoun: 'she' },
  'psychic-lightning',
  ['telekinesis', 'plus-one-action', 'mass-incineration', 'undying-hunger'],
)
const psychicLightning = attack(
  'psychic-lightning',
  { en: 'Psychic Lightning', fr: 'Éclairs psychiques', article: 'fr', plural: true },
  { type: 'ranged', range: [0, 1], dice: 2, accuracy: 3 },
)
const telekinesis = skill('telekinesis', { en: 'Telekinesis', fr: 'Télékinésie', gender: 'f' }, 0, {
  abilities: [oncePerTurn(moveSomebody(2))],
})
const massIncineration = skill(
  'mass-incineration',
  { en: 'Mass Incineration', fr: 'Incinération de masse', gender: 'f' },
  2,
  { abilities: [whenAttackingWith('psychic-lightning', incinerate)] },
)
const undyingHunger = skill(
  'undying-hunger',
  { en: 'Undying Hunger', fr: 'Faim immortelle', gender: 'f' },
  3,
  { abilities: [whenWounded(hungerForWounds)] },
)

const cyclops = zombie(
  'z-cyclops',
  { en: 'Cyclops', fr: 'Cyclops', pronoun: 'he' },
  'optic-blast',
  ['field-leader', 'plus-one-action', 'ricochet', 'no-visor'],
  'reconstructed',
)
const opticBlast = attack(
  'optic-blast',
  { en: 'Optic Blast', fr: 'Rafale optique', article: 'fr', gender: 'f' },
  { type: 'ranged', range: [0, 1], dice: 2, accuracy: 3, confidence: 'medium' },
)
const fieldLeader = skill('field-leader', { en: 'Field Leader', fr: 'Meneur' }, 0, {
  abilities: [oncePerTurn(freeAction('moveOrAttack', choose(otherHeroesWithin(2, 'zombie'))), { hunger: 1 })],
  confidence: 'reconstructed',
})
const ricochet = skill('ricochet', { en: 'Ricochet', fr: 'Ricochet' }, 2, {
  constant: [skillGrants(attackCalled('optic-blast'), 'ricochets')],
  confidence: 'reconstructed',
})
const blast = attackCalled('optic-blast')
const noVisor = skill('no-visor', { en: 'No Visor', fr: 'Sans visière' }, 3, {
  abilities: [
    inTurn(
      ifTrue(
        notSharpened('optic-blast'),
        untilEndOf('nextAttack', changes(plus(blast, 'most', 1), plus(blast, 'picksTargets', 1))),
      ),
      { hunger: 1 },
    ),
  ],
  confidence: 'reconstructed',
})

const iceman = zombie(
  'z-iceman',
  { en: 'Iceman', fr: 'Iceman', pronoun: 'he' },
  'ice-blast',
  ['ice-slide', 'plus-one-action', 'flash-freeze', 'absolute-zero'],
  'reconstructed',
)
const iceBlast = attack(
  'ice-blast',
  { en: 'Ice Blast', fr: 'Souffle glacial', article: 'fr' },
  { type: 'ranged', range: [0, 1], dice: 2, accuracy: 3, confidence: 'medium' },
)
const iceSlide = skill('ice-slide', { en: 'Ice Slide', fr: 'Toboggan de glace' }, 0, {
  abilities: [oncePerTurn(moveFreely(2, yourHero), { hunger: 1 })],
  confidence: 'reconstructed',
})
const flashFreeze = skill('flash-freeze', { en: 'Flash Freeze', fr: 'Gel instantané' }, 2, {
  abilities: [oncePerTurn(freezeEnemies(1), { hunger: 1 })],
  confidence: 'reconstructed',
})
const absoluteZero = skill('absolute-zero', { en: 'Absolute Zero', fr: 'Zéro absolu' }, 3, {
  abilities: [oncePerTurn(freeAttackWith('ice-blast'))],
  confidence: 'reconstructed',
})

const sabretooth = zombie(
  'z-sabretooth',
  { en: 'Sabretooth', fr: 'Sabretooth', pronoun: 'he' },
  'savage-claws',
  ['frenzy', 'plus-one-action', 'bloodlust', 'alpha-predator'],
  'reconstructed',
)
const savageClaws = attack(
  'savage-claws',
  { en: 'Savage Claws', fr: 'Griffes sauvages', article: 'fr', gender: 'f', plural: true },
  { type: 'melee', range: [0, 0], dice: 3, accuracy: 4, confidence: 'medium' },
)
const frenzy = skill('frenzy', { en: 'Frenzy', fr: 'Frénésie', gender: 'f' }, 0, {
  abilities: [whenRolledWith('savage-claws', rerollMissed, { hunger: 1 })],
  confidence: 'reconstructed',
})
const bloodlust = skill('bloodlust', { en: 'Bloodlust', fr: 'Soif de sang', gender: 'f' }, 2, {
  constant: [skillGrants(attackCalled('savage-claws'), 'explodes')],
  confidence: 'reconstructed',
})
const alphaPredator = skill('alpha-predator', { en: 'Alpha Predator', fr: 'Prédateur alpha' }, 3, {
  constant: [skillGrants(yourMelee, 'pierce')],
  confidence: 'reconstructed',
})

export const zombies = [psylocke, juggernaut, darkPhoenix, cyclops, iceman, sabretooth]

export const zombieAttacks = [
  devour,
  psionicBlade,
  steamroller,
  psychicLightning,
  opticBlast,
  iceBlast,
  savageClaws,
]

export const zombieSkills = [
  psychicBolt,
  psionicEnergy,
  premonition,
  undeadResilience,
  lightningCharge,
  unstoppable,
  telekinesis,
  massIncineration,
  undyingHunger,
  fieldLeader,
  ricochet,
  noVisor,
  iceSlide,
  flashFreeze,
  absoluteZero,
  frenzy,
  bloodlust,
  alphaPredator,
]

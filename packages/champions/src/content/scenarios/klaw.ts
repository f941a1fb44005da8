import { chooseOne, host, ifTrue, plus, self, seq, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  attachment,
  boost,
  forcedInterrupt,
  forcedResponse,
  heroAction,
  mainScheme,
  minion,
  schemeSetup,
  setup,
  sideScheme,
  spending,
  treachery,
  villain as villainCard,
  whenRevealed,
} from '../../build/index.ts'
import {
  attacks,
  bonus,
  charactersOf,
  damagedByThis,
  discard,
  discardRandom,
  discardUntilMinion,
  enterEngaged,
  exhaust,
  firstPlayer,
  gainSurge,
  give,
  heal,
  isHurt,
  mainScheme as theMainScheme,
  oneMoreBoost,
  perPlayer,
  placeThreat,
  retaliates,
  searchAndReveal,
  spend,
  takeDamage,
  thisDealtDamage,
  thisHurtYou,
  villain,
  whenThisEnds,
  yourHero,
} from '../../ops/index.ts'

const set = 'scenario:klaw'
const names = { en: 'Klaw', fr: 'Klaw', pronoun: 'he' } as const
const traits = ['masters-of-evil']
const oneOfEach = spending('energy', 'mental', 'physical')

const moreBoost = forcedInterrupt(on('enemyAttack', { attacker: self }), oneMoreBoost)

export const klaw1 = villainCard('klaw-1', {
  code: '01113',
  names,
  set,
  unique: true,
  traits,
  stats: { sch: 2, atk: 0, hp: 12 },
  abilities: [moreBoost],
})

export const klaw2 = villainCard('klaw-2', {
  code: '01114',
  names,
  set,
  unique: true,
  traits,
  stats: { sch: 2, atk: 1, hp: 18 },
  abilities: [whenRevealed(searchAndReveal('the-immortal-klaw')), moreBoost],
})

export const klaw3 = villainCard('klaw-3', {
  code: '01115',
  names,
  set,
  unique: true,
  traits,
  stats: { sch: 3, atk: 2, hp: 22, toughness: 1 },
  abilities: [moreBoost],
})

const underground = { en: 'Underground Distribution', fr: 'Trafic Clandestin' }

export const undergroundDistribution1a = schemeSetup('underground-distribution-1a', {
  code: '01116a',
  names: underground,
  set,
  otherFace: 'underground-distribution-1b',
  abilities: [setup(searchAndReveal('defense-network', true))],
})

export const undergroundDistribution1b = mainScheme('underground-distribution-1b', {
  code: '01116b',
  names: underground,
  set,
  otherFace: '',
  stats: { threat: 0, threatLimit: 6, acceleration: 1 },
  abilities: [whenRevealed(discardUntilMinion(firstPlayer))],
})

const rendezvous = { en: 'Secret Rendezvous', fr: 'Rendez-Vous Secret' }

export const secretRendezvous2a = schemeSetup('secret-rendezvous-2a', {
  code: '01117a',
  names: rendezvous,
  set,
  otherFace: 'secret-rendezvous-2b',
  abilities: [whenRevealed(discardUntilMinion(firstPlayer))],
})

export const secretRendezvous2b = mainScheme('secret-rendezvous-2b', {
  isLast: true,
  code: '01117b',
  names: rendezvous,
  set,
  otherFace: '',
  stats: { threat: 0, threatLimit: 8, acceleration: 1 },
})

export const sonicConverter = attachment('sonic-converter', {
  code: '01118',
  copies: 1,
  names: { en: 'Sonic Converter', fr: 'Convertisseur Sonique' },
  set,
  boost: 3,
  unique: true,
  traits: ['weapon'],
  attachTo: villain,
  constant: [plus(host, 'atk', 1)],
  abilities: [
    forcedResponse(on('enemyAttack', { attacker: host }), give('stunned', damagedByThis)),
    heroAction(discard(self), { cost: oneOfEach }),
  ],
})

export const solidSoundBody = attachment('solid-sound-body', {
  code: '01119',
  copies: 1,
  names: { en: 'Solid-Sound Body', fr: 'Corps de Son Solidifié' },
  set,
  boost: 3,
  traits: ['condition'],
  attachTo: villain,
  constant: [retaliates(host, 1)],
  abilities: [heroAction(discard(self), { cost: oneOfEach })],
})

export const armoredGuard = minion('armored-guard', {
  code: '01120',
  copies: 3,
  names: { en: 'Armored Guard', fr: 'Garde Blindé' },
  set,
  boost: 1,
  traits: ['mercenary'],
  stats: { sch: 0, atk: 1, hp: 3, guard: 1, toughness: 1 },
})

export const weaponsRunner = minion('weapons-runner', {
  code: '01121',
  copies: 2,
  names: { en: 'Weapons Runner', fr: 'Trafiquant d’Armes' },
  set,
  boostStar: true,
  traits: ['mercenary'],
  stats: { sch: 1, atk: 1, hp: 2, surge: 1 },
  abilities: [boost(enterEngaged(you))],
})

export const klawsVengeance = treachery('klaws-vengeance', {
  code: '01122',
  copies: 2,
  names: { en: 'Klaw’s Vengeance', fr: 'La Vengeance de Klaw', gender: 'f' },
  set,
  boost: 1,
  abilities: [
    whenRevealed(discardRandom(you), { form: 'alter-ego' }),
    whenRevealed(attacks(villain, you, ifTrue(thisDealtDamage, placeThreat(1, theMainScheme))), {
      form: 'hero',
    }),
  ],
})

export const sonicBoom = treachery('sonic-boom', {
  code: '01123',
  copies: 2,
  names: { en: 'Sonic Boom', fr: 'Boom Sonique' },
  set,
  boostStar: true,
  abilities: [
    whenRevealed(chooseOne(spend('energy', 'mental', 'physical'), exhaust(charactersOf(you)))),
    boost(whenThisEnds(ifTrue(thisHurtYou, exhaust(yourHero)))),
  ],
})

export const soundManipulation = treachery('sound-manipulation', {
  code: '01124',
  copies: 2,
  names: { en: 'Sound Manipulation', fr: 'Manipulation du Son', gender: 'f' },
  set,
  boost: 2,
  abilities: [
    whenRevealed(ifTrue(isHurt(villain), heal(4, villain), gainSurge), { form: 'alter-ego' }),
    whenRevealed(seq(takeDamage(2), heal(2, villain)), { form: 'hero' }),
  ],
})

export const defenseNetwork = sideScheme('defense-network', {
  code: '01125',
  copies: 1,
  names: { en: 'Defense Network', fr: 'Réseau de Défense' },
  set,
  boost: 2,
  stats: { threat: 2, crisis: 1 },
  abilities: [whenRevealed(placeThreat(perPlayer(1), self))],
})

export const illegalArmsFactory = sideScheme('illegal-arms-factory', {
  code: '01126',
  copies: 1,
  names: { en: 'Illegal Arms Factory', fr: 'Fabrique d’Armes Clandestine', gender: 'f' },
  set,
  boost: 2,
  stats: { threat: 3, hazard: 1 },
  abilities: [whenRevealed(placeThreat(perPlayer(1), self))],
})

export const theImmortalKlaw = sideScheme('the-immortal-klaw', {
  code: '01127',
  copies: 1,
  names: { en: 'The “Immortal” Klaw', fr: 'Klaw « l’Immortel »' },
  set,
  stats: { threat: 3, accelerationIcon: 1 },
  perPlayer: ['threat'],
  constant: [bonus(villain, 'hp', 10)],
})

export const klawCards = [
  klaw1,
  klaw2,
  klaw3,
  undergroundDistribution1a,
  undergroundDistribution1b,
  secretRendezvous2a,
  secretRendezvous2b,
  sonicConverter,
  solidSoundBody,
  armoredGuard,
  weaponsRunner,
  klawsVengeance,
  sonicBoom,
  soundManipulation,
  defenseNetwork,
  illegalArmsFactory,
  theImmortalKlaw,
]

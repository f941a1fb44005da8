import { chooseOne, eachSeat, everyPlayer, plus, self, seq, untilEndOf } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  environment,
  forcedInterrupt,
  forcedResponse,
  mainScheme,
  minion,
  schemeSetup,
  setup,
  villain,
  whenRevealed,
} from '../../build/index.ts'
import {
  anyOf,
  attackedPlayer,
  baseStat,
  bonus,
  cannotTakeDamage,
  facedownDrones,
  fetchIntoPlay,
  forPlayer,
  mainScheme as theMainScheme,
  makeDrone,
  minionsEngagedWith,
  minionsWith,
  numberOf,
  placeThreat,
  searchAndReveal,
  targetPlayer,
  thatMinion,
  thatPlayer,
  threatStays,
  toOwnersDiscard,
} from '../../ops/index.ts'

const set = 'scenario:ultron'
const drones = minionsWith('drone')
const names = { en: 'Ultron', fr: 'Ultron', pronoun: 'he' } as const

/** A face-down card: what it counts as while nobody may look at it. Its numbers come from Ultron Drones. */
export const drone = minion('drone', {
  code: '',
  copies: 0,
  names: { en: 'facedown Drone', fr: 'Drone face cachée', article: 'both' },
  set,
  traits: ['drone'],
})

export const ultron1 = villain('ultron-1', {
  code: '01134',
  names,
  set,
  unique: true,
  traits: ['android'],
  stats: { sch: 1, atk: 2, hp: 17 },
  abilities: [
    forcedResponse(
      on('enemyAttack', { attacker: self }),
      forPlayer(targetPlayer, chooseOne(placeThreat(1, theMainScheme), makeDrone)),
    ),
  ],
})

export const ultron2 = villain('ultron-2', {
  code: '01135',
  names,
  set,
  unique: true,
  traits: ['android'],
  stats: { sch: 2, atk: 2, hp: 22 },
  abilities: [
    forcedInterrupt(
      on('enemyAttack', { attacker: self }),
      forPlayer(
        attackedPlayer,
        seq(
          makeDrone,
          untilEndOf('enemyAttack', plus(self, 'atk', numberOf(minionsEngagedWith(thatPlayer, 'drone')))),
        ),
      ),
    ),
  ],
})

export const ultron3 = villain('ultron-3', {
  code: '01136',
  names,
  set,
  unique: true,
  traits: ['android'],
  stats: { sch: 2, atk: 4, hp: 27 },
  constant: [plus(drones, 'atk', 1), bonus(drones, 'hp', 1), cannotTakeDamage(self, anyOf(drones))],
  abilities: [whenRevealed(searchAndReveal('ultrons-imperative'))],
})

const crimsonCowl = { en: 'The Crimson Cowl', fr: 'Le Crimson Cowl' }

export const theCrimsonCowl1a = schemeSetup('the-crimson-cowl-1a', {
  code: '01137a',
  names: crimsonCowl,
  set,
  otherFace: 'the-crimson-cowl-1b',
  abilities: [setup(fetchIntoPlay('ultron-drones', undefined, true))],
})

export const theCrimsonCowl1b = mainScheme('the-crimson-cowl-1b', {
  code: '01137b',
  names: crimsonCowl,
  set,
  otherFace: '',
  stats: { threat: 0, threatLimit: 3, acceleration: 1 },
  abilities: [whenRevealed(eachSeat(everyPlayer, makeDrone))],
})

const norad = { en: 'Assault on NORAD', fr: 'Assaut sur le NORAD' }

export const assaultOnNorad2a = schemeSetup('assault-on-norad-2a', {
  code: '01138a',
  names: norad,
  set,
  otherFace: 'assault-on-norad-2b',
  abilities: [whenRevealed(eachSeat(everyPlayer, makeDrone))],
})

export const assaultOnNorad2b = mainScheme('assault-on-norad-2b', {
  code: '01138b',
  names: norad,
  set,
  otherFace: '',
  stats: { threat: 0, threatLimit: 10, acceleration: 1 },
  abilities: [
    forcedResponse(
      on('placeThreat', { scheme: self, via: 'step', onto: 'assault-on-norad-2b' }),
      eachSeat(everyPlayer, chooseOne(placeThreat(2, self), makeDrone)),
    ),
  ],
})

const countdown = { en: 'Countdown to Oblivion', fr: 'Compte à Rebours pour l’Enfer' }

export const countdownToOblivion3a = schemeSetup('countdown-to-oblivion-3a', {
  code: '01139a',
  names: countdown,
  set,
  otherFace: 'countdown-to-oblivion-3b',
  abilities: [whenRevealed(eachSeat(everyPlayer, makeDrone))],
})

export const countdownToOblivion3b = mainScheme('countdown-to-oblivion-3b', {
  isLast: true,
  code: '01139b',
  names: countdown,
  set,
  otherFace: '',
  stats: { threat: 0, threatLimit: 5, acceleration: 1 },
  constant: [threatStays(self)],
})

export const ultronDrones = environment('ultron-drones', {
  code: '01140',
  copies: 1,
  names: { en: 'Ultron Drones', fr: 'Drones d’Ultron', article: 'fr', plural: true, pronoun: 'they' },
  set,
  constant: [
    baseStat('base', 'sch', facedownDrones, 1),
    baseStat('base', 'atk', facedownDrones, 1),
    baseStat('base', 'hp', facedownDrones, 1),
  ],
  abilities: [forcedResponse(on('defeat', { wasFace: 'drone' }), toOwnersDiscard(thatMinion))],
})

export const ultronStages = [
  drone,
  ultron1,
  ultron2,
  ultron3,
  theCrimsonCowl1a,
  theCrimsonCowl1b,
  assaultOnNorad2a,
  assaultOnNorad2b,
  countdownToOblivion3a,
  countdownToOblivion3b,
  ultronDrones,
]

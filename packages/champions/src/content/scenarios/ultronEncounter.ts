import {
  bothTrue,
  chooseOne,
  eachSeat,
  everyPlayer,
  host,
  ifTrue,
  plus,
  self,
  seq,
  you,
} from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  attachment,
  boost,
  exhaustingHeroAnd,
  forcedInterrupt,
  forcedResponse,
  heroAction,
  minion,
  sideScheme,
  spending,
  treachery,
  whenRevealed,
} from '../../build/index.ts'
import {
  anyOf,
  attacks,
  bonus,
  damageDealtByThis,
  discard,
  discardTopCards,
  facedownDrones,
  firstPlayer,
  forPlayer,
  gainSurge,
  heal,
  ifNoAttack,
  isHurt,
  makeDrone,
  makeDrones,
  minionsEngagedWith,
  minionsWith,
  named,
  placeThreat,
  schemesNow,
  sideSchemes,
  spend,
  threatPlacedByThis,
  timesEach,
  villain,
} from '../../ops/index.ts'

const set = 'scenario:ultron'
const yourDrones = minionsEngagedWith(you, 'drone')

export const programTransmitter = attachment('program-transmitter', {
  code: '01141',
  copies: 1,
  names: { en: 'Program Transmitter', fr: 'Transmetteur de Programmation' },
  set,
  boost: 1,
  traits: ['item', 'tech'],
  attachTo: villain,
  constant: [plus(host, 'sch', 1)],
  abilities: [
    forcedResponse(on('enemyScheme', { enemy: host }), placeThreat(1, sideSchemes)),
    heroAction(discard(self), { cost: exhaustingHeroAnd('mental', 'mental') }),
  ],
})

export const upgradedDrones = attachment('upgraded-drones', {
  code: '01142',
  copies: 2,
  names: { en: 'Upgraded Drones', fr: 'Drones Améliorés', plural: true },
  set,
  traits: ['condition'],
  attachTo: named('ultron-drones'),
  constant: [plus(facedownDrones, 'atk', 1), bonus(facedownDrones, 'hp', 1)],
  abilities: [heroAction(discard(self), { cost: spending('energy', 'mental', 'physical') })],
})

export const advancedUltronDrone = minion('advanced-ultron-drone', {
  code: '01143',
  copies: 3,
  names: { en: 'Advanced Ultron Drone', fr: 'Drone d’Ultron Avancé', article: 'both' },
  set,
  boost: 2,
  traits: ['drone'],
  stats: { sch: 1, atk: 1, hp: 4, guard: 1 },
  abilities: [forcedInterrupt(on('defeat', { thing: self }), makeDrone)],
})

const efficiency = { en: 'Android Efficiency', fr: 'Efficacité d’Androïde', gender: 'f' } as const

const eachMakesDrone = whenRevealed(eachSeat(everyPlayer, makeDrone))

export const androidEfficiencyEnergy = treachery('android-efficiency-energy', {
  code: '01144a',
  copies: 1,
  names: efficiency,
  set,
  boostStar: true,
  abilities: [eachMakesDrone, boost(chooseOne(spend('energy'), makeDrone))],
})

export const androidEfficiencyMental = treachery('android-efficiency-mental', {
  code: '01144b',
  copies: 1,
  names: efficiency,
  set,
  boostStar: true,
  abilities: [eachMakesDrone, boost(chooseOne(spend('mental'), makeDrone))],
})

export const androidEfficiencyPhysical = treachery('android-efficiency-physical', {
  code: '01144c',
  copies: 1,
  names: efficiency,
  set,
  boostStar: true,
  abilities: [eachMakesDrone, boost(chooseOne(spend('physical'), makeDrone))],
})

export const rageOfUltron = treachery('rage-of-ultron', {
  code: '01145',
  copies: 2,
  names: { en: 'Rage of Ultron', fr: 'Rage d’Ultron', gender: 'f' },
  set,
  boost: 2,
  abilities: [
    whenRevealed(schemesNow(villain, you, discardTopCards(threatPlacedByThis)), { form: 'alter-ego' }),
    whenRevealed(attacks(villain, you, discardTopCards(damageDealtByThis)), { form: 'hero' }),
  ],
})

export const repairSequence = treachery('repair-sequence', {
  code: '01146',
  copies: 2,
  names: { en: 'Repair Sequence', fr: 'Séquence de Réparation', gender: 'f' },
  set,
  boost: 1,
  boostStar: true,
  abilities: [
    whenRevealed(
      ifTrue(
        bothTrue(isHurt(villain), anyOf(yourDrones)),
        heal(timesEach(2, yourDrones), villain),
        gainSurge,
      ),
    ),
    boost(heal(timesEach(1, yourDrones), villain)),
  ],
})

export const swarmAttack = treachery('swarm-attack', {
  code: '01147',
  copies: 2,
  names: { en: 'Swarm Attack', fr: 'Attaque en Essaim', gender: 'f' },
  set,
  boost: 1,
  abilities: [whenRevealed(ifNoAttack(attacks(yourDrones, you), makeDrone))],
})

export const droneFactory = sideScheme('drone-factory', {
  code: '01148',
  copies: 1,
  names: { en: 'Drone Factory', fr: 'Fabrique de Drones', gender: 'f' },
  set,
  boost: 2,
  stats: { threat: 4, accelerationIcon: 1 },
  abilities: [
    whenRevealed(
      seq(eachSeat(everyPlayer, makeDrone), placeThreat(timesEach(1, minionsWith('drone')), self)),
    ),
  ],
})

export const invasiveAi = sideScheme('invasive-ai', {
  code: '01149',
  copies: 1,
  names: { en: 'Invasive AI', fr: 'I.A. Invasive', gender: 'f' },
  set,
  boost: 3,
  stats: { threat: 3, hazard: 1 },
  perPlayer: ['threat'],
  abilities: [whenRevealed(eachSeat(everyPlayer, discardTopCards(3)))],
})

export const ultronsImperative = sideScheme('ultrons-imperative', {
  code: '01150',
  copies: 1,
  names: { en: 'Ultron’s Imperative', fr: 'Ordre d’Ultron' },
  set,
  boost: 3,
  stats: { threat: 2, hazard: 1 },
  perPlayer: ['threat'],
  abilities: [whenRevealed(forPlayer(firstPlayer, makeDrones(2)))],
})

export const ultronEncounterCards = [
  programTransmitter,
  upgradedDrones,
  advancedUltronDrone,
  androidEfficiencyEnergy,
  androidEfficiencyMental,
  androidEfficiencyPhysical,
  rageOfUltron,
  repairSequence,
  swarmAttack,
  droneFactory,
  invasiveAi,
  ultronsImperative,
]

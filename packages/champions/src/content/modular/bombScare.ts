import { chooseOne, counters, ifTrue, self } from '@quadriga/kernel/author'
import { minion, sideScheme, treachery, whenRevealed } from '../../build/index.ts'
import {
  gainSurge,
  give,
  hasStatus,
  isInPlay,
  mainScheme,
  named,
  perPlayer,
  placeThreat,
  splitDamage,
  takeDamage,
  yourIdentity,
} from '../../ops/index.ts'

const set = 'modular:bomb-scare'

export const bombScare = sideScheme('bomb-scare', {
  code: '01109',
  copies: 1,
  names: { en: 'Bomb Scare', fr: 'Alerte à la Bombe', gender: 'f' },
  set,
  boost: 2,
  stats: { threat: 2, accelerationIcon: 1 },
  abilities: [whenRevealed(placeThreat(perPlayer(1), self))],
})

export const hydraBomber = minion('hydra-bomber', {
  code: '01110',
  copies: 2,
  names: { en: 'Hydra Bomber', fr: 'Poseur de Bombe d’Hydra' },
  set,
  boost: 1,
  traits: ['hydra'],
  stats: { sch: 1, atk: 1, hp: 2 },
  abilities: [whenRevealed(chooseOne(takeDamage(2), placeThreat(1, mainScheme)))],
})

export const explosion = treachery('explosion', {
  code: '01111',
  copies: 1,
  names: { en: 'Explosion', fr: 'Explosion', gender: 'f' },
  set,
  boost: 2,
  abilities: [
    whenRevealed(
      ifTrue(isInPlay(named('bomb-scare')), splitDamage(counters('threat', named('bomb-scare'))), gainSurge),
    ),
  ],
})

export const falseAlarm = treachery('false-alarm', {
  code: '01112',
  copies: 2,
  names: { en: 'False Alarm', fr: 'Fausse Alerte', gender: 'f' },
  set,
  boost: 1,
  abilities: [
    whenRevealed(ifTrue(hasStatus(yourIdentity, 'confused'), gainSurge, give('confused', yourIdentity))),
  ],
})

export const bombScareCards = [bombScare, hydraBomber, explosion, falseAlarm]

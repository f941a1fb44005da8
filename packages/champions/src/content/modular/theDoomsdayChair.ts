import { host, ifTrue, insteadDo, self, thenDo, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import { attachment, forcedInterrupt, minion, sideScheme, whenRevealed } from '../../build/index.ts'
import {
  biggestMinionsWithoutThis,
  discard,
  fetchIntoPlay,
  healAll,
  isAbsent,
  named,
  thatMinion,
} from '../../ops/index.ts'

const set = 'modular:the-doomsday-chair'

export const theDoomsdayChair = sideScheme('the-doomsday-chair', {
  code: '01183',
  copies: 2,
  names: { en: 'The Doomsday Chair', fr: 'Le Siège de l’Apocalypse' },
  set,
  boost: 3,
  stats: { threat: 8, accelerationIcon: 1 },
  abilities: [whenRevealed(ifTrue(isAbsent(named('modok')), fetchIntoPlay('modok', you)))],
})

export const modok = minion('modok', {
  code: '01184',
  copies: 1,
  names: { en: 'M.O.D.O.K.', fr: 'MODOK', pronoun: 'he' },
  set,
  boost: 2,
  unique: true,
  traits: ['cyborg', 'elite'],
  stats: { sch: 2, atk: 2, hp: 8, retaliate: 2 },
})

export const biomechanicalUpgrades = attachment('biomechanical-upgrades', {
  code: '01185',
  copies: 3,
  names: { en: 'Biomechanical Upgrades', fr: 'Améliorations Biomécaniques', gender: 'f', plural: true },
  set,
  boost: 1,
  traits: ['tech'],
  stats: { surge: 1 },
  attachTo: biggestMinionsWithoutThis,
  maxPerHost: 1,
  abilities: [
    forcedInterrupt(on('defeat', { thing: host }), thenDo(insteadDo(healAll(thatMinion)), discard(self))),
  ],
})

export const theDoomsdayChairCards = [theDoomsdayChair, modok, biomechanicalUpgrades]

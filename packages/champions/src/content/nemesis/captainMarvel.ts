import { chooseOne, ifTrue, may, self, seq, thenDo } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  boost,
  forcedResponse,
  minion,
  obligation,
  sideScheme,
  treachery,
  whenRevealed,
} from '../../build/index.ts'
import {
  andDiscardThisWithSurge,
  changeForm,
  discardShowing,
  exhaust,
  gainSurge,
  give,
  isUndefended,
  mainScheme,
  named,
  nothingDiscarded,
  perPlayer,
  placeThreat,
  removeFromGame,
  yourIdentity,
} from '../../ops/index.ts'

const set = 'nemesis:captain-marvel'

export const familyEmergency = obligation('family-emergency', {
  code: '01175',
  copies: 1,
  names: { en: 'Family Emergency', fr: 'Urgence Familiale', gender: 'f' },
  set: 'obligation:captain-marvel',
  boost: 2,
  abilities: [
    whenRevealed(
      seq(
        may(changeForm('alter-ego')),
        chooseOne(
          thenDo(exhaust(named('carol-danvers')), removeFromGame(self)),
          andDiscardThisWithSurge(give('stunned', yourIdentity)),
        ),
      ),
    ),
  ],
})

export const thePsycheMagnitron = sideScheme('the-psyche-magnitron', {
  code: '01176',
  copies: 1,
  names: { en: 'The Psyche-Magnitron', fr: 'Le Psycho-Magnitron' },
  set,
  boost: 3,
  stats: { threat: 3, hazard: 1 },
  abilities: [whenRevealed(placeThreat(perPlayer(1), self))],
})

export const yonRogg = minion('yon-rogg', {
  code: '01177',
  copies: 1,
  names: { en: 'Yon-Rogg', fr: 'Yon-Rogg', pronoun: 'he' },
  set,
  boost: 2,
  unique: true,
  traits: ['elite', 'kree'],
  stats: { sch: 2, atk: 3, hp: 5 },
  abilities: [
    forcedResponse(on('enemyAttack', { attacker: self }), placeThreat(1, named('the-psyche-magnitron'))),
  ],
})

export const kreeManipulator = treachery('kree-manipulator', {
  code: '01178',
  copies: 2,
  names: { en: 'Kree Manipulator', fr: 'Manipulateur Kree' },
  set,
  boostStar: true,
  stats: { surge: 1 },
  abilities: [
    whenRevealed(placeThreat(1, mainScheme)),
    boost(ifTrue(isUndefended, placeThreat(1, mainScheme))),
  ],
})

export const yonRoggsTreason = treachery('yon-roggs-treason', {
  code: '01179',
  copies: 1,
  names: { en: 'Yon-Rogg’s Treason', fr: 'La Trahison de Yon-Rogg', gender: 'f' },
  set,
  boost: 1,
  abilities: [whenRevealed(seq(discardShowing('energy'), ifTrue(nothingDiscarded, gainSurge)))],
})

export const captainMarvelNemesisCards = [
  familyEmergency,
  thePsycheMagnitron,
  yonRogg,
  kreeManipulator,
  yonRoggsTreason,
]

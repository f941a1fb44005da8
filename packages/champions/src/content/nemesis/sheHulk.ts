import {
  chooseOne,
  host,
  ifTrue,
  may,
  placeCounters,
  plus,
  self,
  seq,
  thenDo,
  you,
} from '@quadriga/kernel/author'
import {
  attachment,
  boost,
  minion,
  obligation,
  sideScheme,
  treachery,
  whenRevealed,
} from '../../build/index.ts'
import {
  andDiscardThis,
  attacks,
  baseStat,
  biggestMinions,
  changeForm,
  exhaust,
  gainSurge,
  healAll,
  hitPointsLeft,
  ifNoAttack,
  mainScheme,
  minions,
  named,
  noneOf,
  oneMoreBoost,
  perPlayer,
  placeThreat,
  removeFromGame,
} from '../../ops/index.ts'

const set = 'nemesis:she-hulk'

export const legalWork = obligation('legal-work', {
  code: '01160',
  copies: 1,
  names: { en: 'Legal Work', fr: 'Profession Juridique', gender: 'f' },
  set: 'obligation:she-hulk',
  boost: 2,
  abilities: [
    whenRevealed(
      seq(
        may(changeForm('alter-ego')),
        chooseOne(
          thenDo(exhaust(named('jennifer-walters')), removeFromGame(self)),
          andDiscardThis(placeCounters(1, 'acceleration', mainScheme)),
        ),
      ),
    ),
  ],
})

export const personalChallenge = sideScheme('personal-challenge', {
  code: '01161',
  copies: 1,
  names: { en: 'Personal Challenge', fr: 'Défi Personnel' },
  set,
  boost: 3,
  stats: { threat: 3, crisis: 1 },
  abilities: [whenRevealed(placeThreat(perPlayer(1), self))],
})

export const titania = minion('titania', {
  code: '01162',
  copies: 1,
  names: { en: 'Titania', fr: 'Titania', gender: 'f', pronoun: 'she' },
  set,
  boost: 2,
  unique: true,
  traits: ['brute', 'elite'],
  stats: { sch: 1, hp: 6 },
  constant: [baseStat('base', 'atk', self, hitPointsLeft(self))],
})

export const geneticallyEnhanced = attachment('genetically-enhanced', {
  code: '01163',
  copies: 1,
  names: { en: 'Genetically Enhanced', fr: 'Génétiquement Amélioré' },
  set,
  boost: 1,
  traits: ['condition'],
  attachTo: biggestMinions,
  constant: [plus(host, 'hp', 3)],
  abilities: [whenRevealed(ifTrue(noneOf(minions), gainSurge))],
})

export const titaniasFury = treachery('titanias-fury', {
  code: '01164',
  copies: 2,
  names: { en: 'Titania’s Fury', fr: 'Fureur de Titania', gender: 'f' },
  set,
  boost: 1,
  boostStar: true,
  abilities: [
    whenRevealed(ifNoAttack(attacks(named('titania'), you), seq(healAll(named('titania')), gainSurge))),
    boost(oneMoreBoost),
  ],
})

export const sheHulkNemesisCards = [legalWork, personalChallenge, titania, geneticallyEnhanced, titaniasFury]

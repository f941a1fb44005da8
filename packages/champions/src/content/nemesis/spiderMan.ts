import { chooseOne, everyPlayer, ifTrue, may, self, seq, thenDo, you } from '@quadriga/kernel/author'
import {
  boost,
  minion,
  obligation,
  sideScheme,
  treachery,
  whenDefeated,
  whenRevealed,
} from '../../build/index.ts'
import {
  andDiscardThisWithSurge,
  changeForm,
  damagedByThis,
  discardForThreat,
  discardRandom,
  exhaust,
  gainSurge,
  give,
  isInPlay,
  mainScheme,
  named,
  putRandomUnder,
  removeFromGame,
  returnUnder,
  whenThisEnds,
  yourHero,
} from '../../ops/index.ts'

const set = 'nemesis:spider-man'

export const evictionNotice = obligation('eviction-notice', {
  code: '01165',
  copies: 1,
  names: { en: 'Eviction Notice', fr: 'Avis d’Expulsion' },
  set: 'obligation:spider-man',
  boost: 2,
  abilities: [
    whenRevealed(
      seq(
        may(changeForm('alter-ego')),
        chooseOne(
          thenDo(exhaust(named('peter-parker')), removeFromGame(self)),
          andDiscardThisWithSurge(discardRandom(you)),
        ),
      ),
    ),
  ],
})

export const highwayRobbery = sideScheme('highway-robbery', {
  code: '01166',
  copies: 1,
  names: { en: 'Highway Robbery', fr: 'Cambriolage de Haut Vol' },
  set,
  boost: 3,
  stats: { threat: 3, accelerationIcon: 1 },
  perPlayer: ['threat'],
  abilities: [whenRevealed(putRandomUnder(everyPlayer, self)), whenDefeated(returnUnder(self))],
})

export const vulture = minion('vulture', {
  code: '01167',
  copies: 1,
  names: { en: 'Vulture', fr: 'Vautour', article: 'fr', pronoun: 'he' },
  set,
  boost: 2,
  unique: true,
  traits: ['criminal'],
  stats: { sch: 1, atk: 3, hp: 4, quickstrike: 1 },
})

export const sweepingSwoop = treachery('sweeping-swoop', {
  code: '01168',
  copies: 2,
  names: { en: 'Sweeping Swoop', fr: 'Coup en Piqué' },
  set,
  boostStar: true,
  abilities: [
    whenRevealed(seq(give('stunned', yourHero), ifTrue(isInPlay(named('vulture')), gainSurge))),
    boost(whenThisEnds(give('stunned', damagedByThis))),
  ],
})

export const theVulturesPlans = treachery('the-vultures-plans', {
  code: '01169',
  copies: 1,
  names: { en: 'The Vulture’s Plans', fr: 'Les Plans du Vautour', plural: 'fr' },
  set,
  boost: 2,
  abilities: [whenRevealed(discardForThreat(everyPlayer, mainScheme))],
})

export const spiderManNemesisCards = [
  evictionNotice,
  highwayRobbery,
  vulture,
  sweepingSwoop,
  theVulturesPlans,
]

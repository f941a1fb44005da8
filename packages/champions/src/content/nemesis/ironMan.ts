import {
  choose,
  chooseOne,
  eachSeat,
  everyPlayer,
  ifTrue,
  may,
  self,
  seq,
  also,
  thenDo,
} from '@quadriga/kernel/author'
import { boost, minion, obligation, sideScheme, treachery, whenRevealed } from '../../build/index.ts'
import {
  andDiscardThis,
  changeForm,
  dealDamage,
  discard,
  discardTopCards,
  exhaust,
  isUndefended,
  named,
  perPlayer,
  placeThreat,
  removeFromGame,
  takeDamage,
  timesDiscarded,
  timesEach,
  yourHero,
  yourUpgrades,
} from '../../ops/index.ts'

const set = 'nemesis:iron-man'

export const businessProblems = obligation('business-problems', {
  code: '01170',
  copies: 1,
  names: { en: 'Business Problems', fr: 'Surmenage' },
  set: 'obligation:iron-man',
  boost: 2,
  abilities: [
    whenRevealed(
      seq(
        may(changeForm('alter-ego')),
        chooseOne(
          thenDo(exhaust(named('tony-stark')), removeFromGame(self)),
          andDiscardThis(exhaust(yourUpgrades())),
        ),
      ),
    ),
  ],
})

export const imminentOverload = sideScheme('imminent-overload', {
  code: '01171',
  copies: 1,
  names: { en: 'Imminent Overload', fr: 'Surcharge Imminente', gender: 'f' },
  set,
  boost: 3,
  stats: { threat: 3, accelerationIcon: 1 },
  abilities: [whenRevealed(placeThreat(perPlayer(1), self))],
})

export const whiplash = minion('whiplash', {
  code: '01172',
  copies: 1,
  names: { en: 'Whiplash', fr: 'Whiplash', pronoun: 'he' },
  set,
  boost: 2,
  unique: true,
  stats: { sch: 2, atk: 3, hp: 4, retaliate: 1 },
})

export const electricWhipAttack = treachery('electric-whip-attack', {
  code: '01173',
  copies: 2,
  names: { en: 'Electric Whip Attack', fr: 'Attaque au Fouet Électrique', gender: 'f' },
  set,
  boostStar: true,
  abilities: [
    whenRevealed(
      chooseOne(dealDamage(timesEach(1, yourUpgrades()), yourHero), discard(choose(yourUpgrades()))),
    ),
    boost(ifTrue(isUndefended, discard(choose(yourUpgrades())))),
  ],
})

export const electromagneticBacklash = treachery('electromagnetic-backlash', {
  code: '01174',
  copies: 1,
  names: { en: 'Electromagnetic Backlash', fr: 'Contre-Attaque Électromagnétique', gender: 'f' },
  set,
  boost: 2,
  abilities: [
    whenRevealed(eachSeat(everyPlayer, also(discardTopCards(5), takeDamage(timesDiscarded(1, 'energy'))))),
  ],
})

export const ironManNemesisCards = [
  businessProblems,
  imminentOverload,
  whiplash,
  electricWhipAttack,
  electromagneticBacklash,
]

import { choose, chooseOne, may, plusNumber, self, seq, thenDo, you } from '@quadriga/kernel/author'
import { boost, minion, obligation, sideScheme, treachery, whenRevealed } from '../../build/index.ts'
import {
  andDiscardThis,
  boostIconsOfThat,
  changeForm,
  dealDamage,
  discard,
  discardTopEncounter,
  exhaust,
  give,
  mainScheme,
  named,
  placeThreat,
  removeFromGame,
  upgradesWith,
  villain,
  villainAndEngagedWith,
  yourHero,
  yourUpgrades,
} from '../../ops/index.ts'

const set = 'nemesis:black-panther'

export const affairsOfState = obligation('affairs-of-state', {
  code: '01155',
  copies: 1,
  names: { en: 'Affairs of State', fr: 'Affaires d’État', gender: 'f', plural: true, pronoun: 'they' },
  set: 'obligation:black-panther',
  boost: 2,
  abilities: [
    whenRevealed(
      seq(
        may(changeForm('alter-ego')),
        chooseOne(
          thenDo(exhaust(named('tchalla')), removeFromGame(self)),
          andDiscardThis(discard(choose(yourUpgrades('black-panther')))),
        ),
      ),
    ),
  ],
})

export const usurpTheThrone = sideScheme('usurp-the-throne', {
  code: '01156',
  copies: 1,
  names: { en: 'Usurp The Throne', fr: 'Usurper le Trône' },
  set,
  boost: 3,
  stats: { threat: 3, hazard: 1 },
  perPlayer: ['threat'],
})

export const killmonger = minion('killmonger', {
  code: '01157',
  copies: 1,
  names: { en: 'Killmonger', fr: 'Killmonger', pronoun: 'he' },
  set,
  boost: 2,
  unique: true,
  traits: ['assassin', 'elite', 'mercenary'],
  stats: { sch: 2, atk: 2, hp: 5 },
  immuneTo: upgradesWith('black-panther'),
})

export const heartShapedHerb = treachery('heart-shaped-herb', {
  code: '01158',
  copies: 1,
  names: { en: 'Heart-Shaped Herb', fr: 'Plante en Forme de Cœur', gender: 'f' },
  set,
  boost: 1,
  boostStar: true,
  stats: { surge: 1 },
  abilities: [whenRevealed(give('tough', villainAndEngagedWith(you))), boost(give('tough', villain))],
})

/** One more than the boost icons of the card just discarded. */
const x = plusNumber(1, boostIconsOfThat)

export const ritualCombat = treachery('ritual-combat', {
  code: '01159',
  copies: 2,
  names: { en: 'Ritual Combat', fr: 'Combat Rituel' },
  set,
  boost: 2,
  abilities: [
    whenRevealed(thenDo(discardTopEncounter, chooseOne(dealDamage(x, yourHero), placeThreat(x, mainScheme)))),
  ],
})

export const blackPantherNemesisCards = [
  affairsOfState,
  usurpTheThrone,
  killmonger,
  heartShapedHerb,
  ritualCombat,
]

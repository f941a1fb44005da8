import { ifTrue, self, seq, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import { forcedResponse, minion, sideScheme, whenDefeated, whenRevealed } from '../../build/index.ts'
import {
  cannotTakeDamage,
  dealEncounterCard,
  enemiesWith,
  fetchIntoPlay,
  isAbsent,
  isInPlay,
  named,
  placeThreat,
  placeThreatOnOne,
  timesEach,
} from '../../ops/index.ts'

const set = 'modular:legions-of-hydra'

export const legionsOfHydra = sideScheme('legions-of-hydra', {
  code: '01180',
  copies: 2,
  names: { en: 'Legions of Hydra', fr: 'Légions d’Hydra', article: 'fr', gender: 'f', plural: 'fr' },
  set,
  boost: 3,
  stats: { threat: 3, hazard: 1 },
  abilities: [
    whenRevealed(
      seq(
        ifTrue(isAbsent(named('madame-hydra')), fetchIntoPlay('madame-hydra', you)),
        placeThreat(timesEach(2, enemiesWith('hydra')), self),
      ),
    ),
  ],
})

export const madameHydra = minion('madame-hydra', {
  code: '01181',
  copies: 1,
  names: { en: 'Madame Hydra', fr: 'Madame Hydra', gender: 'f', pronoun: 'she' },
  set,
  boost: 2,
  unique: true,
  traits: ['elite', 'hydra'],
  stats: { sch: 2, atk: 2, hp: 6 },
  constant: [cannotTakeDamage(self, isInPlay(named('legions-of-hydra')))],
  abilities: [
    forcedResponse(on('enemyScheme', { enemy: self }), placeThreatOnOne(2, 'legions-of-hydra')),
    forcedResponse(on('enemyAttack', { attacker: self }), placeThreatOnOne(2, 'legions-of-hydra')),
  ],
})

export const hydraSoldier = minion('hydra-soldier', {
  code: '01182',
  copies: 3,
  names: { en: 'Hydra Soldier', fr: 'Soldat d’Hydra' },
  set,
  boost: 1,
  traits: ['hydra'],
  stats: { sch: 1, atk: 2, hp: 4, guard: 1 },
  abilities: [whenDefeated(dealEncounterCard(you))],
})

export const legionsOfHydraCards = [legionsOfHydra, madameHydra, hydraSoldier]

import type { PrintedNumbers } from '@quadriga/testkit/kit'
import type { CardDefinition } from '../card.ts'
import { facts, perPlayer } from './facts.ts'

const both = (en: string, fr: string) => ({ en: { one: en }, fr: { one: fr } })

/** Numbers of cards as the cardboard shows them. */
export const printed: PrintedNumbers = {
  inText: [
    'guard',
    'toughness',
    'quickstrike',
    'retaliate',
    'peril',
    'restricted',
    'surge',
    'crisis',
    'hazard',
    'accelerationIcon',
  ],
  icons: ['boost'],
  nouns: {
    consequentialThw: both('consequential damage (THW)', 'dégâts consécutifs (CTR)'),
    consequentialAtk: both('consequential damage (ATK)', 'dégâts consécutifs (ATQ)'),
    threat: both('starting threat', 'menace de départ'),
    threatLimit: both('target threat', 'seuil de menace'),
    acceleration: both('threat per round', 'menace par round'),
    boost: {
      en: { one: 'boost icon', many: 'boost icons' },
      fr: { one: 'icône de boost', many: 'icônes de boost' },
    },
  },
  unit: (definition, stat, language) => perPlayer(definition as CardDefinition, stat, language),
  also: (definition, language) => facts(definition as CardDefinition, language),
}

import { plus, self } from '@quadriga/kernel/author'
import { deck, token } from '../build/index.ts'
import { copiesInYourPile } from '../ops/numbers.ts'

const { ally } = deck('hela')

/** What stands of Hela's villain deck: her two most common Allies, and the Soul Marks she collects. */
export const helaDeck = [
  ally(
    'hela-disir',
    { en: 'Dísir', fr: 'Dísir', gender: 'f', plural: true },
    { copies: 4, cost: 2, strength: 3, keywords: ['fromPile'] },
  ),
  ally(
    'hela-draugr-swordsman',
    { en: 'Draugr Swordsman', fr: 'Draugr Épéiste', article: 'fr' },
    {
      copies: 4,
      cost: 1,
      strength: 2,
      constant: [plus(self, 'strength', copiesInYourPile)],
    },
  ),
  token('soul-mark', { en: 'Soul Mark', fr: 'Marque d’Âme', article: 'fr', gender: 'f' }),
]

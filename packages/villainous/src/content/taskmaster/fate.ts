import { choose, plus, self, thenDo } from '@quadriga/kernel/author'
import { beforeMoving, crisis, deck, does, whenPlayed } from '../../build/index.ts'
import { bindsVillain } from '../../ops/bonds.ts'
import { characters } from '../../ops/characters.ts'
import { fetchCard } from '../../ops/decks.ts'
import { bringTo } from '../../ops/effects.ts'
import { discardThis } from '../../ops/fights.ts'
import { discardAsPrice } from '../../ops/hands.ts'
import { onlyHeroInDomain } from '../../ops/numbers.ts'
import { thisLocation } from '../../ops/places.ts'
import { discardPair } from '../../ops/special.ts'

const { hero, event } = deck('fate-taskmaster', 'medium')
const clone = 'fate-taskmaster-scarlet-spider-clone'

/** The Fate set of Taskmaster. */
export const taskmasterFate = [
  hero(
    clone,
    { en: 'Scarlet Spider Clone', fr: 'Clone de Scarlet Spider', article: 'fr', ours: true },
    { copies: 3, strength: 1, abilities: [whenPlayed(bringTo(clone, thisLocation, 2))] },
  ),
  hero(
    'fate-taskmaster-butterball',
    { en: 'Butterball', fr: 'Butterball', pronoun: 'he', ours: true },
    {
      keywords: ['cannotBeDefeated'],
      abilities: [beforeMoving(thenDo(discardAsPrice(1), discardThis), { price: 3 })],
    },
  ),
  hero(
    'fate-taskmaster-scott-lang',
    { en: 'Scott Lang', fr: 'Scott Lang', pronoun: 'he', ours: true },
    { strength: 2, constant: [plus(characters('ally', 'here'), 'strength', -1)] },
  ),
  hero(
    'fate-taskmaster-solo',
    { en: 'Solo', fr: 'Solo', pronoun: 'he', ours: true },
    { strength: 3, constant: [plus(self, 'strength', 2, onlyHeroInDomain)] },
  ),
  event(
    'fate-taskmaster-found-by-the-avengers',
    { en: 'Found by the Avengers', fr: 'Repérés par les Avengers', plural: true, ours: true },
    {
      copies: 4,
      abilities: [
        does(
          discardPair(
            choose(characters('ally', 'inPlay', { whose: 'victim' })),
            choose(characters('hero', 'inDomains')),
          ),
        ),
      ],
    },
  ),
  crisis(
    'fate-taskmaster',
    'fate-taskmaster-government-work',
    { en: 'Government Work', fr: 'Au Service du Gouvernement', ours: true },
    {
      strength: 7,
      target: 'taskmaster',
      constant: [bindsVillain('noRelocating', 'taskmaster')],
      reward: fetchCard('ally', 'play'),
    },
  ),
]

import { also, choose, forEach, may } from '@quadriga/kernel/author'
import { activated, stone } from '../build/index.ts'
import { drawCards, playForFree, relocateByRules, searchYourDeck, vanquishUnharmed } from '../ops/decks.ts'
import { gainPower, strengthen } from '../ops/effects.ts'
import { foes, itAlly, yourAllies } from '../ops/characters.ts'
import { pileAllies } from '../ops/places.ts'

/** The six Infinity Stones; both sides of a tile say the same. */
export const stones = [
  stone('infinity-stone-mind', { en: 'Mind Stone', fr: 'Pierre de l’Esprit', article: 'both', gender: 'f' }, [
    activated(searchYourDeck),
  ]),
  stone(
    'infinity-stone-power',
    { en: 'Power Stone', fr: 'Pierre du Pouvoir', article: 'both', gender: 'f' },
    [activated(strengthen(2, choose(yourAllies)))],
  ),
  stone(
    'infinity-stone-reality',
    { en: 'Reality Stone', fr: 'Pierre de la Réalité', article: 'both', gender: 'f' },
    [activated(vanquishUnharmed(choose(foes)))],
  ),
  stone('infinity-stone-soul', { en: 'Soul Stone', fr: 'Pierre de l’Âme', article: 'both', gender: 'f' }, [
    activated(playForFree(choose(pileAllies))),
  ]),
  stone(
    'infinity-stone-space',
    { en: 'Space Stone', fr: 'Pierre de l’Espace', article: 'both', gender: 'f' },
    [activated(forEach(yourAllies, may(relocateByRules(itAlly))))],
  ),
  stone('infinity-stone-time', { en: 'Time Stone', fr: 'Pierre du Temps', article: 'both', gender: 'f' }, [
    activated(also(drawCards(1), gainPower(1))),
  ]),
]

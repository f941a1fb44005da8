import { also, choose, chooseSome, forEach, may } from '@quadriga/kernel/author'
import { activatedSide, stone, stoneAlike } from '../../build/index.ts'
import { characters, itAlly, yourAllies } from '../../ops/characters.ts'
import { inYourPile } from '../../ops/cards.ts'
import { drawCards, playForFree, relocateByRules, searchYourDeck } from '../../ops/decks.ts'
import { shareTokens, strengthen } from '../../ops/effects.ts'
import { vanquishUnharmed } from '../../ops/fights.ts'
import { gainPower } from '../../ops/power.ts'
import { unsure } from '../unsure.ts'

const { stoneAsItem, stoneAsSpecialty } = unsure.activation
const prices = { item: stoneAsItem, specialty: stoneAsSpecialty }

const foes = characters('character', 'inDomains', { whose: 'others' })

/** The six Infinity Stones: Items in the domains of others, Specialties once Thanos has captured them. */
export const stones = [
  stoneAlike('infinity-stone-mind', { en: 'Mind Stone', fr: 'Pierre de l’Esprit' }, searchYourDeck, prices),
  stone(
    'infinity-stone-power',
    { en: 'Power Stone', fr: 'Pierre du Pouvoir', article: 'both', gender: 'f' },
    [
      activatedSide('item', strengthen(2, choose(yourAllies)), stoneAsItem),
      activatedSide(
        'specialty',
        shareTokens(2, chooseSome(yourAllies, 1, unsure.powerStoneAllies)),
        stoneAsSpecialty,
      ),
    ],
    'low',
  ),
  stoneAlike(
    'infinity-stone-reality',
    { en: 'Reality Stone', fr: 'Pierre de la Réalité' },
    vanquishUnharmed(choose(foes)),
    prices,
  ),
  stoneAlike(
    'infinity-stone-soul',
    { en: 'Soul Stone', fr: 'Pierre de l’Âme' },
    playForFree(choose(inYourPile('ally'))),
    prices,
  ),
  stoneAlike(
    'infinity-stone-space',
    { en: 'Space Stone', fr: 'Pierre de l’Espace' },
    forEach(yourAllies, may(relocateByRules(itAlly))),
    prices,
  ),
  stoneAlike(
    'infinity-stone-time',
    { en: 'Time Stone', fr: 'Pierre du Temps' },
    also(drawCards(1), gainPower(1)),
    prices,
  ),
]

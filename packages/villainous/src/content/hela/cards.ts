import { bind, choose, may, plus, self, seq, thenDo, you } from '@quadriga/kernel/author'
import { activated, after, deck, does, reaction, whenPlayed } from '../../build/index.ts'
import { on } from '../../kinds/index.ts'
import { pileHeroes } from '../../ops/cards.ts'
import { characters } from '../../ops/characters.ts'
import { discardCards, relocateTo } from '../../ops/effects.ts'
import { defeat, vanquishNow } from '../../ops/fights.ts'
import { theHero } from '../../ops/named.ts'
import { copiesInYourPile, strengthNow } from '../../ops/numbers.ts'
import { locationCalled, locations } from '../../ops/places.ts'
import { otherSeats } from '../../ops/players.ts'
import { gainPower } from '../../ops/power.ts'
import { mark, summon, unmark } from '../../ops/souls.ts'
import { join } from '../../ops/special.ts'
import { unsure } from '../unsure.ts'

const { ally, event, item, specialty } = deck('hela', 'medium')

const heroesAnywhere = characters('hero', 'inDomains')
const markedAnywhere = characters('hero', 'inDomains', { quality: 'marked' })
const heroPlayedAtHome = on('enter', { isHero: true, domain: you })

/** Hela's villain deck. */
export const helaCards = [
  ally(
    'hela-disir',
    { en: 'Dísir', fr: 'Dísir', gender: 'f', plural: true, ours: true },
    { copies: 4, cost: 2, strength: 3, keywords: ['fromPile'], confidence: 'high' },
  ),
  ally(
    'hela-draugr-swordsman',
    { en: 'Draugr Swordsman', fr: 'Draugr Épéiste', article: 'fr', ours: true },
    {
      copies: 4,
      cost: 1,
      strength: 2,
      constant: [plus(self, 'strength', copiesInYourPile)],
      confidence: 'high',
    },
  ),
  ally(
    'hela-fenris-wolf',
    { en: 'Fenris Wolf', fr: 'Loup Fenris', article: 'fr', ours: true },
    {
      cost: 2,
      strength: 3,
      abilities: [reaction(heroPlayedAtHome, join), reaction(heroPlayedAtHome, join, 'hand')],
    },
  ),
  ally(
    'hela-leah',
    { en: 'Leah', fr: 'Leah', gender: 'f', pronoun: 'she', ours: true },
    { cost: 2, strength: 2, abilities: [whenPlayed(may(mark(choose(characters('hero', 'here')))))] },
  ),
  ally(
    'hela-midgard-serpent',
    { en: 'Midgard Serpent', fr: 'Serpent de Midgard', article: 'both', ours: true },
    { cost: 3, strength: 5, keywords: ['sweeps'] },
  ),
  event(
    'hela-marked-by-death',
    { en: 'Marked by Death', fr: 'Marqué par la Mort', ours: true },
    { copies: 5, cost: 1, abilities: [does(mark(choose(heroesAnywhere)))] },
  ),
  event(
    'hela-deaths-embrace',
    { en: 'Death’s Embrace', fr: 'Étreinte de la Mort', gender: 'f', ours: true },
    { copies: 3, abilities: [does(relocateTo(choose(markedAnywhere), locationCalled('niflheim')))] },
  ),
  event(
    'hela-hel-to-pay',
    { en: 'Hel to Pay', fr: 'Le Prix de Hel', ours: true },
    {
      copies: 2,
      cost: 2,
      abilities: [does(vanquishNow(choose(characters('hero', 'atHome', { quality: 'marked' }))))],
    },
  ),
  event(
    'hela-price-of-life',
    { en: 'Price of Life', fr: 'Le Prix de la Vie', ours: true },
    {
      copies: 2,
      abilities: [
        does(
          seq(
            bind('hero', choose(characters('hero', 'abroad', { quality: 'marked' }))),
            gainPower(strengthNow(theHero('hero'))),
            unmark(theHero('hero')),
          ),
        ),
      ],
    },
  ),
  event(
    'hela-soul-for-a-soul',
    { en: 'Soul for a Soul', fr: 'Une Âme pour une Âme', gender: 'f', ours: true },
    {
      copies: 2,
      cost: 1,
      abilities: [
        does(thenDo(discardCards(choose(markedAnywhere)), may(defeat(choose(characters('hero', 'atHome')))))),
      ],
    },
  ),
  item(
    'hela-nightsword',
    { en: 'Nightsword', fr: 'Épée de la Nuit', gender: 'f', ours: true },
    {
      copies: 2,
      cost: 2,
      abilities: [activated(mark(choose(characters('hero', 'here'))), unsure.activation.nightsword)],
      confidence: 'low',
    },
  ),
  specialty(
    'hela-hand-of-glory',
    { en: 'Hand of Glory', fr: 'Main de Gloire', gender: 'f', ours: true },
    { cost: 2, abilities: [activated(summon(choose(pileHeroes), choose(locations)), null)] },
  ),
  specialty(
    'hela-helas-bidding',
    { en: 'Hela’s Bidding', fr: 'Ordres d’Héla', plural: true, ours: true },
    { cost: 3, abilities: [after(on('fall', { seat: otherSeats, marked: true }), gainPower(3))] },
  ),
  specialty(
    'hela-raise-the-dead',
    { en: 'Raise the Dead', fr: 'Réveil des Morts', ours: true },
    { cost: 2, keywords: ['raisesDraugr'] },
  ),
]

import { choose, host, may } from '@quadriga/kernel/author'
import { crisis, deck, does, whenPlayed } from '../../build/index.ts'
import { bindsVillain } from '../../ops/bonds.ts'
import { pileHeroes } from '../../ops/cards.ts'
import { characters } from '../../ops/characters.ts'
import { reshufflePile } from '../../ops/decks.ts'
import { victim } from '../../ops/players.ts'
import { loseMark, mark, playHeroFromPile, unmark } from '../../ops/souls.ts'
import { locationsOfTargeted } from '../../ops/special.ts'

const { hero, event, item } = deck('fate-hela')

/** The Fate set of Hela. */
export const helaFate = [
  hero(
    'fate-hela-valkyrior',
    { en: 'Valkyrior', fr: 'Valkyries', gender: 'f', plural: true, article: 'fr', ours: true },
    { copies: 3, strength: 3, keywords: ['unmarkable'] },
  ),
  hero(
    'fate-hela-angela',
    { en: 'Angela', fr: 'Angela', gender: 'f', pronoun: 'she', ours: true },
    { strength: 6, keywords: ['unmarkable'], abilities: [whenPlayed(loseMark)] },
  ),
  hero(
    'fate-hela-balder',
    { en: 'Balder', fr: 'Balder', pronoun: 'he', ours: true },
    {
      strength: 3,
      keywords: ['unmarkable'],
      abilities: [whenPlayed(unmark(choose(characters('hero', 'inDomains', { quality: 'marked' }))))],
    },
  ),
  event(
    'fate-hela-fate-intervenes',
    { en: 'Fate Intervenes', fr: 'Le Destin s’en Mêle', ours: true },
    { copies: 2, abilities: [does(reshufflePile(victim))] },
  ),
  event(
    'fate-hela-revive-souls',
    { en: 'Revive Souls', fr: 'Réveil des Âmes', ours: true },
    { copies: 2, abilities: [does(playHeroFromPile(choose(pileHeroes), choose(locationsOfTargeted)))] },
  ),
  item(
    'fate-hela-odin-force',
    { en: 'Odin-Force', fr: 'Force d’Odin', gender: 'f', ours: true },
    {
      attaches: 'heroOfVictim',
      keywords: ['grantsProtector', 'grantsUnmarkable'],
      abilities: [whenPlayed(unmark(host))],
    },
  ),
  crisis(
    'fate-hela',
    'fate-hela-conquer-valhalla',
    { en: 'Conquer Valhalla', fr: 'À la Conquête du Valhalla', ours: true },
    {
      strength: 7,
      target: 'hela',
      constant: [bindsVillain('lockedPile', 'hela'), bindsVillain('noUseOfPile', 'hela')],
      reward: may(mark(characters('hero', 'inDomains'))),
      confidence: 'high',
    },
  ),
]

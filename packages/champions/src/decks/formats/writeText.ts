import type { Language } from '@quadriga/kernel'
import type { CardKind } from '../../card.ts'
import { cleanName, type Deck } from '../deck.ts'
import { identityByHero } from '../identities.ts'
import { listedCards } from '../listed.ts'

/** The sections of a deck in the order MarvelCDB gives them, one and several, English and French. */
const sections: readonly (readonly [CardKind, Readonly<Record<Language, readonly [string, string]>>])[] = [
  ['upgrade', { en: ['Upgrade', 'Upgrades'], fr: ['Amélioration', 'Améliorations'] }],
  ['event', { en: ['Event', 'Events'], fr: ['Événement', 'Événements'] }],
  ['support', { en: ['Support', 'Supports'], fr: ['Soutien', 'Soutiens'] }],
  ['resource', { en: ['Resource', 'Resources'], fr: ['Ressource', 'Ressources'] }],
  ['ally', { en: ['Ally', 'Allies'], fr: ['Allié', 'Alliés'] }],
]

const pack = { en: 'Core Set', fr: 'Boîte de base' }

function section(deck: Deck, kind: CardKind, title: readonly [string, string], language: Language): string[] {
  const listed = listedCards(deck).filter(({ card }) => card.kind === kind)
  if (listed.length === 0) return []
  const lines = listed.map(({ card, count }) => `${count}x ${card.names[language]} (${pack[language]})`)
  return [title[listed.length === 1 ? 0 : 1], '', ...lines, '']
}

/** A deck as plain text in MarvelCDB's shape: title, hero, packs, then cards by type. */
export function writeText(deck: Deck, language: Language = 'en'): string {
  const hero = identityByHero(deck.hero)?.hero.names[language] ?? ''
  const head = [cleanName(deck.name), hero, `Packs: ${pack[language]}`].filter((line) => line !== '')
  const body = sections.flatMap(([kind, titles]) => section(deck, kind, titles[language], language))
  return [...head.flatMap((line) => [line, '']), ...body].join('\n')
}

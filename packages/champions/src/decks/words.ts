import { and, both, name, noun, type Phrase, quote } from '@quadriga/kernel/text'
import { cardById } from './cardList.ts'

export const card = noun({ en: 'card', fr: ['carte', 'f'] })
export const copy = noun({ en: ['copy', 'copies'], fr: ['exemplaire', 'm'] })

/** Aspects as cards print them, by id. */
export const aspectNames: ReadonlyMap<string, { readonly en: string; readonly fr: string }> = new Map([
  ['aggression', { en: 'Aggression', fr: 'Agressivité' }],
  ['justice', { en: 'Justice', fr: 'Justice' }],
  ['leadership', { en: 'Leadership', fr: 'Commandement' }],
  ['protection', { en: 'Protection', fr: 'Protection' }],
])

/** The name of an aspect as cards print it. */
export function aspectName(id: string): Phrase {
  const names = aspectNames.get(id)
  return names === undefined ? quote(id) : both(names.en, names.fr)
}

/** A card's title, linked to the card; what is no card of the box is quoted as it was written. */
export function cardName(id: string): Phrase {
  const names = cardById(id)?.names
  return names === undefined ? quote(id) : name({ ...names, id })
}

/** "Justice and Protection". */
export function aspectList(ids: readonly string[]): Phrase {
  return and(...ids.map((id) => name(aspectNames.get(id) ?? id)))
}

/** Titles of several cards, each said once. */
export function cardNames(ids: readonly string[]): Phrase {
  const titles = new Map(ids.map((id) => [cardById(id)?.names.en ?? id, id]))
  return and(...[...titles.values()].map((id) => name({ ...(cardById(id)?.names ?? { en: id }), id })))
}

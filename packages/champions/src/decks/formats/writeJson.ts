import type { Json } from '@quadriga/kernel'
import type { Deck } from '../deck.ts'
import { identityByHero } from '../identities.ts'
import { listedCards } from '../listed.ts'

/** Fields that every MarvelCDB deck has, as they are when nobody filled them. */
const unfilled: Readonly<Record<string, Json>> = {
  id: null,
  description_md: '',
  ignoreDeckLimitSlots: null,
  tags: '',
  version: '1.0',
  date_creation: null,
  date_update: null,
}

/** A deck in MarvelCDB's JSON shape; fields and `meta` keys that came with it go out again unchanged. */
export function writeJson(deck: Deck): string {
  const hero = identityByHero(deck.hero)?.hero
  const { fields, meta } = deck.extra
  const aspect = deck.aspect === '' ? {} : { aspect: deck.aspect }
  return JSON.stringify(
    {
      ...unfilled,
      ...fields,
      name: deck.name,
      hero_code: hero?.code ?? null,
      hero_name: hero?.names.en ?? null,
      slots: Object.fromEntries(listedCards(deck).map(({ card, count }) => [card.code, count])),
      meta: JSON.stringify({ ...aspect, ...meta }),
    },
    null,
    2,
  )
}

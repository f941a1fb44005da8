import type { Card, Location } from '@quadriga/villainous'
import { describeDefinition, type Definition, type Language } from '@quadriga/kernel'
import type { Loaded } from '@quadriga/table'
import type { Face } from '../../model/table/face.ts'
import { rulesIn } from '../champions/presentFace.ts'
import { kindName } from '../table/kindName.ts'
import { nameIn } from '../table/nameIn.ts'
import { symbolName } from './kindNames.ts'

const costly = ['ally', 'item', 'event', 'specialty']
const strong = ['ally', 'hero', 'rival', 'crisis']

const fate = { en: 'Fate', fr: 'Fatalité' } as const

/** What is printed on a card, a tile, a location or a villain. */
export function presentFace(loaded: Loaded, code: string, language: Language): Face | null {
  const found = loaded.definitions.get(code)
  if (found === undefined) return null
  const card = found as Card
  const text = [...describeDefinition(loaded.game.id, code, language)]
  const family = familyOf(loaded, card)
  const isFate = card.set.startsWith('fate-')
  const copies = card.copies > 1 ? `×${card.copies}` : ''
  const familyName = loaded.definitions.get(family)?.names[language] ?? ''
  return {
    code,
    game: loaded.game.id,
    language,
    name: nameIn(card.names, language),
    otherName: nameIn(card.names, language === 'en' ? 'fr' : 'en'),
    subtitle: '',
    stage: '',
    kind: card.kind,
    kindName: kindName(loaded.game, card.kind, language),
    family,
    familyName: [isFate ? fate[language] : '', familyName, copies].filter((word) => word !== '').join(' · '),
    unique: false,
    traits: card.kind === 'location' ? rowsOf(card as Location, language) : [],
    cost: isPriced(card, isFate) ? (card.stats['cost'] ?? 0) : null,
    resources: [],
    stats: strong.includes(card.kind)
      ? [
          {
            id: 'strength',
            name: loaded.game.words.stats['strength']?.[language].one ?? 'Strength',
            value: card.stats['strength'] ?? 0,
            perPlayer: false,
          },
        ]
      : [],
    text,
    living: text,
    rules: rulesIn(text),
    set: card.set,
    otherFace: '',
    tiers: [],
    // Cards of the Fate deck are printed in silver.
    use: isFate ? 'fate' : '',
    symbols: [],
    level: 0,
    limit: 0,
  }
}

/** Whether a number in the corner says what it costs. */
function isPriced({ kind, priceInText }: Card, isFate: boolean): boolean {
  return costly.includes(kind) && !isFate && !priceInText
}

/** The symbols of a location, row by row. */
function rowsOf({ top, bottom }: Location, language: Language): string[] {
  return [...top, ...bottom].map(({ type, amount }) => symbolName([type], amount, language))
}

/** The villain to whom it belongs: ids of tiles, locations and sets begin with it. */
function familyOf({ definitions }: Loaded, { id, set, kind }: Card): string {
  if (kind === 'villain') return id
  const own = set.replace('fate-', '')
  if (definitions.get(own)?.kind === 'villain') return own
  if (kind === 'stone') return 'thanos'
  for (const one of definitions.values()) if (isOwner(one, id)) return one.id
  return ''
}

function isOwner(one: Definition, id: string): boolean {
  const {
    kind,
    locations = [],
    tiles = [],
    lays = [],
  } = one as Definition & {
    readonly locations?: readonly string[]
    readonly tiles?: readonly string[]
    readonly lays?: readonly { readonly code: string }[]
  }
  if (kind !== 'villain') return false
  return locations.includes(id) || tiles.includes(id) || lays.some(({ code }) => code === id)
}

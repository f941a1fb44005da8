import type { Definition } from '@quadriga/kernel/author'
import type { AbilityDefinition, CardDefinition, CompanionDefinition, HeroDefinition } from '../definition.ts'
import { rollAttempts } from '../table.ts'
import type { NameOf } from './names.ts'
import { plain } from './plain.ts'

/** A hero, from its own content and the cards that every deck holds. */
export function hero(
  id: string,
  name: NameOf,
  complexity: number,
  faces: readonly string[],
  content: HeroContent,
): HeroDefinition {
  const { abilities, cards, shared } = content
  const upgrades = abilities.filter((ability) => ability.kind === 'upgrade')
  const added = new Set(upgrades.flatMap((ability) => ability.adds))
  const behind = new Set(abilities.map((ability) => ability.flipsTo))
  const printed = abilities.filter(
    ({ kind, id: one }) => kind === 'ability' && !added.has(one) && !behind.has(one),
  )
  return {
    ...plain,
    id,
    kind: 'hero',
    ...name,
    stats: { rollAttempts },
    faces,
    complexity,
    board: printed.map((ability) => ability.id),
    places: placesOf(printed, upgrades),
    deck: [...shared, ...upgrades, ...cards.filter((one) => !one.isPromo)].map((one) => one.id),
    promo: cards.filter((one) => one.isPromo).map((one) => one.id),
    tokens: content.tokens ?? {},
    companions: (content.companions ?? []).map((one) => one.id),
    abilities: [],
  }
}

/**
 * The place of every ability: an upgrade lies on what it covers, the abilities that it brings along lie right behind it
 * (those of level II and III in the same places), and both sides of a board have the same places.
 */
function placesOf(
  printed: readonly AbilityDefinition[],
  upgrades: readonly AbilityDefinition[],
): Readonly<Record<string, number>> {
  const places: Record<string, number> = {}
  let place = 0
  for (const { id, slot, flipsTo } of printed) {
    const covering = upgrades.filter((upgrade) => upgrade.slot === slot)
    for (const one of [id, flipsTo, ...covering.map((upgrade) => upgrade.id)])
      if (one !== '') places[one] = place
    for (const { adds } of covering) for (const [i, added] of adds.entries()) places[added] = place + 1 + i
    place += 1 + Math.max(0, ...covering.map(({ adds }) => adds.length))
  }
  return places
}

/** The heroes of a content list, in its order. */
export function heroesOf(content: readonly Definition[]): readonly HeroDefinition[] {
  return content.filter((one): one is HeroDefinition => one.kind === 'hero')
}

interface HeroContent {
  readonly abilities: readonly AbilityDefinition[]
  readonly cards: readonly CardDefinition[]
  readonly shared: readonly CardDefinition[]
  readonly tokens?: Readonly<Record<string, number>>
  readonly companions?: readonly CompanionDefinition[]
}

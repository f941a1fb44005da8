import type { Definition } from '@quadriga/kernel'
import type { Lack } from './lack.ts'
import type { Shelf } from './shelf.ts'

/** Traits that the page cannot name, each with the first card that prints it. */
export function traitLacks({ game, cards, traits }: Shelf): readonly Lack[] {
  if (traits === null) return []
  const seen = new Set(traits.named)
  return cards.flatMap((card) =>
    traitsOf(card).flatMap((trait) => {
      if (seen.has(trait)) return []
      seen.add(trait)
      const message = `has the trait '${trait}', which has no name: write it into traitNames as cards print it, in both languages`
      return [{ game, id: card.id, path: traits.path, message }]
    }),
  )
}

function traitsOf(card: Definition): readonly string[] {
  const { traits } = card as unknown as Readonly<Record<string, unknown>>
  return Array.isArray(traits) ? traits.map(String) : []
}

import type { AbilityDefinition, HeroDefinition } from '@quadriga/dicethrone'
import { loadedGame, type Seat, type ThingId } from '@quadriga/kernel'
import type { Reader } from '@quadriga/table'

/**
 * The abilities of a hero board by their printed places, in the order of the board. An upgrade lies where the ability lay
 * that it covers, and what it adds shares its place; so no ability ever moves.
 */
export function placesOf(
  q: Reader,
  seat: Seat,
  abilities: readonly ThingId[],
): readonly (readonly ThingId[])[] {
  const hero = q.ids('hero', seat)[0]
  if (hero === undefined) return []
  const { board } = q.definition(hero) as HeroDefinition
  const lying = abilities.map((id) => ({
    id,
    face: q.thing(id).face,
    printed: q.definition(id) as AbilityDefinition,
  }))
  const bringer = ({ face }: (typeof lying)[number]) =>
    lying.find(({ printed }) => printed.adds.includes(face))
  const places = board.map((slot) =>
    lying
      .filter((one) => [slot, otherSide(slot)].includes((bringer(one) ?? one).printed.slot))
      // What an upgrade adds stands below it.
      .toSorted((a, b) => Number(bringer(a) !== undefined) - Number(bringer(b) !== undefined))
      .map(({ id }) => id),
  )
  const placed = new Set(places.flat())
  const others = abilities.filter((id) => !placed.has(id))
  return [...places, ...others.map((id) => [id])].filter((place) => place.length > 0)
}

function otherSide(ability: string): string {
  return (loadedGame('dicethrone').definitions.get(ability) as AbilityDefinition | undefined)?.flipsTo ?? ''
}

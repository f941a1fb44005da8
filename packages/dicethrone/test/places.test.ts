import { expect, test } from 'vitest'
import { dicethrone } from '../src/index.ts'
import type { AbilityDefinition, HeroDefinition } from '../src/index.ts'

const heroes = dicethrone.content.filter(({ kind }) => kind === 'hero') as unknown as HeroDefinition[]
const abilities = dicethrone.content.filter(
  ({ kind }) => kind === 'ability' || kind === 'upgrade',
) as unknown as AbilityDefinition[]

test.each(heroes)('every ability of $id has its place on the board', ({ id, board, places }) => {
  const own = abilities.filter(({ hero }) => hero === id)
  expect(Object.keys(places).toSorted()).toEqual(own.map((ability) => ability.id).toSorted())
  const printed = board.map((ability) => places[ability])
  expect(printed).toEqual(printed.toSorted((a, b) => Number(a) - Number(b)))
  expect(new Set(printed).size).toBe(board.length)
  // A slot is the printed ability that something covers, or the ability itself; the cursed side has slots of its own.
  const upgrades = own.filter(({ kind }) => kind === 'upgrade')
  expect(upgrades.map((one) => places[one.id])).toEqual(upgrades.map((one) => places[one.slot]))
  const turned = own.filter(({ flipsTo }) => flipsTo !== '')
  expect(turned.map((one) => places[one.flipsTo])).toEqual(turned.map((one) => places[one.id]))
  const added = own.flatMap((one) =>
    one.adds.map((other, i) => [other, Number(places[one.id]) + 1 + i] as const),
  )
  for (const [ability, place] of added) {
    expect(places[ability]).toBe(place)
    expect(printed).not.toContain(place)
  }
})

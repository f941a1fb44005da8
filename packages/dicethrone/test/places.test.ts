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
  for (const { id: ability, kind, slot, adds, flipsTo } of own) {
    if (kind === 'upgrade') expect(places[ability]).toBe(places[slot])
    if (flipsTo !== '') expect(places[flipsTo]).toBe(places[ability])
    adds.forEach((added, i) => {
      expect(places[added]).toBe(Number(places[ability]) + 1 + i)
      expect(printed).not.toContain(places[added])
    })
  }
})

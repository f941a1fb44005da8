import { readFileSync } from 'node:fs'
import type { Node } from '@quadriga/kernel/author'
import { expect, test } from 'vitest'
import type { CompanionDefinition, HeroDefinition, StatusDefinition, Variant } from '../src/index.ts'
import { dicethrone } from '../src/index.ts'
import { offered, play, position } from './line.ts'

/** The numbers of companions against the facts, and what their saves must bear. */

interface CompanionFacts {
  nyra: { health: number; start: number; bonus: number; revivesAt: number; rest: number }
  bots: { build: number; improve: number; basic: number; advanced: number; once: Record<string, boolean> }
  tokens: Record<string, number>
  nanite: number[]
}

const facts = JSON.parse(
  readFileSync(new URL('./facts/companions.json', import.meta.url), 'utf8'),
) as CompanionFacts

function definition<T>(id: string): T {
  const found = dicethrone.content.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no definition '${id}'`)
  return found as unknown as T
}

test('Nyra has the printed health, bonus and rest', () => {
  const { health, start, abilities } = definition<CompanionDefinition>('huntress/nyra')
  const bonus = abilities[0]?.effect.args['n']
  const upkeep = definition<CompanionDefinition>('huntress/nyra_downed').abilities[0]?.effect as Node
  const revivesAt = (upkeep.args['condition'] as Node).args['n']
  const rest = (upkeep.args['no'] as Node).args['n']
  expect({ health, start, bonus, revivesAt, rest }).toEqual(facts.nyra)
})

test('the bots have the printed prices and limits', () => {
  const price = (id: string) => definition<CompanionDefinition>(`artificer/${id}`).abilities[0] as Variant
  const names = Object.keys(facts.bots.once)
  const [build, improve] = definition<StatusDefinition>('artificer/synth').abilities as readonly Variant[]
  expect([build?.tokens, improve?.tokens]).toEqual([facts.bots.build, facts.bots.improve])
  expect(names.map((name) => price(name).tokens)).toEqual(names.map(() => facts.bots.basic))
  expect(names.map((name) => price(`${name}_advanced`).tokens)).toEqual(names.map(() => facts.bots.advanced))
  expect(Object.fromEntries(names.map((name) => [name, price(name).once]))).toEqual(facts.bots.once)
  const { tokens } = definition<HeroDefinition>('artificer')
  expect(tokens).toEqual({ 'artificer/synth': facts.tokens['synth'] })
  expect(definition<StatusDefinition>('artificer/nanite').detonates).toEqual(facts.nanite)
})

test('a Bond that waits for its share survives saving, and every share may be chosen', () => {
  const attacked = position({
    turn: 'barbarian',
    phase: 'offensive_roll',
    seats: {
      barbarian: { cp: 0, attempts: 3, dice: [1, 1, 2, 4, 6] },
      huntress: { cp: 0, nyras_bond: 1 },
    },
  })
  const asked = play(attacked, {}, 'activate:barbarian/smack/3', 'pass', 'pass', 'guard:huntress/nyras_bond')
  expect(offered(asked, 1)).toEqual(['count:0', 'count:1', 'count:2', 'count:3', 'count:4'])
  const shared = play(asked, {}, 'count:1')
  expect(
    shared.events.filter(({ kind }) => kind === 'companion').map(({ fields }) => fields['damage']),
  ).toEqual([1])
})

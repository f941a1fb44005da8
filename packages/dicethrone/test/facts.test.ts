import { readFileSync } from 'node:fs'
import type { Node } from '@quadriga/kernel/author'
import { expect, test } from 'vitest'
import type {
  AbilityDefinition,
  CardDefinition,
  HeroDefinition,
  StatusDefinition,
  Variant,
} from '../src/index.ts'
import { dicethrone } from '../src/index.ts'

/** Every number of the content against the facts: ids, dice, requirements, costs, limits, amounts. */

interface HeroFacts {
  faces: string[]
  complexity: number
  statuses: {
    id: string
    limit: number
    polarity: string
    persistent: boolean
    spendable: boolean
    attackModifier: boolean
  }[]
  abilities: {
    id: string
    kind: string
    cost: number | null
    requires: unknown
    numbers: (string | number)[][]
  }[]
  cards: { id: string; timing: string; cost: number; promo: boolean; attackModifier: boolean }[]
}

const { shared, ...heroes } = JSON.parse(
  readFileSync(new URL('./facts/numbers.json', import.meta.url), 'utf8'),
) as Record<string, HeroFacts> & { shared: { id: string; timing: string; cost: number }[] }

function definition<T>(id: string): T {
  const found = dicethrone.content.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no definition '${id}'`)
  return found as unknown as T
}

test('the 18 shared cards have the printed costs and timings', () => {
  expect(shared).toHaveLength(18)
  const ours = shared.map(({ id }) => {
    const { timing, cost } = definition<CardDefinition>(id)
    return { id, timing, cost }
  })
  expect(ours).toEqual(shared)
})

test.each(Object.entries(heroes))('%s has the printed dice, statuses and cards', (hero, facts) => {
  const { faces, complexity } = definition<HeroDefinition>(hero)
  const statuses = facts.statuses.map(({ id }) => {
    const { limit, polarity, persistent, abilities, attackModifier } = statusNamed(id)
    const spendable = abilities.some((text) => text.window === '')
    return { id, limit, polarity, persistent, spendable, attackModifier }
  })
  const cards = facts.cards.map(({ id }) => {
    const { timing, cost, isPromo: promo, attackModifier } = definition<CardDefinition>(`${hero}/${id}`)
    return { id, timing, cost, promo, attackModifier }
  })
  expect({ faces, complexity, statuses, cards }).toEqual({ ...facts, abilities: undefined })
})

/** A status that several heroes use has the id of the first of them. */
function statusNamed(name: string): StatusDefinition {
  const found = dicethrone.content.find(({ id, kind }) => kind === 'status' && id.endsWith(`/${name}`))
  if (found === undefined) throw new Error(`no status '${name}'`)
  return found as unknown as StatusDefinition
}

/** The plain amounts of a text in reading order, as the facts list them. */
function numbersOf(node: Node): (string | number)[][] {
  const { args } = node
  const status = String(args['status']).replace(/^.*\//, '')
  const n = args['n'] as number
  switch (node.op) {
    case 'dealDamage':
    case 'dealToEach':
    case 'dealToSome':
    case 'dealAmong':
      return typeof n === 'number' ? [['deal', n, String(args['type'])]] : []
    case 'gain':
    case 'mayGain':
      return typeof n === 'number' ? [['gain', n, status]] : []
    case 'inflict':
      return typeof n === 'number' ? [['inflict', n, status]] : []
    case 'inflictAmong':
      return [['inflict', 1, status]]
    case 'inflictEach':
      return [args['status'], args['also']]
        .filter((one) => typeof one === 'string')
        .map((one) => ['inflict', 1, one.replace(/^.*\//, '')])
    case 'afflict':
      return [args['first'], args['second'], args['third']]
        .filter((one) => typeof one === 'string')
        .map((one) => ['inflict', 1, one.replace(/^.*\//, '')])
    case 'healCompanion':
      return typeof n === 'number' ? [['heal', n, String(args['companion']).replace(/^.*\//, '')]] : []
    case 'heal':
      return typeof n === 'number' ? [['heal', n]] : []
    case 'gainCp':
      return typeof n === 'number' ? [['gain_cp', n]] : []
    case 'drawCards':
      return typeof n === 'number' ? [['draw', n]] : []
    case 'seq':
      return (args['parts'] as readonly Node[]).flatMap(numbersOf)
    case 'then':
    case 'onceDealt':
      return [args['first'], args['next']].flatMap((part) => numbersOf(part as Node))
    default:
      return []
  }
}

/** A variant of an ability as the facts write it. */
function variantOf(id: string, name: string, index: number): HeroFacts['abilities'][number] {
  const { use, kind, cost, dice, abilities } = definition<AbilityDefinition>(id)
  const variant = abilities[index] as Variant
  const requires =
    use === 'passive' ? 'passive' : use === 'defensive' ? { defense_roll: dice } : variant.requires
  const numbers = use === 'passive' || use === 'defensive' ? [] : numbersOf(variant.effect)
  return { id: name, kind: use, cost: kind === 'upgrade' ? cost : null, requires, numbers }
}

test.each(Object.entries(heroes))(
  '%s has the printed requirements, costs and amounts',
  (hero, { abilities }) => {
    const ours = abilities.map(({ id }, i) => {
      const index = abilities.slice(0, i).filter((other) => other.id === id).length
      return variantOf(`${hero}/${id}`, id, index)
    })
    expect(ours).toEqual(abilities)
  },
)

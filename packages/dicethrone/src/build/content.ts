import type { Ability, Condition, Effect } from '@quadriga/kernel/author'
import type {
  AbilityDefinition,
  CardDefinition,
  CardTiming,
  CompanionDefinition,
  Confidence,
  StatusDefinition,
  Trigger,
  Use,
  Variant,
} from '../definition.ts'
import type { NameOf } from './names.ts'
import { plain } from './plain.ts'
import { spending, spoken, whenever } from './text.ts'

type Partly<T, Key extends keyof T> = Partial<T> & Pick<T, Key>

/** Builders of one hero's content: ids are qualified by the hero. */
export function contentOf(hero: string) {
  return {
    ability: (
      id: string,
      use: Use,
      name: NameOf,
      abilities: readonly Variant[],
      more: Partial<AbilityDefinition> = {},
    ): AbilityDefinition => abilityOf(hero, id, { ...name, use, abilities, ...more }),
    upgrade,
    card: (
      id: string,
      timing: CardTiming,
      cost: number,
      name: NameOf,
      effect: Effect,
      more: CardMore = {},
    ): CardDefinition => card(`${hero}/${id}`, timing, cost, name, effect, more),
    status: (id: string, name: NameOf, status: StatusMore): StatusDefinition =>
      statusOf(`${hero}/${id}`, name, status),
    companion: (
      id: string,
      name: NameOf,
      abilities: readonly Variant[],
      more: Partial<CompanionDefinition> = {},
    ): CompanionDefinition => companionOf(`${hero}/${id}`, { ...name, abilities, ...more }),
  }
}

type AbilityMore = NameOf & Partly<AbilityDefinition, 'use' | 'abilities'>

function abilityOf(hero: string, name: string, more: AbilityMore): AbilityDefinition {
  const id = `${hero}/${name}`
  return {
    ...plain,
    id,
    kind: 'ability',
    hero,
    slot: id,
    level: 1,
    cost: 0,
    adds: [],
    dice: 0,
    flipsTo: '',
    ...more,
  }
}

/** An upgrade of an ability; what it leaves out, such as the dice of a defence, is as printed below it. */
function upgrade(
  of: AbilityDefinition,
  level: 2 | 3,
  cost: number,
  abilities: readonly Variant[],
  more: Partial<AbilityDefinition> = {},
): AbilityDefinition {
  const numeral = level === 2 ? 'II' : 'III'
  const names = { en: `${of.names.en} ${numeral}`, fr: `${of.names.fr} ${numeral}` }
  const id = `${of.slot}_${level}`
  return { ...of, id, kind: 'upgrade', names, level, cost, constant: [], abilities, ...more }
}

interface CardMore {
  readonly only?: Condition
  readonly attackModifier?: boolean
  readonly isPromo?: boolean
  readonly confidence?: Confidence
}

/** An action card. */
export function card(
  id: string,
  timing: CardTiming,
  cost: number,
  name: NameOf,
  effect: Effect,
  more: CardMore = {},
): CardDefinition {
  const ability: Ability = { ...spoken, only: more.only ?? null, effect }
  return {
    ...plain,
    id,
    kind: 'card',
    timing,
    cost,
    attackModifier: more.attackModifier ?? false,
    isPromo: more.isPromo ?? false,
    ...name,
    confidence: more.confidence ?? 'high',
    abilities: [ability],
  }
}

type StatusMore = Partly<StatusDefinition, 'polarity' | 'limit'> & {
  readonly spend?: Effect
  /** Where there are several ways to spend it. */
  readonly spends?: readonly Variant[]
  readonly only?: Condition
  readonly triggers?: readonly Trigger[]
}

function statusOf(
  id: string,
  name: NameOf,
  { spend, spends, only, triggers, ...more }: StatusMore,
): StatusDefinition {
  const abilities: Variant[] = (triggers ?? []).map(whenever)
  if (spend !== undefined) abilities.unshift(spending(1, spend, only ?? null))
  abilities.unshift(...(spends ?? []))
  return {
    ...plain,
    id,
    kind: 'status',
    persistent: false,
    fixed: false,
    bound: false,
    skips: '',
    ransom: 0,
    attemptPrice: 0,
    stuns: false,
    saves: false,
    ownerLimit: 0,
    explodes: 0,
    detonates: [],
    shrouds: false,
    raisable: false,
    attackModifier: false,
    ...name,
    abilities,
    ...more,
  }
}

type CompanionMore = NameOf & Partly<CompanionDefinition, 'abilities'>

const grown = { stage: 0, growsTo: '', limit: 1 } as const

function companionOf(id: string, more: CompanionMore): CompanionDefinition {
  return {
    ...plain,
    id,
    kind: 'companion',
    health: 0,
    start: 0,
    waits: false,
    turnsTo: '',
    ...grown,
    ...more,
  }
}

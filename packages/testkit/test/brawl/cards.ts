import {
  type Ability,
  choose,
  chooseOne,
  type Definition,
  eachInAnyOrder,
  type Effect,
  it,
  may,
  type Node,
  placeCounters,
  plus,
  preventAll,
  preventHalf,
  self,
  seq,
  thenDo,
  untilEndOf,
  you,
} from '@quadriga/kernel/author'
import { on } from './kinds.ts'
import { fighter, hit, mine, rivals } from './words.ts'

export interface BrawlCard extends Definition {
  readonly cost: number
  /** Stays in play. */
  readonly stays: boolean
  /** The procedure of a card that is a small game of its own, or ''. */
  readonly rule: string
}

const ability = (effect: Effect, extra: Partial<Ability> = {}): Ability => {
  return { window: '', forced: false, from: 'play', when: null, only: null, effect, ...extra }
}

function card(id: string, cost: number, extra: Partial<BrawlCard> = {}): BrawlCard {
  const names = { en: id[0]?.toUpperCase() + id.slice(1), fr: french[id] ?? id }
  return {
    id,
    kind: 'card',
    names,
    stats: {},
    abilities: [],
    constant: [],
    cost,
    stays: false,
    rule: '',
    ...extra,
  }
}

const french: Readonly<Record<string, string>> = {
  strike: 'Coup',
  parry: 'Parade',
  banner: 'Bannière',
  thorns: 'Épines',
  rally: 'Ralliement',
}

const attached: Node = plus(fighter(you), 'strength', 1)

/** One card for each thing that the kernel can do. */
export const brawlCards: readonly BrawlCard[] = [
  card('strike', 1, { abilities: [ability(hit(3, choose(rivals)))] }),
  card('feint', 0, {
    abilities: [ability(chooseOne(hit(1, choose(rivals)), placeCounters(1, 'rage', fighter(you))))],
  }),
  card('parry', 0, {
    abilities: [
      ability(preventAll, { window: 'interrupt', from: 'hand', when: on('damage', { to: fighter(you) }) }),
    ],
  }),
  card('dodge', 0, {
    abilities: [
      ability(preventHalf, { window: 'interrupt', from: 'hand', when: on('damage', { to: fighter(you) }) }),
    ],
  }),
  card('banner', 1, { stays: true, constant: [attached] }),
  card('thorns', 1, {
    stays: true,
    abilities: [
      ability(placeCounters(1, 'rage', self), {
        window: 'response',
        forced: true,
        when: on('damage', { to: fighter(you) }),
      }),
    ],
  }),
  card('rally', 1, {
    abilities: [
      ability(thenDo(untilEndOf('turn', plus(fighter(you), 'strength', 2)), may(hit(1, choose(rivals))))),
    ],
  }),
  card('drill', 0, { abilities: [ability(eachInAnyOrder(mine, seq(placeCounters(1, 'rage', it))))] }),
  card('volley', 2, { rule: 'brawl.volley' }),
  card('scout', 0, { rule: 'brawl.scout' }),
  card('scheme', 0, { rule: 'brawl.scheme' }),
  card('pilfer', 1, { rule: 'brawl.pilfer' }),
]

export const fighterNames = ['anna', 'bruno', 'carla', 'dario'] as const

export const others: readonly BrawlCard[] = [
  ...fighterNames.map((id) =>
    card(id, 0, { kind: 'fighter', stats: { health: 12, strength: 0 }, stays: true }),
  ),
  card('thug', 0, { kind: 'thug', stays: true, constant: [attached] }),
]

export function brawlCard(definition: Definition): BrawlCard {
  return definition as BrawlCard
}

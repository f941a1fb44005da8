import { create, fill, fillVeiled, type Machine, NOBODY, type Seat, turnFace } from '@quadriga/kernel/author'
import type { CardCounts } from './box.ts'
import { expertSet, modularSets, scenarios, standardSet } from './content/sets.ts'
import { definitionOf } from './query/card.ts'
import { type ChampionsSetup, deckOf, RANDOM_SET } from './setup.ts'
import { type ChampionsTable, seatZone, sharedZone, zoneOf } from './table.ts'

/** The game's records before anything happens. */
export function freshTable(m: Machine, players: number, firstPlayer: Seat): void {
  m.layTable({
    round: 0,
    phase: 'setup',
    turn: NOBODY,
    firstPlayer,
    players,
    changedForm: new Array<boolean>(players).fill(false),
    eliminated: new Array<boolean>(players).fill(false),
  } satisfies ChampionsTable)
}

/** Lays an identity out, on its alter-ego side. */
export function layIdentity(m: Machine, hero: string, seat: Seat): void {
  const id = create(m, hero, zoneOf(seatZone.identity, seat), seat)
  turnFace(m, id, definitionOf(m, hero).otherFace)
}

/** Steps 1 to 9: everything that nobody decides and no ability answers. */
export function layTable(m: Machine, setup: ChampionsSetup): void {
  freshTable(m, setup.heroes.length, setup.firstPlayer ?? 0)
  setup.heroes.forEach((hero, seat) => layPlayer(m, setup, hero, seat))
  const scenario = scenarios[setup.scenario]
  if (scenario === undefined) throw m.broken(`no scenario '${setup.scenario}'`)
  const difficulty = setup.difficulty ?? 'standard'
  const [stage, ...stages] = scenario.stages[difficulty]
  const [scheme, ...schemes] = scenario.schemes
  create(m, stage as string, sharedZone.villain)
  for (const id of stages) create(m, id, sharedZone.villainDeck)
  create(m, scheme as string, sharedZone.mainScheme)
  for (const id of schemes) create(m, id, sharedZone.schemeDeck)
  const wanted = setup.modular ?? [scenario.recommended]
  const named = wanted.filter((id) => id !== RANDOM_SET)
  fill(m, sharedZone.encounterDeck, codesOf(scenario.cards))
  fill(m, sharedZone.encounterDeck, codesOf(standardSet))
  if (difficulty === 'expert') fill(m, sharedZone.encounterDeck, codesOf(expertSet))
  for (const id of named) fill(m, sharedZone.encounterDeck, codesOf(modularSets[id] ?? {}))
  drawUnseen(m, named, wanted.length - named.length)
}

/** Modular sets that chance picks among those nobody named, and that nobody knows before their cards show. */
function drawUnseen(m: Machine, named: readonly string[], count: number): void {
  if (count === 0) return
  const others = Object.keys(modularSets).filter((id) => !named.includes(id))
  const under: number[] = []
  for (let n = 0; n < count; n++) {
    const left = others.filter((_, place) => !under.includes(place))
    under.push(others.indexOf(left[m.speak('modular', left)] as string))
  }
  const lists = others.map((id) => codesOf(modularSets[id] ?? {}))
  fillVeiled(m, sharedZone.encounterDeck, lists, under)
}

function layPlayer(m: Machine, setup: ChampionsSetup, hero: string, seat: Seat): void {
  const deck = deckOf(setup, seat)
  if (deck === undefined) throw m.broken(`no deck for '${hero}'`)
  layIdentity(m, hero, seat)
  fill(m, zoneOf(seatZone.deck, seat), codesOf(deck.cards))
  // The scenario owns what lies aside: it goes to the encounter discard pile when it is discarded.
  for (const id of [deck.obligation, ...codesOf(deck.nemesis)]) create(m, id, zoneOf(seatZone.setAside, seat))
}

const codeLists = new WeakMap<CardCounts, readonly string[]>()

/** Each card as often as it is counted, in order; worked out once for each list, for many tables are set up alike. */
export function codesOf(cards: CardCounts): readonly string[] {
  const known = codeLists.get(cards)
  if (known !== undefined) return known
  const codes = Object.entries(cards)
    .flatMap(([id, count]) => new Array<string>(count).fill(id))
    .sort()
  codeLists.set(cards, codes)
  return codes
}

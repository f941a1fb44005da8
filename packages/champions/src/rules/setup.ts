import {
  create,
  fill,
  fillVeiled,
  type Machine,
  NOBODY,
  procedure,
  type Seat,
  shuffleInto,
  turnFace,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { CardCounts } from '../box.ts'
import { expertSet, modularSets, scenarios, standardSet } from '../content/sets.ts'
import { villainOf } from '../query/characters.ts'
import { identityOf, playerOrder } from '../query/seat.ts'
import { mainSchemeOf } from '../query/schemes.ts'
import { definitionOf } from '../query/card.ts'
import { type ChampionsSetup, deckOf, RANDOM_SET } from '../setup.ts'
import { type ChampionsTable, idsOf, seatZone, sharedZone, zoneOf } from '../table.ts'
import { discardAll, drawUp, handDiscard, pickedFromHand } from './drawing.ts'
import { round } from './round.ts'
import { resolveAll } from './stages.ts'

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

interface SetupVars {
  next: number
}

/** Steps 10 to 14: scheme set-up, obligations, opening hands, mulligans, set-up abilities of identities. */
export const setUp = procedure<SetupVars>('champions.setUp', {
  schemeSideA(m) {
    m.call(resolveAll, { thing: mainSchemeOf(m), trigger: 'setup', next: 0 })
  },
  turnScheme(m) {
    m.happen(event.turnScheme, { thing: mainSchemeOf(m) })
  },
  schemeSideB(m) {
    m.call(resolveAll, { thing: mainSchemeOf(m), trigger: 'whenRevealed', next: 0 })
  },
  villain(m) {
    m.call(resolveAll, { thing: villainOf(m), trigger: 'whenRevealed', next: 0 })
  },
  /** After the scheme's set-up, so that nothing it discards can hit them (R70). */
  obligations(m, f) {
    const deck = sharedZone.encounterDeck
    for (const seat of playerOrder(m)) {
      const [obligation] = idsOf(m, seatZone.setAside, seat)
      if (obligation !== undefined) shuffleInto(m, deck, [obligation])
    }
    f.next = 0
  },
  openingHands(m, f) {
    const seat = playerOrder(m)[f.next++]
    if (seat === undefined) return
    m.goto('openingHands')
    drawUp(m, seat)
  },
  askMulligans(m) {
    m.askSealed(playerOrder(m).map((seat) => handDiscard(m, seat, 'ask.mulligan', 0)))
  },
  mulligans(m, f) {
    for (const seat of playerOrder(m)) discardAll(m, seat, pickedFromHand(m, seat, m.picksOf[seat] ?? []))
    f.next = 0
  },
  drawAgain(m, f) {
    const seat = playerOrder(m)[f.next++]
    if (seat === undefined) return
    m.goto('drawAgain')
    drawUp(m, seat)
  },
  beginIdentities(_m, f) {
    f.next = 0
  },
  identities(m, f) {
    const seat = playerOrder(m)[f.next++]
    if (seat === undefined) return
    m.goto('identities')
    m.call(resolveAll, { thing: identityOf(m, seat), trigger: 'setup', next: 0 })
  },
  play(m) {
    m.done()
    m.call(round, { seats: [], next: 0 })
  },
})

import type { Json } from '@quadriga/kernel'
import type { SeatWish } from '../../model/online/onlineService.ts'
import type { BotId } from '../../model/table/botIds.ts'
import type { Catalogue } from '../../model/setup/catalogue.ts'
import { cooperative } from '../../model/table/gameNames.ts'

/** Who plays a seat: I, another person at this screen by a name, or a bot. */
export type Holding =
  | { readonly kind: 'me' }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: BotId }

export interface SeatDraft {
  readonly hero: string
  /** The id of a ready-made deck; '' where the game has none. */
  readonly deck: string
  readonly holding: Holding
}

/** A seat that another person is to hold. */
export interface OtherPerson {
  readonly seat: number
  readonly hero: string
  readonly name: string
}

/** A game as somebody is putting it together. */
export interface Draft {
  readonly seats: readonly SeatDraft[]
  readonly scenario: string
  readonly difficulty: string
  /** Ids of modular sets; `random` for one that is drawn unseen. */
  readonly modular: readonly string[]
}

/** The set in the place of one that chance picks unseen. */
export const RANDOM_SET = 'random'

/** Heroes who can play a scenario: those of its side. */
export function heroesFor({ heroes, scenarios }: Catalogue, scenario: string): Catalogue['heroes'] {
  const side = scenarios.find(({ id }) => id === scenario)?.side
  return side === undefined ? heroes : heroes.filter((hero) => hero.side === undefined || hero.side === side)
}

/** What stands there at first: the first heroes, the first scenario, me against or beside bots. */
export function firstDraft(catalogue: Catalogue): Draft {
  const [scenario] = catalogue.scenarios
  const able = { ...catalogue, heroes: heroesFor(catalogue, scenario?.id ?? '') }
  const seats = Array.from({ length: catalogue.seats.usual ?? catalogue.seats.min }, (_, n) =>
    freshSeat(able, [], n),
  )
  return {
    seats: distinctHeroes(able, seats),
    scenario: scenario?.id ?? '',
    difficulty: catalogue.difficulties[0]?.id ?? '',
    modular: scenario === undefined ? [] : [scenario.recommended],
  }
}

/** The first draft with a certain deck in the first seat. */
export function draftWith(catalogue: Catalogue, deck: string): Draft {
  const draft = firstDraft(catalogue)
  const hero = catalogue.heroes.find(({ decks }) => decks.some(({ id }) => id === deck))
  return hero === undefined ? draft : withSeat(draft, 0, { hero: hero.id, deck })
}

function freshSeat({ heroes, game }: Catalogue, taken: readonly SeatDraft[], n: number): SeatDraft {
  const hero = heroes.find(({ id }) => !taken.some((seat) => seat.hero === id)) ?? heroes[0]
  // One person holds all heroes of a cooperative game unless said otherwise.
  const holding: Holding = n === 0 || cooperative.includes(game) ? { kind: 'me' } : { kind: 'greedy' }
  return { hero: hero?.id ?? '', deck: hero?.decks[0]?.id ?? '', holding }
}

function distinctHeroes(catalogue: Catalogue, seats: readonly SeatDraft[]): SeatDraft[] {
  const made: SeatDraft[] = []
  for (const [n, seat] of seats.entries())
    made.push({ ...freshSeat(catalogue, made, n), holding: seat.holding })
  return made
}

/** The same draft for so many players. */
export function withSeats(catalogue: Catalogue, draft: Draft, count: number): Draft {
  const seats = draft.seats.slice(0, count)
  const able = { ...catalogue, heroes: heroesFor(catalogue, draft.scenario) }
  while (seats.length < count) seats.push(freshSeat(able, seats, seats.length))
  return { ...draft, seats }
}

/** Another hero in a seat, with its first deck; one that sits elsewhere changes places with the one that was here. */
export function withHero(catalogue: Catalogue, draft: Draft, n: number, hero: string): Draft {
  const deck = catalogue.heroes.find(({ id }) => id === hero)?.decks[0]?.id ?? ''
  const here = draft.seats[n]
  const elsewhere = draft.seats.findIndex((seat, i) => i !== n && seat.hero === hero)
  const there = draft.seats[elsewhere]
  if (here === undefined || there === undefined) return withSeat(draft, n, { hero, deck })
  const left = withSeat(draft, elsewhere, { hero: here.hero, deck: here.deck })
  return withSeat(left, n, { hero: there.hero, deck: there.deck })
}

/** Seats that win together, team by team; everybody alone gives one list for each. */
export function teamsOf({ modes }: Catalogue, { seats }: Draft): readonly (readonly number[])[] {
  const teams = modes.find((mode) => mode.seats === seats.length)?.teams ?? []
  return [...new Set(teams)].map((team) => seats.flatMap((_, n) => (teams[n] === team ? [n] : [])))
}

export function withSeat(draft: Draft, n: number, change: Partial<SeatDraft>): Draft {
  return { ...draft, seats: draft.seats.map((seat, i) => (i === n ? { ...seat, ...change } : seat)) }
}

/** Another scenario, with the set that it recommends, and with heroes of its side. */
export function withScenario(catalogue: Catalogue, draft: Draft, id: string): Draft {
  const recommended = catalogue.scenarios.find((one) => one.id === id)?.recommended
  const able = heroesFor(catalogue, id)
  const isAble = draft.seats.every(({ hero }) => able.some((one) => one.id === hero))
  const seats = isAble ? draft.seats : distinctHeroes({ ...catalogue, heroes: able }, draft.seats)
  return { ...draft, seats, scenario: id, modular: recommended === undefined ? [] : [recommended] }
}

/** The draft as the game's own set-up. */
export function setupOf({ game, heroes: heroEntries, scenarios }: Catalogue, draft: Draft): Json {
  const heroes = draft.seats.map(({ hero }) => hero)
  if (game === 'dicethrone') return { heroes }
  if (game === 'villainous') return { villains: heroes, mode: draft.difficulty }
  const { scenario, difficulty, modular } = draft
  if (game === 'zombies') {
    const own = scenarios.find(({ id }) => id === scenario)?.own
    return { mission: scenario, ...own, heroes }
  }
  return {
    heroes,
    decks: draft.seats.map((seat) => deckOf(heroEntries, seat)),
    scenario,
    difficulty,
    modular,
  }
}

/** A ready-made deck by its id, one's own by what it holds. */
function deckOf(heroes: Catalogue['heroes'], { hero, deck }: SeatDraft): Json {
  const entry = heroes.find(({ id }) => id === hero)?.decks.find(({ id }) => id === deck)
  return entry?.own?.content ?? deck
}

/** Who holds each seat, as tables name them. */
export function peopleOf(draft: Draft): readonly string[] {
  return draft.seats.map(({ holding }) =>
    holding.kind === 'me' ? 'me' : holding.kind === 'person' ? holding.name.trim() || '?' : holding.kind,
  )
}

/** Who plays each seat of a table on a server: other people are invited. */
export function seatWishes(draft: Draft): readonly SeatWish[] {
  return draft.seats.map(({ holding: { kind } }) => {
    if (kind === 'me') return { kind }
    return kind === 'person' ? { kind: 'invited' } : { kind: 'bot', bot: kind }
  })
}

/** The seats of other people, with the hero there and the name that stands in the draft. */
export function othersIn(catalogue: Catalogue, draft: Draft): readonly OtherPerson[] {
  return draft.seats.flatMap(({ holding, hero }, seat) => {
    if (holding.kind !== 'person') return []
    const name = holding.name.trim() || '?'
    return [{ seat, name, hero: catalogue.heroes.find(({ id }) => id === hero)?.name ?? '' }]
  })
}

/** Who meets whom, side by side: teams, single heroes, or all heroes and the villain of a scenario. */
export function sidesOf(catalogue: Catalogue, draft: Draft): readonly string[] {
  const nameOf = (n: number): string => {
    const hero = draft.seats[n]?.hero
    return catalogue.heroes.find(({ id }) => id === hero)?.name ?? ''
  }
  const all = draft.seats.map((_, n) => n)
  const villain = catalogue.scenarios.find(({ id }) => id === draft.scenario)?.name
  const team = all.map(nameOf).join(', ')
  // A mission is no opponent.
  if (villain !== undefined) return catalogue.game === 'zombies' ? [`${villain} · ${team}`] : [team, villain]
  const teams = teamsOf(catalogue, draft)
  return (teams.length > 1 ? teams : all.map((n) => [n])).map((side) => side.map(nameOf).join(', '))
}

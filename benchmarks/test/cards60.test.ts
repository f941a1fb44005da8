import { answer, type Chance, type Decision, start, type State, type Thing } from '@quadriga/kernel'
import { cards60 } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'
import { type Random, random } from '../random.ts'
import { answer as plainAnswer, beginTurn, setUp } from '../rules/cards60.ts'
import { listOptions } from '../rules/options.ts'
import type { Cards60, Player } from '../rules/table.ts'

/** What chance said on plain objects, by source: the kernel is told the same. */
type Said = Record<string, string[]>

/** Sets a plain game up whose draws and dice are written down as they happen. */
function overheard(chance: Random, said: Said): Cards60 {
  const game = setUp(chance)
  game.players.forEach((player, seat) => {
    said[`deck.${seat}`] = [...player.hand]
    listen(player.hand, (card) => said[`deck.${seat}`]?.push(card))
  })
  game.dice = new Proxy(game.dice, {
    set(dice, place, value: number) {
      said['dice']?.push(String(value))
      return Reflect.set(dice, place, value)
    },
  })
  beginTurn(game, 0, chance)
  return game
}

// Cards come into a hand in one way only: they are drawn.
function listen<T>(hand: T[], heard: (card: T) => void): void {
  hand.push = (...cards) => {
    for (const card of cards) heard(card)
    return Array.prototype.push.apply(hand, cards)
  }
}

function repeating(said: Said): Chance {
  return {
    next(source) {
      const word = said[source]?.shift()
      if (word === undefined) throw new Error(`the plain game asked nothing of ${source} here`)
      return word
    },
  }
}

interface Table {
  health: number[]
  points: number[]
  shield: number[]
  seat: number
  dice: number[]
  rerolls: number
}

function readKernel(state: State) {
  const { health, points, shield, seat, dice, rerolls } = state.table as unknown as Table
  const things = new Map(state.pages.flat().map((thing) => [thing?.id, thing]))
  const cardsIn = (name: string, of: number) => {
    const zone = state.zones.find((one) => one.name === name && one.seat === of)
    return zone?.ids.map((id) => (things.get(id) as Thing).code)
  }
  const player = (of: number) => ({
    health: health[of],
    points: points[of],
    shield: shield[of],
    hand: cardsIn('hand', of),
    units: cardsIn('board', of),
    discard: cardsIn('discard', of),
    deck: state.zones.find((one) => one.name === 'deck' && one.seat === of)?.rest,
  })
  return { seat, dice, rerolls, players: [player(0), player(1)] }
}

function readPlain({ seat, dice, rerolls, players }: Cards60) {
  const player = ({ health, points, shield, hand, units, discard, deck }: Player) => ({
    health,
    points,
    shield,
    hand: [...hand],
    units,
    discard,
    deck: deck.toSorted(),
  })
  return { seat, dice: [...dice], rerolls, players: players.map(player) }
}

/** Plays one game on both sides, the same picks and the same chance; returns how many picks it took. */
function playBoth(seed: number): number {
  const [chance, picks] = [random(seed), random(seed + 1_000_000)]
  const said: Said = { dice: [] }
  const plain = overheard(chance, said)
  const begun = start(cards60, {}, seed, repeating(said))
  if (!begun.ok) throw new Error('cards60 could not be set up')
  let { state } = begun
  let moves = 0
  while (plain.winner === null) {
    expect(said).toEqual({ 'deck.0': [], 'deck.1': [], dice: [] })
    const { id, seat, options } = state.pending[0] as Decision
    expect(readKernel(state)).toEqual(readPlain(plain))
    expect(options.map(({ key }) => key)).toEqual(listOptions(plain))
    const pick = options[picks.below(options.length)]?.key ?? ''
    plainAnswer(plain, pick, chance)
    const result = answer(state, { decision: id, seat, picks: [pick] }, repeating(said))
    if (!result.ok) throw new Error(`the kernel refused ${pick}`)
    state = result.state
    moves += 1
  }
  expect(state.outcome?.winners).toEqual([plain.winner])
  return moves
}

test('cards60 on the kernel is the cards60 of the plain rules, pick by pick and card by card', () => {
  let moves = 0
  for (let seed = 1; seed <= 20; seed++) moves += playBoth(seed)
  expect(moves).toBeGreaterThan(2_000)
})

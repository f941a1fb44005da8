import { query } from '@quadriga/kernel'
import { interject } from '@quadriga/kernel/author'
import { attackOdds, devourOdds, spawnForecast } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { event } from '../src/kinds/index.ts'
import { lay } from './table.ts'

const zone = '15V:cor01'

/** A hero and Enemies in one zone, and every throw of so many dice played by the rules: how often how many fall. */
function playedOut(hero: string, enemies: readonly string[], dice: number): Map<number, number> {
  const found = new Map<number, number>()
  const throws = 6 ** dice
  for (let n = 0; n < throws; n++) {
    const faces = Array.from({ length: dice }, (_, place) => `${(Math.floor(n / 6 ** place) % 6) + 1}`)
    const t = lay({
      phase: 'players',
      heroes: { [hero]: zone },
      figures: { [zone]: enemies },
      chance: { attack: faces },
    })
    t.choose(`attack:${zone}`)
    while (t.asked().ask.key === 'ask.target') t.choose(t.options()[0] as string)
    const left = ['walker', 'brute', 'runner'].reduce((sum, face) => sum + t.count(zone, face), 0)
    const fell = enemies.length - left
    found.set(fell, (found.get(fell) ?? 0) + 1 / throws)
  }
  return found
}

test.each([
  ['storm', ['walker', 'walker', 'runner'], 2],
  ['storm', ['brute', 'walker'], 2],
  ['magneto', ['brute', 'brute'], 3],
] as const)('the odds of %s against %j are those of every throw played out', (hero, enemies, dice) => {
  const t = lay({ phase: 'players', heroes: { [hero]: zone }, figures: { [zone]: enemies } })
  const [attack] = attackOdds(query(t.state), 0, zone)
  const odds = attack?.byPower[0]
  const byFallen = new Map<number, number>()
  for (const { chance, fallen } of odds?.hits ?? []) {
    const n = fallen.reduce((sum, one) => sum + one.n, 0)
    byFallen.set(n, (byFallen.get(n) ?? 0) + chance)
  }
  const played = playedOut(hero, enemies, dice)
  expect(odds?.dice).toBe(dice)
  expect(new Set(byFallen.keys())).toEqual(new Set(played.keys()))
  for (const [n, chance] of played) expect(byFallen.get(n)).toBeCloseTo(chance, 9)
  const mean = [...played].reduce((sum, [n, chance]) => sum + n * chance, 0)
  expect(odds?.mean).toBeCloseTo(mean, 9)
  expect(odds?.any).toBeCloseTo(1 - (played.get(0) ?? 0), 9)
})

test('each point of Power is one die more, and Brutes come before Walkers', () => {
  const t = lay({
    phase: 'players',
    power: 2,
    heroes: { storm: zone },
    figures: { [zone]: ['walker', 'brute', 'walker'] },
  })
  const [attack] = attackOdds(query(t.state), 0, zone)
  expect(attack?.byPower.map(({ power, dice }) => [power, dice])).toEqual([
    [0, 2],
    [1, 3],
    [2, 4],
  ])
  expect(attack?.order).toEqual([
    { face: 'brute', n: 1, toughness: 2, rank: 1 },
    { face: 'walker', n: 2, toughness: 1, rank: 2 },
  ])
  for (const { hits } of attack?.byPower ?? [])
    expect(hits.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6)
})

const faces = ['1', '2', '3', '4', '5', '6']
const room = '11V:locker'

/** A Zombie Hero beside somebody; each point of its Hunger is one die more. */
function atTable(meal: string, hunger: number, chance: Readonly<Record<string, readonly string[]>> = {}) {
  const heroes = { 'z-sabretooth': room }
  return lay({ mission: 'MZ3', phase: 'players', heroes, hunger, figures: { [room]: [meal] }, chance })
}

test.each([
  ['guard', 1, 'attack'],
  ['z-ka-zar', 0, 'fighter'],
] as const)('the odds of devouring %s are those of every throw played out', (meal, hunger, second) => {
  const pairs = faces.flatMap((a) => faces.map((b) => [a, b] as const))
  const eaten = pairs.filter(([a, b]) => {
    const chance = second === 'attack' ? { attack: [a, b] } : { attack: [a], fighter: [b] }
    return atTable(meal, hunger, chance).choose(`devour:${meal}`).count(room, meal) === 0
  })
  const t = atTable(meal, hunger)
  const odds = devourOdds(query(t.state), 0, t.thing(meal))
  expect(odds?.byPower[0]?.any).toBeCloseTo(eaten.length / pairs.length, 9)
  expect(odds?.resists).toBe(second === 'fighter')
})

test('nobody can be hit where no Enemy stands or nothing is seen', () => {
  const t = lay({ phase: 'players', heroes: { storm: zone }, figures: { '12V:danger02': ['walker'] } })
  expect(attackOdds(query(t.state), 0, zone)).toEqual([])
  expect(attackOdds(query(t.state), 0, '12V:danger02')).toEqual([])
})

test('the forecast counts the cards that nobody has seen, at the Danger Level of the team', () => {
  const t = lay({ phase: 'players', heroes: { storm: zone } })
  const { draws, cards, level, kinds } = spawnForecast(query(t.state))
  expect({ draws, cards, level }).toEqual({ draws: 1, cards: 42, level: 0 })
  // Six of the 42 cards bring a Zombie Hero.
  expect(kinds.find(({ enemy }) => enemy === 'zombie-hero')?.mean).toBeCloseTo(6 / 42, 9)
  expect(kinds.find(({ enemy }) => enemy === 'walker')?.reserve).toBe(35)
})

test('the Zombie Heroes of a lair are not expected from the deck', () => {
  const t = lay({ mission: 'MH9', phase: 'players', heroes: { storm: '14R:hall11' } })
  const { cards, kinds } = spawnForecast(query(t.state))
  expect([cards, kinds.find(({ enemy }) => enemy === 'zombie-hero')?.mean]).toEqual([36, 0])
})

test('where a Zombie Hero comes instead of a card, it is certain', () => {
  const heroes = { storm: '17R:st21' }
  const of = (figures: Record<string, string[]>) => {
    const { draws, kinds } = spawnForecast(
      query(lay({ mission: 'MH8', phase: 'players', heroes, figures }).state),
    )
    return [draws, kinds.find(({ enemy }) => enemy === 'zombie-hero')?.mean]
  }
  // The six Zombie Hero! cards are left in the box there.
  expect(of({})).toEqual([3, 1])
  expect(of({ '16R:st21': ['psylocke'] })).toEqual([4, 0])
})

test('Spawn Points that read the Blue line are expected to', () => {
  const troopers = (mission: string, heroes: Record<string, string>, xp: number) => {
    const t = lay({ mission, phase: 'players', heroes })
    const risen = interject(t.state, (m) => {
      m.happen(event.experience, { seat: 0, hero: t.thing('z-iceman'), n: xp })
    })
    if (!risen.ok) throw new Error(JSON.stringify(risen.reasons))
    const { draws, kinds } = spawnForecast(query(risen.state))
    return [draws, kinds.find(({ enemy }) => enemy === 'trooper')?.mean ?? 0] as const
  }
  const everyLine = { 'z-iceman': '14V:cor01' }
  const [points, blue] = troopers('MZ1', everyLine, 0)
  const [, red] = troopers('MZ1', everyLine, 43)
  const both = { 'z-iceman': '17V:cor11', 'z-cyclops': '11V:cor21' }
  const [draws, mean] = troopers('MZ3', both, 43)
  expect(draws).toBe(4)
  expect(mean).toBeCloseTo((2 * (blue + red)) / points, 9)
  expect(red).toBeGreaterThan(blue)
})

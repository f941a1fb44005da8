import { coverage, readScenario, runScenario, touched, unknownCovers } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawl } from './brawl/game.ts'
import { brawlKit } from './brawl/kit.ts'

const text = `game: brawl
position: {turn: anna, phase: main, seats: {anna: {hand: [strike]}, bruno: {deck: {top: [Épines]}}}}
cases:
  - case: by word and by name
    covers: [banner, nothing-like-it]
    steps: [{anna: {play: strike, pay: [drill]}}, {chance: {deck.bruno: [dodge]}}]
    expect: {hand of anna: {lacks: [scout]}, refused: [{set: feint}]}
  - case: by word only
    covers: [strike]
    expect: {anna.hp: 1}
`

test('a case touches what it covers and all that its names mean', () => {
  const reading = readScenario('f.yaml', text)
  if (!reading.ok) throw new Error('unreadable')
  const [first] = reading.scenario.cases
  if (first === undefined) throw new Error('no case')
  expect([...touched(brawl, first)].sort()).toEqual(
    ['anna', 'banner', 'bruno', 'dodge', 'drill', 'feint', 'scout', 'strike', 'thorns'].sort(),
  )
  expect(unknownCovers(brawl, first)).toEqual(['nothing-like-it'])
  const counts = coverage(brawl, [reading.scenario])
  expect([counts.get('strike'), counts.get('banner'), counts.get('volley')]).toEqual([2, 1, 0])
  expect(coverage({ ...brawl, id: 'other' }, [reading.scenario]).get('strike')).toBe(0)
})

test('a case that covers nothing of its game fails once, with the nearest names, whatever else it shows', () => {
  const reading = readScenario(
    'f.yaml',
    `game: brawl
position: {turn: anna, phase: main, seats: {anna: {}, bruno: {}}}
cases:
  - {case: a slip, covers: [strike, Baniere], expect: {anna.hp: 12}}
  - {case: all is there, covers: [strike, Bannière], expect: {anna.hp: 12}}
  - {case: not yet, pending: later, covers: [nothing-like-it], expect: {anna.hp: 12}}
`,
  )
  if (!reading.ok) throw new Error('unreadable')
  expect(runScenario(brawlKit, reading.scenario)).toMatchObject([
    {
      status: 'failed',
      problems: [
        {
          at: { line: 4 },
          said: { en: "brawl has no 'Baniere' to cover, did you mean 'Bannière' or 'banner'?" },
        },
      ],
    },
    { status: 'passed' },
    { status: 'pending' },
  ])
})

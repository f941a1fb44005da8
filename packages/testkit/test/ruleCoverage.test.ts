import { type GameKit, readScenario, ruleCoverage, runScenario, type ScenarioFile } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawlKit } from './brawl/kit.ts'

const entry = (id: string) => ({ id, title: { en: id, fr: id }, text: { en: id, fr: id }, see: [] })
const kit: GameKit = {
  ...brawlKit,
  game: { ...brawlKit.game, reference: [entry('brawl:thorns'), entry('brawl:banner')] },
  rulings: { R01: { en: 'One', fr: 'Un' }, R02: { en: 'Two', fr: 'Deux' } },
}

function fileOf(...cases: string[]): ScenarioFile {
  const head = 'game: brawl\nposition: {turn: anna, phase: main, seats: {anna: {hp: 3}, bruno: {}}}\ncases:\n'
  const reading = readScenario('f.yaml', head + cases.join(''))
  if (!reading.ok) throw new Error('unreadable')
  return reading.scenario
}

const naming = (rule: string, more = ''): string =>
  `  - case: names ${rule.replaceAll(/[^\w ]/g, '')}\n    rule: ${rule}\n${more}    expect: {anna.hp: 3}\n`

test('a case shows the rulings and reference entries that its rule list names, with or without the game', () => {
  const file = fileOf(naming('[R01, thorns, RB 16]'), naming('[R01, "brawl:thorns"]'))
  expect(Object.fromEntries(ruleCoverage(kit, [file]))).toEqual({
    R01: 2,
    R02: 0,
    'brawl:thorns': 2,
    'brawl:banner': 0,
  })
})

test('a case that waits shows nothing', () => {
  const file = fileOf(naming('R02', '    pending: later\n'))
  expect(ruleCoverage(kit, [file]).get('R02')).toBe(0)
})

test.each([
  ['R03', "brawl has no rule 'R03', did you mean 'R01' or 'R02'?"],
  ['thorn', "brawl has no rule 'thorn', did you mean 'brawl:thorns'?"],
  ['"brawl:baner"', "brawl has no rule 'brawl:baner', did you mean 'brawl:banner'?"],
])('a case fails that names the rule %s, which does not exist', (rule, message) => {
  const [result] = runScenario(kit, fileOf(naming(rule)))
  expect(result).toMatchObject({
    status: 'failed',
    problems: [{ said: { en: message }, at: { line: 4 } }],
  })
})

test('pages of a rulebook and numbers of other lists are nobody’s business', () => {
  const [result] = runScenario(kit, fileOf(naming('[RB 16, S01, N3.10, PA]')))
  expect(result?.status).toBe('passed')
})

test('without rulings of its own a game knows no ruling numbers', () => {
  const { rulings: _, ...none } = kit
  expect(runScenario(none, fileOf(naming('R99')))[0]?.status).toBe('passed')
})

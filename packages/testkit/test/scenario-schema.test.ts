import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readScenario } from '../src/scenario/read.ts'
import { accepts, type Schema } from './json-schema.ts'

const path = new URL('../src/scenario/scenario.schema.json', import.meta.url)
const schema = JSON.parse(readFileSync(path, 'utf8')) as Schema

const withPosition = (line: string) => `game: g\nposition: {seats: {s: {}}}\ncases:\n  - case: a\n    ${line}`
const expecting = (content: string) => withPosition(`expect: {${content}}`)
const stepping = (step: string) => `${withPosition(`steps: [${step}]`)}\n    expect: {s.hp: 1}`
const placing = (position: string) =>
  `game: g\nposition: {seats: {s: {}}, ${position}}\ncases: [{case: a, expect: {s.hp: 1}}]`

const good = [
  expecting('s.hp: 1'),
  expecting('s.hp: at least 3, hand of s: 4, deck: {size: at most 2, has: [a x2], lacks: b, top: [c]}'),
  expecting('s.is: [a, not b], s.at: zone of t, s.holds: [c], s.sees: {a: 1}, s.shows: word'),
  expecting('turn: s, phase: p, round: 2, asked: {s: mulligan}, log: [draw, {boost: r}], unlogged: roll'),
  expecting(
    'offered: [pass, {play: a, pay: [b, c]}], refused: {attack: r, because: guard}, offered only: []',
  ),
  expecting('outcome: draw'),
  expecting('outcome: {winner: [s, t]}'),
  expecting('view: {s: {deck: {top: [unknown x6]}}}'),
  stepping('pass'),
  stepping('{run: x attacks y}, {until: main_2}, {chance: {dice: [1, 2], deck.s: a}}, {expect: {s.hp: 1}}'),
  stepping('{s: {share: {a: 1, b: 0}, order: [c, d], die: 6}}, {t: end turn}'),
  placing('options: {mission: MH0, expert: true}, turn: s, phase: p, round: 1'),
  placing(
    'zones: {deck: {top: [a], bottom: [b x2], size: 9}, play: [c, {d: {web: 1, is: [e], holds: [f]}}]}',
  ),
  'game: g\nsetup: {seats: [a, b], mode: expert}\ncases: [{case: a, expect: {a.hp: 1}}]',
  'game: g\nsetup: {seats: {a: {deck: d}}, sets: [x, y]}\nseed: 3\ncases: [{case: a, expect: {a.hp: 1}}]',
  `${expecting('s.hp: 1')}\n    variants: [{variant: v, seed: 2, pending: later, position: {seats: {s: {hp: 2}}}, expect: {s.hp: 2}}]`,
]

const bad = [
  'cases: [{case: a, expect: {a.hp: 1}}]',
  'game: g',
  'game: g\ncases: []',
  'game: g\nposition: {seats: {s: {}}}\ncase: []\ncases: [{case: a, expect: {a.hp: 1}}]',
  'game: g\nposition: {seats: {s: {}}}\ncases: [{expect: {a.hp: 1}}]',
  expecting(''),
  expecting('s.hp: true'),
  expecting('s.is: []'),
  expecting('s.at: [a]'),
  expecting('deck: many'),
  expecting('deck: {hsa: [a]}'),
  expecting('round: 0'),
  expecting('outcome: win'),
  expecting('outcome: {winer: s}'),
  expecting('offered: []'),
  expecting('log: []'),
  expecting('refused: [[a]]'),
  expecting('view: {s: {}}'),
  stepping('stop'),
  stepping('[a]'),
  stepping('{run: a, until: b}'),
  stepping('{run: [a]}'),
  stepping('{s: {}}'),
  stepping('{s: {play: }}'),
  stepping('{s: {share: {a: 0.5}}}'),
  stepping('{s: {play: {a: [b]}}}'),
  placing('turns: s'),
  placing('zones: {deck: 4}'),
  placing('zones: {deck: {sise: 4}}'),
  placing('zones: {deck: [{a: {web: b}}]}'),
  placing('zones: {deck: [{a: {}, b: {}}]}'),
  placing('round: one'),
  'game: g\nsetup: {seats: [a], sets: {x: y}}\ncases: [{case: a, expect: {a.hp: 1}}]',
  'game: g\nseed: 1.5\nsetup: {seats: [a]}\ncases: [{case: a, expect: {a.hp: 1}}]',
  `${expecting('s.hp: 1')}\n    otherwise: ask`,
  `${expecting('s.hp: 1')}\n    variants: [{variant: v, rule: R1, expect: {s.hp: 2}}]`,
  `${expecting('s.hp: 1')}\n    variants: [{expect: {s.hp: 2}}]`,
]

test.each(good)('reader and schema accept %j', (text) => {
  expect(readScenario('f', text)).toMatchObject({ ok: true })
  expect(accepts(schema, parse(text))).toBe(true)
})

test.each(bad)('reader and schema refuse %j', (text) => {
  expect(readScenario('f', text).ok).toBe(false)
  expect(accepts(schema, parse(text))).toBe(false)
})

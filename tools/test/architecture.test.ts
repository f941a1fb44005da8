import { describe, expect, test } from 'vitest'
import { problemsOf } from '../architecture/check.ts'

const declared = {
  '.': ['vitest'],
  'packages/cli': ['piscina'],
  'packages/kernel': [],
}

const problems = (path: string, text: string): readonly string[] =>
  problemsOf(path, text, declared).map(({ line, message }) => `${line}: ${message}`)

describe('imports go one way', () => {
  test.each([
    ['packages/champions/src/game.ts', "import { start } from '@quadriga/kernel'"],
    ['packages/champions/src/ops/attack.ts', "import { op } from '@quadriga/kernel/author'"],
    ['packages/testkit/src/table.ts', "import { readFileSync } from 'node:fs'"],
    ['packages/bots/src/greedy.ts', "import { game } from '@quadriga/champions'"],
    ['packages/cli/src/pool.ts', "import { Piscina } from 'piscina'"],
    ['packages/cli/src/main.ts', 'const load = (name: string) => import(name)'],
    ['benchmarks/quadriga/dice.ts', "import { op } from '@quadriga/kernel/author'"],
    [
      'packages/kernel/test/pile.test.ts',
      "import { test } from 'vitest'\nimport { table } from '@quadriga/testkit'",
    ],
    ['packages/kernel/src/a.ts', "import { b } from './ops/b.ts'"],
  ])('%s may: %s', (path, text) => {
    expect(problems(path, text)).toEqual([])
  })

  test.each([
    ['packages/kernel/src/a.ts', "import { game } from '@quadriga/champions'"],
    ['packages/kernel/src/a.ts', "import { table } from '@quadriga/testkit'"],
    ['packages/kernel/src/a.ts', "export * from '@quadriga/testkit'"],
    ['packages/kernel/src/a.ts', "export type Fs = typeof import('node:fs')"],
    ['packages/kernel/src/a.ts', "export const load = () => import('node:fs')"],
    ['packages/kernel/src/a.ts', 'export const load = (name: string) => import(name)'],
    ['packages/kernel/src/a.ts', "import { parse } from 'yaml'"],
    ['packages/kernel/src/a.ts', "import { b } from '../../champions/src/b.ts'"],
    ['packages/kernel/src/a.ts', "import { b } from '../test/b.ts'"],
    ['packages/champions/src/game.ts', "import type { Game } from '@quadriga/zombies'"],
    ['packages/champions/test/game.test.ts', "import { game } from '@quadriga/zombies'"],
    ['packages/testkit/src/table.ts', "import { game } from '@quadriga/champions'"],
    ['packages/bots/src/greedy.ts', "import { op } from '@quadriga/kernel/author'"],
    ['packages/bots/src/greedy.ts', "import { main } from '@quadriga/cli'"],
    ['benchmarks/plain/dice.ts', "import { game } from '@quadriga/champions'"],
    ['packages/cli/src/main.ts', "import { parse } from 'yaml'"],
    ['packages/cli/src/main.ts', "import { readFileSync } from 'fs'"],
    ['packages/cli/src/main.ts', "import { test } from 'vitest'"],
    ['packages/champions/src/content/core.ts', "import { start } from '@quadriga/kernel'"],
    ['packages/garden/src/index.ts', 'export const tree = 1'],
  ])('%s may not: %s', (path, text) => {
    expect(problems(path, text)).toHaveLength(1)
  })

  test('a word in a comment or a string is no import', () => {
    const text =
      "// import { game } from '@quadriga/champions'\nexport const text = \"import x from '@quadriga/bots'\""
    expect(problems('packages/kernel/src/a.ts', text)).toEqual([])
  })

  test('a problem says where it is', () => {
    const text = "import { a } from './b.ts'\n\nimport { game } from '@quadriga/champions'"
    expect(problems('packages/kernel/src/a.ts', text)).toEqual([
      '3: packages/kernel/src may not import @quadriga/champions',
    ])
  })
})

describe('content is data', () => {
  const content = (text: string): readonly string[] =>
    problems('packages/champions/src/content/core.ts', text)

  test('a card made of builders is fine', () => {
    const card = `import { event, interrupt, prevent } from '../builders.ts'
      export const backflip = event('backflip', { cost: 0, ability: interrupt('defense', prevent('all')) })`
    expect(content(card)).toEqual([])
  })

  test.each([
    'export const card = event(() => 1)',
    'export const card = event(function () { return 1 })',
    'export const card = { run() { return 1 } }',
    'export function card() { return 1 }',
    'export class Card {}',
  ])('it holds no function: %s', (text) => {
    expect(content(text).join()).toContain('no functions')
  })

  test.each([
    "register('backflip')",
    'for (const card of cards) add(card)',
    'export let cost = 1',
    'if (a) b()',
  ])('it holds no statement: %s', (text) => {
    expect(content(text)).toHaveLength(1)
  })

  test.each([
    "export const card = event('a', { text: 'Deal 2 damage to an enemy' })",
    "export const card = event('a', 'Draw a card.')",
    'export const card = event(`Deal ${2} damage to each enemy`)',
  ])('it holds no sentence: %s', (text) => {
    expect(content(text).join()).toContain('no sentences')
  })

  test.each([
    "export const card = event('a', { names: { en: 'Get Behind Me!', fr: 'Mettez-vous derrière moi !' } })",
    "export const card = event('a', names('With Great Power Comes Great Responsibility', 'Un'))",
    "export const card = ally('a', { name: 'Black Cat', subtitle: 'Felicia Hardy of New York City' })",
  ])('it holds names, however long: %s', (text) => {
    expect(content(text)).toEqual([])
  })

  test('outside a content folder functions and sentences are welcome', () => {
    const text = "export const say = () => 'Deal two damage to an enemy.'"
    expect(problems('packages/champions/src/text/words.ts', text)).toEqual([])
  })
})

describe('shape', () => {
  test.each([
    'packages/kernel/src/utils.ts',
    'packages/cli/src/helpers/a.ts',
    'packages/kernel/test/helper.test.ts',
  ])('%s is no name', (path) => {
    expect(problems(path, 'export const a = 1')).toHaveLength(1)
  })

  test('only errors inherit', () => {
    expect(problems('packages/cli/src/a.ts', 'export class A extends Error {}')).toEqual([])
    expect(problems('packages/cli/src/a.ts', 'export class A extends B {}')).toHaveLength(1)
  })

  test('a lint rule is switched off with a reason, and purity never', () => {
    const cli = 'packages/cli/src/a.ts'
    const kernel = 'packages/kernel/src/a.ts'
    expect(problems(cli, '// oxlint-disable-next-line no-eval')).toHaveLength(1)
    expect(problems(cli, '// oxlint-disable-next-line no-eval -- a benchmark of eval')).toEqual([])
    expect(problems(kernel, '// oxlint-disable-next-line max-depth -- the grammar is that deep')).toEqual([])
    expect(problems(kernel, '// oxlint-disable-next-line no-restricted-globals -- quickly')).toHaveLength(1)
    expect(problems(kernel, '/* eslint-disable */')).toHaveLength(1)
  })
})

describe('the page, its worker and what both speak of', () => {
  test.each([
    ['packages/web/src/page/play/Dock.tsx', "import type { Snapshot } from '../../model/table/snapshot.ts'"],
    ['packages/web/src/page/play/Dock.tsx', "import type { Seat } from '@quadriga/kernel'"],
    ['packages/web/src/worker/table/tables.ts', "import { serve } from '../../model/table/port.ts'"],
    ['packages/web/src/worker/table/tables.ts', "import { resume } from '@quadriga/kernel'"],
    ['packages/web/src/model/table/face.ts', "import type { Language } from '@quadriga/kernel'"],
  ])('%s may: %s', (path, text) => {
    expect(problems(path, text)).toEqual([])
  })

  test.each([
    ['packages/web/src/page/play/Dock.tsx', "import { resume } from '@quadriga/kernel'"],
    ['packages/web/src/page/play/Dock.tsx', "import { tables } from '../../worker/table/tables.ts'"],
    ['packages/web/src/page/play/Dock.tsx', "import type { Keeper } from '../../worker/table/keeper.ts'"],
    ['packages/web/src/worker/table/tables.ts', "import { Dock } from '../../page/play/Dock.tsx'"],
    ['packages/web/src/model/table/face.ts', "import { useFaces } from '../../page/cards/useFaces.ts'"],
    ['packages/web/src/model/table/face.ts', "import { plain } from '@quadriga/kernel'"],
    ['packages/web/src/model/table/face.ts', "import { create } from 'zustand'"],
    ['packages/web/src/somewhere.ts', 'export const one = 1'],
  ])('%s may not: %s', (path, text) => {
    expect(problems(path, text)).not.toEqual([])
  })
})

describe('the layers of a game', () => {
  test.each([
    ['packages/champions/src/content/allies.ts', "import { heal } from '../ops/index.ts'"],
    ['packages/champions/src/rules/turn.ts', "import { draw } from '../events/draw.ts'"],
    ['packages/champions/src/query/hands.ts', "import type { Drawn } from '../events/draw.ts'"],
    ['packages/champions/src/query/hands.ts', "import { tableOf } from '../table.ts'"],
    ['packages/champions/src/game.ts', "import { turn } from './rules/turn.ts'"],
  ])('%s may: %s', (path, text) => {
    expect(problems(path, text)).toEqual([])
  })

  test.each([
    ['packages/champions/src/events/draw.ts', "import { turn } from '../rules/turn.ts'"],
    ['packages/champions/src/query/hands.ts', "import { draw } from '../events/draw.ts'"],
    ['packages/champions/src/ops/heal.ts', "import { allies } from '../content/allies.ts'"],
    ['packages/dicethrone/src/text/nouns.ts', "import { turn } from '../rules/turn.ts'"],
    ['packages/champions/src/verbs/play.ts', 'export const play = 1'],
  ])('%s may not: %s', (path, text) => {
    expect(problems(path, text)).not.toEqual([])
  })
})

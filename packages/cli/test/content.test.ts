import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { buildOf } from '../src/build.ts'
import { opsOf } from '../src/contentOps.ts'
import { gameIds, isThere, loadContent, openGame } from '../src/games.ts'
import { printedNumbers } from '../src/printedNumbers.ts'
import { Refusal } from '../src/refusal.ts'
import { sayLoosely } from '../src/text/index.ts'
import { here } from './inProcess.ts'
import { json, temporaryFolder } from './quadriga.ts'
import { stage } from './stage.ts'

test('games lists the four games, and with --all the small ones', async () => {
  const list = json(await here(['games', '--all', '--json'])) as { id: string; state: string }[]
  expect(list.map(({ id }) => id)).toEqual([...gameIds, 'ticTacToe', 'cards60'])
  expect(list.find(({ id }) => id === 'cards60')).toMatchObject({
    state: 'playable',
    names: { en: 'Sixty cards', fr: 'Soixante cartes' },
    players: { min: 2, max: 2 },
    definitions: 10,
    setups: ['standard', 'short'],
  })
  for (const { id, state } of list) expect(state === 'missing').toBe(!isThere(id))
})

test('games tells people in their language', async () => {
  const left = await here(['games', '--all', '--lang', 'fr'])
  expect(left.out).toContain('Morpion · 2 joueurs · 0 définition ·')
})

test('describe says all definitions, or one by id or name', async () => {
  const all = json(await here(['describe', '--game', 'cards60', '--json'])) as { id: string }[]
  expect(all).toHaveLength(10)
  const one = json(await here(['describe', '--game', 'cards60', '--card', 'Wolf', '--json', '--lang', 'fr']))
  expect(one).toMatchObject({
    id: 'wolf',
    kind: 'card',
    language: 'fr',
    stats: { cost: 2 },
    text: [],
    parts: [],
  })
  expect((await here(['describe', '--game', 'cards60', '--card', 'wolf'])).out).toContain('wolf · wolf, card')
})

test.each([
  ['champions', 'peter-parker', 'en', 'peter-parker, alter-ego · REC 3 · hand size 6 · hit points 10'],
  [
    'champions',
    'rhino-1',
    'fr',
    'MNG 1 · ATQ 2 · points de vie 14 par joueur · unique · stade I · traits Brute, Criminel\n',
  ],
  ['champions', 'energy-absorption', 'en', 'resource · resources energy, energy, energy\n'],
  ['champions', 'klaw-1', 'en', 'klaw-1, villain · SCH 2 · ATK 0 · hit points 12'],
  [
    'champions',
    'the-break-in-1b',
    'fr',
    'seuil de menace 7 par joueur · menace par round 1 par joueur · stade 1B\n',
  ],
  ['champions', 'the-immortal-klaw', 'en', 'the-immortal-klaw, side scheme · starting threat 3 per player\n'],
  ['champions', 'whiplash', 'fr', 'MNG 2 · ATQ 3 · points de vie 4 · icônes de boost 2 · unique\n'],
  [
    'villainous',
    'titan',
    'fr',
    'titan, lieu · rangée du haut Jouer une carte, Fatalité · rangée du bas Gagner des jetons Pouvoir (1), Transférer une carte\n',
  ],
  ['villainous', 'ultron-reconfigure', 'en', 'ultron-reconfigure, Event · cost 0\n'],
  ['villainous', 'thanos-black-dwarf', 'fr', 'Allié · coût 3 · Force 6\n'],
])('describe %s %s in %s: what is printed, in words that agree with the number', async (...asked) => {
  const [game, card, lang, line] = asked
  const left = await here(['describe', '--game', game, '--card', card, '--lang', lang])
  expect(left.out).toContain(line)
})

test('every number that is shown has a word in both languages', async () => {
  const { context } = stage([])
  const nameless = async (id: string): Promise<string[]> => {
    const open = await openGame(id)
    const { game, kit } = open
    const known = new Set([...Object.keys(game.words.stats), ...Object.keys(kit.printed?.nouns ?? {})])
    const blank = game.content.map((one) => ({
      ...one,
      stats: Object.fromEntries(Object.entries(one.stats).filter(([stat]) => !known.has(stat))),
    }))
    return blank.flatMap((one) => printedNumbers(open, one, context))
  }
  expect((await Promise.all(gameIds.map(nameless))).flat()).toEqual([])
})

test('describe of something unknown names the nearest ids', async () => {
  const left = await here(['describe', '--game', 'cards60', '--card', 'wulf'])
  expect(left.code).toBe(1)
  expect(left.err).toContain('cards60 has nothing called “wulf”; did you mean wolf?')
})

test('coverage lists every content id with its cases, and fails only when it is strict', async () => {
  const left = await here(['coverage', '--game', 'cards60', '--json'])
  const list = json(left) as { id: string }[]
  expect(left.code).toBe(0)
  expect(list[0]).toEqual({
    id: 'strike',
    kind: 'card',
    names: { en: 'strike', fr: 'strike' },
    ops: [],
    custom: false,
    cases: 0,
  })
  const strict = await here(['coverage', '--game', 'cards60', '--strict', '--lang', 'fr'])
  expect(strict.code).toBe(1)
  expect(strict.out).toContain('10 définitions, 0 touchées par un cas')
})

test('coverage lists rulings and reference entries behind the content, and why some of them cannot be played', async () => {
  const left = await here(['coverage', '--game', 'champions', '--json'])
  const list = json(left) as { id: string; kind: string; cases: number; notPlayable?: string }[]
  const count = (kind: string): number => list.filter((one) => one.kind === kind).length
  expect([count('ruling'), count('reference')]).toEqual([85, 177])
  expect(list.find(({ id }) => id === 'champions:guard')?.cases).toBeGreaterThan(0)
  const told = list.find(({ id }) => id === 'champions:table-talk')
  expect(told).toMatchObject({
    kind: 'reference',
    cases: 0,
    notPlayable: 'what people say to each other is no move',
  })
  const strict = await here(['coverage', '--game', 'champions', '--strict'])
  expect(strict.code).toBe(0)
  expect(strict.out).toMatch(
    /262 rulings and reference entries, 251 shown by a case, 11 that cannot be played/,
  )
})

test('the ops of a definition are found wherever its text stands', () => {
  const node = (op: string, args: Record<string, unknown> = {}) => ({ op, sort: 'effect', args })
  const definition = {
    id: 'a',
    kind: 'card',
    names: { en: 'a', fr: 'a' },
    stats: {},
    abilities: [{ effect: node('seq', { steps: [node('draw'), node('custom')] }) }],
    constant: [node('plus')],
    boost: node('draw'),
  }
  expect(opsOf(definition as never)).toEqual(['custom', 'draw', 'plus', 'seq'])
})

test('a build changes with the rules, not with the words or the line ends', () => {
  const folder = temporaryFolder()
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('rules/turn.ts', 'export const a = 1\n')
  write('text/nouns.ts', 'export const card = 1\n')
  const before = buildOf(folder)
  write('text/nouns.ts', 'export const card = 2\n')
  write('rules/turn.ts', 'export const a = 1\r\n')
  write('readme.md', 'not a source')
  expect(buildOf(folder)).toBe(before)
  const copy = join(temporaryFolder(), 'elsewhere')
  cpSync(folder, copy, { recursive: true })
  expect(buildOf(copy)).toBe(before)
  write('rules/turn.ts', 'export const a = 2\n')
  expect(buildOf(folder)).not.toBe(before)
})

test('coverage and a simulation speak French throughout', async () => {
  const covered = await here(['coverage', '--game', 'champions'], [], undefined, 'fr_FR.UTF-8')
  expect(covered.out).toMatch(/^black-cat +Black Cat · allié · \d+ cas/m)
  expect(covered.out).toMatch(/^champions:setup .* · règle · \d+ cas/m)
  expect(covered.out).not.toMatch(/ · (hero|ally|reference|ruling|medium|low) · /)
  const games = await here(['games', '--all'], [], undefined, 'fr_FR.UTF-8')
  expect(games.out).toContain('0 définition ·')
  const simulated = await here(
    ['simulate', '--game', 'ticTacToe', '--games', '3', '--workers', '1'],
    [],
    undefined,
    'fr_FR.UTF-8',
  )
  expect(simulated.out).toMatch(/\d,\d %/)
  expect(simulated.out).not.toMatch(/\d\.\d/)
})

test.each([
  ['en', 'the card wolf is written wrongly, at wolf/constant0: unknown op'],
  ['fr', 'la carte wolf est mal écrite, à l’endroit wolf/constant0'],
] as const)('a card that does not load is told as a fault of the card (%s)', async (language, told) => {
  const { game } = await openGame('cards60')
  const constant = [{ op: 'plsu', sort: 'modifier', args: {} }] as unknown as Definition['constant']
  const content = game.content.map((card) => (card.id === 'wolf' ? { ...card, constant } : card))
  let refusal: unknown
  try {
    loadContent({ ...game, content }, 'broken')
  } catch (error) {
    refusal = error
  }
  expect(refusal).toBeInstanceOf(Refusal)
  const { key, words } = refusal as Refusal
  expect(sayLoosely(language, key, words)).toContain(told)
})

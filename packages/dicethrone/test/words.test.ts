import { globSync, readFileSync } from 'node:fs'
import { describe as say, languages, load, plain, query, type Sayable, start } from '@quadriga/kernel'
import { randomGame } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { boardLines } from '../src/board.ts'
import { dicethrone } from '../src/index.ts'
import { reference } from '../src/reference/index.ts'

function said(what: Sayable): string[] {
  return languages.map((language) => plain(say('dicethrone', what, language)))
}

/** Everything that a game told and asked, each kind of message once. */
function tellings(heroes: readonly string[], seed: string, found: Map<string, Sayable>): void {
  const setup = { heroes: [...heroes], promo: true }
  const { history } = randomGame({ game: dicethrone, setup, seed, cap: 20_000, watching: false })
  for (let n = 0; n <= history.length; n++) {
    const { events, pending } = history.stateAt(n)
    for (const event of events) found.set(`log.${event.kind}`, event)
    for (const { ask, options } of pending) {
      found.set(ask.key, ask)
      for (const { says } of options) if (says !== null) found.set(says.key, says)
    }
  }
}

const matches = [
  ['gunslinger', 'paladin'],
  ['cursed_pirate', 'barbarian'],
  ['shadow_thief', 'pyromancer'],
  ['vampire_lord', 'cursed_pirate'],
  ['huntress', 'gunslinger'],
  ['artificer', 'huntress'],
  ['moon_elf', 'shadow_thief'],
  ['monk', 'pyromancer'],
  ['samurai', 'gunslinger'],
  ['tactician', 'paladin'],
  ['ninja', 'paladin'],
  ['treant', 'barbarian'],
  ['seraph', 'gunslinger'],
] as const

test('every log line, question and option is said in both languages', () => {
  const found = new Map<string, Sayable>()
  for (const heroes of matches) for (let n = 0; n < 3; n++) tellings(heroes, `words/${n}`, found)
  expect(found.size).toBeGreaterThan(50)
  const unsaid = [...found].filter(([key, what]) =>
    said(what).some((text) => text === '' || text.includes(key) || /undefined|\[object/.test(text)),
  )
  expect(unsaid.map(([key]) => key)).toEqual([])
})

test('every rule that another one points at is there, once', () => {
  const ids = reference.map((entry) => entry.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(reference.flatMap(({ see }) => see).filter((other) => !ids.includes(other))).toEqual([])
})

test('every refusal names a rule that is there, and has words', () => {
  const ids = reference.map((entry) => entry.id)
  const files = globSync('src/**/*.ts', { cwd: new URL('..', import.meta.url).pathname })
  const sources = files.map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).join('\n')
  const rules = [...sources.matchAll(/'(dicethrone:[a-zA-Z]+)'/g)].map(([, id]) => id as string)
  const reasons = [...sources.matchAll(/reason\('(refused\.[a-zA-Z]+)'/g)].map(([, key]) => key as string)
  expect(rules.filter((id) => !ids.includes(id))).toEqual([])
  const unsaid = reasons.filter((key) =>
    said({ key, args: { cost: 1, count: 2, hero: 'x', mode: 'x' }, rule: '' }).some((text) =>
      text.includes(key),
    ),
  )
  expect(unsaid).toEqual([])
})

test('the log names whose die was thrown again, and nobody gains what harms them', () => {
  load(dicethrone)
  const reroll = { hero: 'artificer', before: [2], pips: [4] }
  const told = (key: string, args: object) => said({ key, args } as Sayable)
  expect(told('log.reroll', { ...reroll, owner: 'monk' })).toEqual([
    'The Artificer re-rolls 1 die of the Monk (2 → 4).',
    'L’Artificier relance 1 dé du Moine (2 → 4).',
  ])
  expect(told('log.reroll', { ...reroll, owner: 'artificer' })[0]).toBe(
    'The Artificer re-rolls 1 die (2 → 4).',
  )
  const harm = { hero: 'monk', status: 'burn', polarity: 'negative' }
  expect(told('log.status', harm)[1]).toMatch(/^Le Moine reçoit /)
  expect(told('log.status', { ...harm, polarity: 'positive' })[1]).toMatch(/^Le Moine gagne /)
})

test('a blow of which nothing got through is told with its sum, or that it was avoided', () => {
  load(dicethrone)
  const told = (avoided: boolean) =>
    said({ key: 'log.unharmed', args: { hero: 'pyromancer', came: 4, avoided } })
  expect(told(false)).toEqual([
    'The Pyromancer takes no damage (4 − 4 = 0).',
    'La Pyromancienne ne subit aucun dégât (4 − 4 = 0).',
  ])
  expect(told(true)).toEqual(['The Pyromancer avoids 4 damage.', 'La Pyromancienne évite 4 dégâts.'])
})

test('the terminal marks the leaders of King of the Hill, and no others', () => {
  const boardOf = (heroes: string[]) => {
    const begun = start(dicethrone, { heroes }, 'leaders')
    if (!begun.ok) throw new Error('the setup is refused')
    return boardLines(query(begun.state), 0, 'en')
  }
  // Everybody has the same health: everybody leads.
  expect(boardOf(['monk', 'paladin', 'ninja']).filter((line) => line.includes('(leader)'))).toHaveLength(3)
  expect(boardOf(['monk', 'paladin']).join()).not.toContain('leader')
})

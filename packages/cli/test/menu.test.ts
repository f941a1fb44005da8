import { bots } from '@quadriga/bots'
import { expect, test } from 'vitest'
import { menu } from '../src/commands/menu.ts'
import { playExamples } from '../src/commands/play.ts'
import { sayLoosely } from '../src/text/index.ts'
import { here } from './inProcess.ts'
import { stage } from './stage.ts'

/** What the menu shows for lines typed at a terminal. */
async function shown(lines: readonly string[], language: 'en' | 'fr' = 'en'): Promise<string> {
  const { context, out } = stage(lines, language, true)
  // The input is a terminal, the output is not: nothing is drawn over.
  expect(await menu.run({ texts: {}, flags: new Set(), positionals: [] }, context)).toBe(0)
  return out().replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('a person chooses Spider-Man against Rhino from lists', async () => {
  const out = await shown(['1', '1', '1', '9', '1', '1', '1', '', 'q', '4'])
  expect(out).toContain('Who is played? 1 to 4 numbers, such as 1 2; the first one has seat 1')
  expect(out).toMatch(/1 {2}Spider-Man/)
  expect(out).toContain('1 to 4 numbers from 1 to 5, please, such as 1 2')
  expect(out).toMatch(/Against which scenario\?\n {2}1 {2}Rhino\n/)
  expect(out).toContain(
    `play --game champions --setup '{"heroes":["spider-man"],"scenario":"rhino","difficulty":"standard"}'`,
  )
  expect(out).toContain('Marvel Champions, seed')
  expect(out).toContain('You left the game.')
})

test('two heroes of Dice Throne are chosen, in French', async () => {
  const out = await shown(['1', '2', '1', '2', '1 2', '', 'greedy', 'q', '4'], 'fr')
  expect(out).toContain('Qui est joué ? 2 à 4 nombres, comme 1 2 ; le premier a la place 1')
  expect(out).toMatch(/play --game dicethrone --setup '\{"heroes":\["\w+","\w+"\]\}'/)
  expect(out).toContain('Vous avez quitté la partie.')
})

test('a set-up that the game refuses leads back to the menu with the reasons', async () => {
  const out = await shown(['1', '1', '1', '1 1', '1', '1', '4'])
  expect(out).toContain('Every player needs a different identity.')
})

test.each(playExamples)('the example in --help begins: %s', async (example) => {
  const words = [...example.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  const left = await here([...words, '--seed', '1'], ['q'])
  expect([left.code, left.err]).toEqual([0, ''])
})

test('the bots and styles are named where somebody is asked for one', () => {
  for (const language of ['en', 'fr'] as const)
    for (const key of ['optionHelp.seats', 'optionHelp.bots', 'menu.seat']) {
      const said = sayLoosely(language, key, { seat: 'place 1' })
      // A style is named once, as the end of a level's name: `-bold`.
      for (const part of Object.keys(bots).flatMap((name) => name.split(/(?=-)/)))
        expect(said).toContain(part)
    }
})

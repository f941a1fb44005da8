import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { scenarioReference } from '../src/scenarioReference.ts'
import { here } from './inProcess.ts'
import { json } from './quadriga.ts'

const folder = fileURLToPath(new URL('../../../docs/scenarios/', import.meta.url))
const pageOf = (game: string) => `${folder}${game}.md`

/** The headings, table lines and so on of a page, without their words. */
const shape = (page: string): string[] => page.split('\n').map((line) => line.replaceAll(/[^|#]/g, ''))

describe.each(['champions', 'dicethrone', 'villainous', 'zombies'])('the words of %s', (game) => {
  let english = ''
  let french = ''
  beforeAll(async () => {
    const page = await scenarioReference(game)
    english = page('en')
    french = page('fr')
    if (process.env['GOLDEN'] !== 'write') return
    mkdirSync(folder, { recursive: true })
    writeFileSync(pageOf(game), english)
  })

  test('are the ones that its page in docs lists (GOLDEN=write renews it)', () => {
    expect(english).toBe(readFileSync(pageOf(game), 'utf8'))
  })

  test('are listed in French with the same lines', () => {
    expect(shape(french)).toEqual(shape(english))
    expect(french).not.toBe(english)
  })

  test('tell what each procedure does', () => {
    const rows = english.split('\n').filter((line) => /^\| `[^|]*` \| *\|$/.test(line))
    const part = english.slice(english.indexOf('## Procedures'), english.indexOf('## Zones'))
    expect(rows.filter((row) => part.includes(row))).toEqual([])
  })
})

test('the page needs a game, and nothing beside it', async () => {
  expect((await here(['scenario', '--reference'])).err).toContain('--game is missing')
  expect((await here(['scenario', '--reference', '--game', 'champoins'])).err).toContain('champions')
  expect((await here(['scenario', '--reference', '--game', 'cards60', 'x'])).err).toContain(
    '--reference plays nothing, so x has no place beside it',
  )
  expect((await here(['scenario', '--game', 'cards60', 'x'])).err).toContain('--game is for --reference')
  expect((await here(['scenario'])).err).toContain('the path of a scenario file or folder is missing')
  const left = await here(['scenario', '--reference', '--game', 'ticTacToe', '--json'])
  expect(json(left)).toMatchObject({ game: 'ticTacToe' })
})

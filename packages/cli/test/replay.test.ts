import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { here } from './inProcess.ts'
import { json, temporaryFolder } from './quadriga.ts'

const twoMe = ['play', '--game', 'ticTacToe', '--seats', 'me,me', '--seed', '1']

/** A finished game in a file. */
async function savedGame(): Promise<{ folder: string; file: string; text: string }> {
  const folder = temporaryFolder()
  await here(twoMe, ['1', 'cell:4', '1', '3', '1', 's game.json'], folder)
  const file = join(folder, 'game.json')
  return { folder, file, text: readFileSync(file, 'utf8') }
}

test('a saved game tells its outcome, and its table at any answer', async () => {
  const { folder } = await savedGame()
  const whole = await here(['replay', 'game.json', '--lang', 'fr'], [], folder)
  expect(whole.code).toBe(0)
  expect(whole.out).toContain('Victoire : X.')
  const start = await here(['replay', 'game.json', '--at', '0'], [], folder)
  expect(start.out).toContain(' 1 │ 2 │ 3')
  const left = await here(['replay', 'game.json', '--at', '2', '--json'], [], folder)
  expect(json(left)).toMatchObject({
    game: 'ticTacToe',
    sameBuild: true,
    chanceBy: 'generator',
    answers: 5,
    at: 2,
    outcome: null,
    log: ['X takes cell 1.', 'O takes cell 5.'],
    board: ['Turn of X', ' X │ 2 │ 3', ' 4 │ O │ 6', ' 7 │ 8 │ 9'],
  })
})

/** The first two draws of a set-up that are not alike, in the other order: as lawful as before, and not what the seed says. */
function swapped(text: string): string {
  const saved = JSON.parse(text) as { chance: [string, string][] }
  const { chance } = saved
  const [source, first] = chance[0] ?? ['', '']
  const other = chance.findIndex(([of, word]) => of === source && word !== first)
  expect(other).toBeGreaterThan(0)
  const changed = chance.map(([of, word], n): [string, string] =>
    n === 0 ? [of, chance[other]?.[1] ?? ''] : n === other ? [of, first] : [of, word],
  )
  return JSON.stringify({ ...saved, chance: changed })
}

test('cards that are not those of the seed are told of, in both languages and to programs', async () => {
  const folder = temporaryFolder()
  await here(['play', '--game', 'cards60', '--seats', 'me,me', '--seed', '1'], ['s game.json'], folder)
  const file = join(folder, 'game.json')
  const honest = await here(['replay', 'game.json'], [], folder)
  expect(honest.out).not.toContain('Chance')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, swapped(text))
  const told = await here(['replay', 'game.json'], [], folder)
  expect(told.out).toContain('Chance by hand')
  expect((await here(['replay', 'game.json', '--lang', 'fr'], [], folder)).out).toContain('Hasard à la main')
  expect(json(await here(['replay', 'game.json', '--json'], [], folder))).toMatchObject({
    chanceBy: 'hand',
  })
  const resumed = await here(['play', '--resume', 'game.json'], [], folder)
  expect(resumed.out).toContain('Chance by hand')
  writeFileSync(file, swapped(text).replace(/"build":"[^"]*"/, '"build":"another"'))
  expect((await here(['replay', 'game.json'], [], folder)).out).toContain('Chance unchecked')
})

test('an answer that the game does not have is refused with the range', async () => {
  const { folder } = await savedGame()
  const left = await here(['replay', 'game.json', '--at', '6'], [], folder)
  expect(left.code).toBe(1)
  expect(left.err).toContain('--at 6: this game has answers 0 to 5')
})

test.each<[string, (text: string) => string, string, string]>([
  [
    'truncated',
    (text) => text.slice(0, text.length / 2),
    'game.json, at file: not complete JSON: its end is missing',
    'JSON incomplet',
  ],
  ['empty', () => '', 'game.json is empty', 'game.json est vide'],
  [
    'of something else',
    () => '[1, 2]',
    'game.json, at file: not a saved game',
    'ce n’est pas une partie sauvegardée',
  ],
  [
    'of the future',
    (text) => text.replace('"format":1', '"format":9'),
    'game.json, at format: version 9 is newer than this program’s 1',
    'la version 9 est plus récente',
  ],
  [
    'of an unknown game',
    (text) => text.replace('"ticTacToe"', '"ticTacTo"'),
    'there is no game “ticTacTo”',
    'le jeu « ticTacTo » n’existe pas',
  ],
  [
    'with a damaged answer',
    (text) => text.replace('["cell:4"]', '"cell:4"'),
    'game.json, at answers[1].p: the picks are missing or not a list of texts',
    'les choix sont absents',
  ],
  [
    'with an answer that is not legal',
    (text) => text.replace('["cell:4"]', '["cell:0"]'),
    'game.json, at answers[1] of 5: There is no option “cell:0” here.',
    'Il n’y a pas d’option « cell:0 » ici.',
  ],
  [
    'with an answer too many',
    (text) => text.replace(/\]\}\s*$/, ',{"d":9,"s":0,"p":["cell:8"]}]}'),
    'game.json, at answers[5] of 6: The game is over.',
    'La partie est terminée.',
  ],
])(
  'a file %s is refused with what and where, in both languages, and kept',
  async (_, damage, english, french) => {
    const { folder, file, text } = await savedGame()
    const damaged = damage(text)
    expect(damaged).not.toBe(text)
    writeFileSync(file, damaged)
    for (const [lang, sentence] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      const left = await here(['replay', 'game.json', '--lang', lang], [], folder)
      expect(left).toMatchObject({ code: 1, out: '' })
      expect(left.err).toContain(sentence)
      expect(left.err).not.toMatch(/\n\s+at /)
    }
    expect(readFileSync(file, 'utf8')).toBe(damaged)
  },
)

test('a game that stops being legal is still shown up to there', async () => {
  const { folder, file, text } = await savedGame()
  writeFileSync(file, text.replace('["cell:4"]', '["cell:0"]'))
  const left = await here(['replay', 'game.json', '--at', '1'], [], folder)
  expect(left.code).toBe(0)
  expect(left.out).toContain(' X │ 2 │ 3')
})

test('a save of another build is replayed, and says so', async () => {
  const { folder, file, text } = await savedGame()
  writeFileSync(file, text.replace(/"build":"[^"]+"/, '"build":"older"'))
  const left = await here(['replay', 'game.json'], [], folder)
  expect(left.out).toContain('saved by another build')
  expect(left.out).toContain('Won by X.')
})

test('a file that is not there is refused', async () => {
  const left = await here(['replay', 'nothing.json'], [], temporaryFolder())
  expect(left).toMatchObject({ code: 1, out: '' })
  expect(left.err).toContain('there is no file nothing.json')
})

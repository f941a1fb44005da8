import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { here } from './inProcess.ts'
import { type Left, quadriga, temporaryFolder } from './quadriga.ts'

const twoMe = ['play', '--game', 'ticTacToe', '--seats', 'me,me', '--seed', '1']

/** The boards that were shown, as rows without spaces. */
function boards({ out }: Left): string[] {
  return [...out.matchAll(/ (.) │ (.) │ (.)\n (.) │ (.) │ (.)\n (.) │ (.) │ (.)\n/g)].map((row) =>
    row.slice(1).join(''),
  )
}

test('without a seed a game gets 128 bits that nobody can guess', async () => {
  const seedOf = async () => {
    const { out } = await here(['play', '--game', 'ticTacToe'], ['q'])
    return /seed ([0-9a-f]{32})\b/.exec(out)?.[1] ?? ''
  }
  const [one, other] = [await seedOf(), await seedOf()]
  expect([one, other]).not.toContain('')
  expect(one).not.toBe(other)
})

test('a game is played to its end by numbers and by keys', async () => {
  const left = await quadriga(twoMe, ['1', 'cell:4', '1', '3', '1'])
  expect(left.code).toBe(0)
  expect(boards(left).at(-1)).toBe('XXX4OO789')
  expect(left.out).toContain('Won by X.')
  expect(left.out).toContain('Because: Three in a row')
  expect(left.out).toContain('X takes cell 2.')
})

test('the same game is told in French', async () => {
  const left = await here([...twoMe, '--lang', 'fr'], ['1', 'cell:4', '1', '3', '1'])
  expect(left.out).toContain('Où placez-vous votre marque ?')
  expect(left.out).toContain('X prend la case 2.')
  expect(left.out).toContain('Victoire : X.')
  expect(left.out).toContain('Raison : Trois marques alignées')
})

test('a taken-back answer is gone, and can be done again', async () => {
  const left = await here(twoMe, ['1', '1', 'u', 'u', 'r', 'r', 'r', 'q'])
  const shown = boards(left)
  expect(shown).toEqual([
    '123456789',
    'X23456789',
    'XO3456789',
    'X23456789',
    '123456789',
    'X23456789',
    'XO3456789',
  ])
  expect(left.out).toContain('There is nothing to redo')
})

test('several answers are taken back at once, and too many not at all', async () => {
  const left = await here(twoMe, ['1', '1', '1', 'u 5', 'u 2', 'q'])
  expect(left.out).toContain('(nothing to take back)')
  expect(left.out).toContain('2 answers taken back.')
  expect(boards(left).at(-1)).toBe('X23456789')
})

test('alone with a bot, taking back goes over the barrier, which is said and marks the game', async () => {
  const left = await here(
    ['play', '--game', 'ticTacToe', '--seed', '1'],
    ['5', 'u', '1', '1', '1', '1', '1', 'q'],
  )
  expect(left.out).toContain('u take back (over the barrier)')
  expect(left.out).toContain('the game is marked as assisted')
  expect(left.out).toContain('Assisted: something revealed was taken back.')
})

test('a game in which somebody alone took something back says so when it is resumed', async () => {
  const folder = temporaryFolder()
  await here(['play', '--game', 'ticTacToe', '--seed', '1'], ['5', 'u', '1', 's game.json', 'q'], folder)
  const again = await here(['play', '--resume', 'game.json'], ['q'], folder)
  expect(again.out).toContain('Assisted: something revealed was taken back.')
})

test('two people agree before an answer of the other is taken back', async () => {
  const people = ['play', '--game', 'ticTacToe', '--seats', 'Ann,Bob', '--seed', '1']
  const refused = await here(people, ['1', '1', 'u', 'n', 'q'])
  expect(refused.out).toContain('Bob: since then chance spoke')
  expect(refused.out).toContain('Everybody at the table must agree')
  expect(boards(refused).at(-1)).toBe('XO3456789')
  const agreed = await here(people, ['1', '1', 'u', 'y', 'q'])
  expect(boards(agreed).at(-1)).toBe('123456789')
})

test('the line of keys names the idea, and asking for it gives one', async () => {
  for (const [language, key, idea] of [
    ['en', 'i idea', 'A bot would choose: '],
    ['fr', 'i idée', 'Un bot choisirait : '],
  ] as const) {
    const { out } = await here([...twoMe, '--lang', language], ['i', 'q'])
    expect(out).toContain(` · ${key} · `)
    expect(out.replaceAll('\u00a0', ' ')).toContain(idea)
  }
})

test('the log begins at the edge, and only what happens within something else stands under it', async () => {
  const { out } = await here(['play', '--game', 'champions', '--seed', '1'], ['0', 'l', 'q'])
  expect(out).toMatch(/^Round 1: player phase\.$/m)
})

test('where hands are secret the keyboard is passed behind a curtain', async () => {
  const people = ['play', '--game', 'cards60', '--seats', 'Ann,Bob', '--seed', '1']
  const left = await here(people, ['', 'roll', '32', 'combo:focus', 'end', '1', '1', '', 'q'])
  expect(left.out).toContain('Pass the keyboard to Ann, who presses Enter.')
  const [, ofAnn = '', ofBob = ''] = left.out.split('Pass the keyboard to')
  expect(ofAnn).toContain('Duelist 1 (you)')
  expect(ofBob).toContain('Duelist 2 (you)')
  expect(ofBob).toMatch(/── Duelist 1 ──\n.*\n {2}Hand \(\d\): \d hidden cards/)
})

test('what cannot be read, and what is not legal, is said and changes nothing', async () => {
  const left = await here(twoMe, [
    '10',
    '0',
    '1 2',
    'hello',
    '1x2',
    '-1',
    'u x',
    's',
    'o1',
    '',
    'w 99',
    'w rhino',
    'q',
  ])
  const { out } = left
  for (const sentence of [
    'there is no option 10; they go from 1 to 9',
    'Pick 1 option, not 0',
    'Pick 1 option, not 2',
    '“hello” means nothing here',
    '“1x2” means nothing here',
    '“-1” means nothing here',
    '“u x” means nothing here',
    's needs the name of a file',
    'there is no opportunity o1',
    'you see nothing called “rhino”',
  ]) {
    expect(out).toContain(sentence)
  }
  expect(boards(left)).toEqual(['123456789'])
})

test('the keys h, l, b and w answer without changing the table', async () => {
  const left = await here([...twoMe, '--lang', 'fr'], ['h', 'l', '5', 'l 1', 'b', 'w 1', 'q'])
  expect(left.out).toContain('Répondez par les nombres devant les options.')
  expect(left.out).toContain('; s! FICHIER même à la place d’une autre partie')
  expect(left.out).toContain('rien pour l’instant')
  expect(left.out).toContain('> l 1\nX prend la case 5.')
  expect(left.out).toContain('cette option ne désigne rien sur la table')
  expect(boards(left)).toEqual(['123456789', '1234X6789', '1234X6789'])
})

test('an action is asked about by its name, or by the beginning of it', async () => {
  const setup = '{"villains":["ultron","hela"],"mode":"omnipotent"}'
  const asked = ['play', '--game', 'villainous', '--setup', setup, '--seats', 'me,random', '--seed', '1']
  const left = await here([...asked, '--lang', 'fr'], ['w éliminer', 'move:research-lab', 'w vanquish', 'q'])
  expect(left.out).toMatch(/^Éliminer un personnage\s: Votre figurine/m)
  expect(left.out).toMatch(/^Éliminer un personnage\s: Il ne reste ici aucun symbole/m)
})

test('a card is explained by name, and an unknown one by the nearest', async () => {
  const left = await here(['play', '--game', 'cards60', '--seed', '1'], ['w study', 'w studi', 'q'])
  expect(left.out).toContain('> w study\nstudy')
  expect(left.out).toContain('you see nothing called “studi”; did you mean study?')
})

test('a game is saved, resumed, and played to its end', async () => {
  const folder = temporaryFolder()
  const saved = await here(twoMe, ['1', '4', 's game.json', 'q'], folder)
  expect(saved.out).toContain('saved in game.json')
  const text = readFileSync(join(folder, 'game.json'), 'utf8')
  const again = await here(['play', '--resume', 'game.json'], ['1', '3', '1'], folder)
  expect(again.out).toContain('resumed after 2 answers')
  expect(again.out).toContain('Won by X.')
  expect(readFileSync(join(folder, 'game.json'), 'utf8')).toBe(text)
  const replay = await here(['replay', 'game.json', '--at', '1'], [], folder)
  expect(boards(replay)).toEqual(['X23456789'])
})

test('bots play on after a save as they are, and people after them', async () => {
  const folder = temporaryFolder()
  await here(['play', '--game', 'cards60', '--seed', '3'], ['1', '1', 's game.json', 'q'], folder)
  const again = await here(
    ['play', '--resume', 'game.json', '--lang', 'fr'],
    ['roll', '32', '1', 'end', 'q'],
    folder,
  )
  expect(again.code).toBe(0)
  expect(again.out).toContain('reprise après 2 réponses')
  expect(again.out).toContain('Duelist 1 (vous)')
})

test('a file that is something else is never written over', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'letter.txt'), 'dear Ann')
  const left = await here(twoMe, ['1', 's letter.txt', 's no/such/folder/game.json', 'q'], folder)
  expect(left.out).toContain('letter.txt exists and is something else')
  expect(left.out).toContain('no/such/folder/game.json cannot be written')
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('dear Ann')
})

test('another saved game is only written over when that is said', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'game.json')
  await here(
    ['play', '--game', 'cards60', '--seed', '3'],
    ['1', 's game.json', '1', 's game.json', 'q'],
    folder,
  )
  const text = readFileSync(file, 'utf8')
  const answers = (JSON.parse(text) as { answers: unknown[] }).answers.length
  const refused = await here(twoMe, ['1', 's game.json', 'q'], folder)
  expect(refused.out).toContain(
    `game.json holds another saved game (cards60, seed 3, ${answers} answers); “s! game.json” writes over it`,
  )
  expect(readFileSync(file, 'utf8')).toBe(text)
  const said = await here(twoMe, ['1', 's! game.json', '4', 's game.json', 'q'], folder)
  expect(said.out.match(/saved in game\.json/g)).toHaveLength(2)
  const again = await here([...twoMe, '--lang', 'fr'], ['1', 's game.json', 's ! game.json', 'q'], folder)
  expect(again.out).toContain('contient une autre partie sauvegardée (ticTacToe, graine 1, 2 réponses)')
  // What French typography would make of the command is understood as well.
  expect(again.out).toContain('« s! game.json »')
  expect(again.out).toContain('sauvegardée dans game.json')
  const resumed = await here(['play', '--resume', 'game.json'], ['1', 's game.json', 'q'], folder)
  expect(resumed.out).toContain('saved in game.json')
})

test('even when it is said, a file that is no save is not written over', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'letter.txt'), 'dear Ann')
  writeFileSync(join(folder, 'later.json'), '{"format":99}')
  const left = await here(twoMe, ['s! letter.txt', 's! later.json', 's!', 'q'], folder)
  expect(left.out.match(/exists and is something else/g)).toHaveLength(2)
  expect(left.out).toContain('s needs the name of a file')
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('dear Ann')
  expect(readFileSync(join(folder, 'later.json'), 'utf8')).toBe('{"format":99}')
})

test('a save that does not play on is shown, not continued, and not written over', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'game.json')
  await here(twoMe, ['1', '4', '1', 's game.json', 'q'], folder)
  const text = readFileSync(file, 'utf8').replace('["cell:4"]', '["cell:0"]')
  writeFileSync(file, text)
  const left = await here(['play', '--resume', 'game.json'], ['5', 'u', 's game.json', 'q'], folder)
  expect(left.out).toContain('game.json, at answers[1] of 3: There is no option “cell:0” here.')
  expect(left.out).toContain('it can be looked at, not continued')
  expect(boards(left)).toEqual(['X23456789'])
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(existsSync(`${file}.part`)).toBe(false)
})

test('for programs each question is a line of JSON', async () => {
  const left = await here([...twoMe, '--json'], ['cell:4', 'nonsense', 'q'])
  const lines = left.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines[0]).toMatchObject({
    news: [],
    outcome: null,
    question: { seat: 0, who: 'X', shape: 'one', min: 1, max: 1 },
  })
  expect(lines[1]).toMatchObject({ news: ['X takes cell 5.'], question: { seat: 1 } })
  expect(lines[2]).toEqual({ says: ['“nonsense” means nothing here; h for help'] })
})

test('the input may end at any moment', async () => {
  const left = await quadriga(twoMe, ['1'])
  expect(left.code).toBe(0)
  expect(left.out).toContain('The input ended; the game was not saved.')
})

test('a turn that is over is explained, and one goes back to what would have been better', async () => {
  const setup = '{"heroes":["spider-man"],"scenario":"rhino"}'
  const game = ['play', '--game', 'champions', '--setup', setup, '--seed', '3']
  // Ends the first turn without doing anything.
  const left = await here(game, ['0', 'e', '6', 'e', 'q'])
  expect(left.out).toContain('no turn of yours is over yet')
  expect(left.out).toMatch(/In 0 of 1 choice a bot would have done the same, or as well\./)
  expect(left.out).toMatch(/Instead of “end the turn”: .+ Better than .+ \(u \d+ goes back there\)/)
})

test('an idea says what a bot would do, and what it is good for', async () => {
  const setup = '{"heroes":["spider-man"],"scenario":"rhino"}'
  const game = ['play', '--game', 'champions', '--setup', setup, '--seed', '1']
  const left = await here(game, ['0', 'i', 'q'])
  expect(left.out).toMatch(/A bot would choose: .+\. Better than doing nothing: \d+ .+\./)
})

test('what is alike is told once, however many figures there are', async () => {
  const setup = JSON.stringify({ heroes: ['storm'], mission: 'MH0' })
  const left = await here(['play', '--game', 'zombies', '--setup', setup, '--seed', '1'], ['w Walker', 'q'])
  expect([...left.out.matchAll(/^(?:> )?Walker · /gmu)]).toHaveLength(1)
})

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { here } from './inProcess.ts'
import { program } from './quadriga.ts'

/** Calls that nobody means well: each is answered with one line, in English and in French, and does nothing. */

const folder = mkdtempSync(join(tmpdir(), 'quadriga-hostile-'))
const at = (name: string): string => join(folder, name)

beforeAll(() => {
  mkdirSync(at('folder'))
  writeFileSync(at('empty.json'), '')
  writeFileSync(at('cut.json'), '{"format":1,"game":"ticTac')
  writeFileSync(at('wrong.json'), '{"format":1,\n"game";1}')
  writeFileSync(at('future.json'), '{"format":99}')
  writeFileSync(at('list.json'), '[]')
  writeFileSync(at('letter.txt'), 'dear Ann')
  writeFileSync(at('binary.dat'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0x1b, 0x5b, 0x33, 0x31]))
  writeFileSync(
    at('strange.json'),
    '{"format":1,"game":"\\u001b[31mred\\u009b2J","build":"b","seed":"s","setup":{},"people":["a"],"chance":[],"answers":[]}',
  )
  symlinkSync('circle', at('circle'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ESC = '\u001b[31mred'
const play = ['play', '--game', 'ticTacToe']
const simulate = ['simulate', '--game', 'ticTacToe', '--games', '2']
const setup = (game: string, json: string): string[] => ['play', '--game', game, '--setup', json]

/** What is called, and what the answer says in English and in French. */
const calls: readonly (readonly [readonly string[], string, string])[] = [
  // — names that every record inherits —
  [['constructor'], 'there is no command “constructor”', 'la commande « constructor » n’existe pas'],
  [['__proto__'], 'there is no command “__proto__”', 'n’existe pas'],
  [['games', '--constructor', 'x'], 'unknown option --constructor', 'option inconnue --constructor'],
  [['games', '--__proto__', 'x'], 'unknown option --__proto__', 'option inconnue'],
  [['games', '--toString'], 'unknown option --toString', 'option inconnue'],
  [
    ['play', '--game', 'constructor'],
    'there is no game “constructor”',
    'le jeu « constructor » n’existe pas',
  ],
  [['fuzz', '--game', '__proto__'], 'there is no game “__proto__”', 'n’existe pas'],
  [['coverage', '--game', 'toString'], 'there is no game “toString”', 'n’existe pas'],
  [['describe', '--game', 'valueOf'], 'there is no game “valueOf”', 'n’existe pas'],
  [
    [...play, '--setup', '__proto__'],
    'there is no set-up “__proto__”; there are: standard',
    'il y a : standard',
  ],
  [[...play, '--setup', 'constructor'], 'there is no set-up “constructor”', 'n’existe pas'],
  [[...simulate, '--setup', 'toString'], 'there is no set-up “toString”', 'n’existe pas'],
  [
    [...simulate, '--bots', 'constructor'],
    'there is no bot “constructor”',
    'le bot « constructor » n’existe pas',
  ],
  [[...simulate, '--bots', '__proto__'], 'there is no bot “__proto__”', 'n’existe pas'],
  [
    ['describe', '--game', 'ticTacToe', '--card', 'constructor'],
    'nothing called “constructor”',
    'rien du nom de « constructor »',
  ],
  // — values that are missing, or of another kind —
  [['play', '--game='], '--game needs a value', '--game demande une valeur'],
  [[...play, '--seed', ''], '--seed needs a value', 'demande une valeur'],
  [['play', '--resume', ''], '--resume needs a value', 'demande une valeur'],
  [[...simulate, '--out', ''], '--out needs a value', 'demande une valeur'],
  [['play', '--resume', 'game.json', '--seats', 'me,me'], 'leave --seats out', 'omettez --seats'],
  [['games', '--json=1'], '--json takes no value', 'ne prend pas de valeur'],
  [['games', '-x'], 'unknown option -x', 'option inconnue -x'],
  [['games', '-'], '“-” has no place here', 'n’a pas sa place ici'],
  [['games', '--', 'x'], '“x” has no place here', 'n’a pas sa place ici'],
  [['describe', '--gmae', 'x'], 'did you mean --game?', 'vouliez-vous dire --game ?'],
  [['replay', 'a', 'b'], '“b” has no place here', 'n’a pas sa place ici'],
  [[...simulate, '--games', '-1'], 'must be a whole number of at least 1, not “-1”', 'd’au moins 1'],
  [[...simulate, '--games', '1.5'], 'not “1.5”', 'et non « 1.5 »'],
  [[...simulate, '--games', '1e400'], 'not “1e400”', 'et non « 1e400 »'],
  [[...simulate, '--games', '99999999999'], '--games may be at most 10000000', 'est d’au plus 10000000'],
  [[...simulate, '--workers', '1000000'], '--workers may be at most 256', 'est d’au plus 256'],
  [[...simulate, '--workers', '0'], 'at least 1, not “0”', 'd’au moins 1'],
  [[...simulate, '--cap', 'Infinity'], 'not “Infinity”', 'et non « Infinity »'],
  [['fuzz', '--game', 'ticTacToe', '--workers', '99999'], '--workers may be at most 256', 'd’au plus 256'],
  [[...play, '--seats', ',,'], '3 seats were given', '3 places ont été données'],
  [[...play, '--seats', ','], 'nobody called “” can sit there', 'ne peut s’asseoir là'],
  [[...simulate, '--bots', 'random,random,random'], '3 seats were given', '3 places ont été données'],
  // — what does not go together —
  [['simulate', '--game', 'dicethrone', '--pairs', '--grid'], 'are two series', 'sont deux séries'],
  [['simulate', '--game', 'champions', '--grid', '--setup', 'solo'], 'leave --setup out', 'omettez --setup'],
  [[...simulate, '--table', 'x'], '--table writes the table of', '--table écrit le tableau'],
  // — set-ups —
  [setup('champions', '[]'), 'A set-up is a record with the fields heroes', 'est un objet avec les champs'],
  [setup('champions', '{"heroes":'), 'not JSON: its end is missing', 'il manque sa fin'],
  [setup('champions', '{"heroes";1}'), 'not JSON from line 1, column 10 on', 'ligne 1, colonne 10'],
  [setup('champions', '{"__proto__":1}'), 'has no field __proto__', 'n’a pas de champ __proto__'],
  [setup('dicethrone', '{"moed":"king"}'), 'no field moed; did you mean mode?', 'vouliez-vous dire mode ?'],
  [
    setup('dicethrone', '{"heroes":["huntress","tactician"],"promo":"no"}'),
    'The field promo must be true or false, not a text',
    'Le champ promo doit être true ou false, et non un texte',
  ],
  [
    setup('dicethrone', '{"heroes":["huntress","tactician"],"mode":null}'),
    'The field mode must be a name in quotation marks, not null',
    'Le champ mode doit être un nom entre guillemets, et non null',
  ],
  [
    setup('zombies', '{"heroes":["storm"],"mission":null}'),
    'The field mission must be',
    'Le champ mission doit être',
  ],
  [setup('zombies', '{"heroes":["storm"],"mission":"MH0","x":1}'), 'no field x', 'n’a pas de champ x'],
  [
    setup('villainous', '{"villains":["thanos","thanos"],"mode":"omnipotent"}'),
    'thanos twice',
    'deux fois thanos',
  ],
  // — files —
  [['replay', at('nothing')], 'there is no file', 'n’existe pas'],
  [['replay', at('folder')], 'is a folder; a file is needed', 'est un dossier ; il faut un fichier'],
  [['replay', at('empty.json')], 'empty.json is empty', 'empty.json est vide'],
  [['replay', at('cut.json')], 'not complete JSON: its end is missing', 'JSON incomplet : il manque sa fin'],
  [
    ['replay', at('wrong.json')],
    'no JSON from line 2, column 7 on',
    'pas de JSON à partir de la ligne 2, colonne 7',
  ],
  [['replay', at('future.json')], 'version 99 is newer', 'la version 99 est plus récente'],
  [['replay', at('list.json')], 'not a saved game', 'ce n’est pas une partie sauvegardée'],
  [['replay', at('letter.txt')], 'is not a saved game: no JSON', 'n’est pas une partie sauvegardée'],
  [['replay', at('binary.dat')], 'it holds no text', 'ce n’est pas du texte'],
  [['replay', '/dev/zero'], 'holds more than 64 MB', 'contient plus de 64 Mo'],
  [['replay', at('circle')], 'cannot be read', 'est illisible'],
  [['replay', at('letter.txt/x')], 'there is no file', 'n’existe pas'],
  [
    ['replay', at('x'.repeat(300))],
    'the name of this file is too long',
    'le nom de ce fichier est trop long',
  ],
  [['play', '--resume', at('folder')], 'is a folder', 'est un dossier'],
  [['play', '--resume', at('cut.json')], 'not complete JSON', 'JSON incomplet'],
  [['scenario', at('nothing')], 'there is no file', 'n’existe pas'],
  [[...simulate, '--out', at('folder')], 'is a folder; a file is needed', 'est un dossier'],
  [[...simulate, '--out', '/dev/null'], 'is no ordinary file', 'n’est pas un fichier ordinaire'],
  [[...simulate, '--out', at('nowhere/x')], 'there is no such folder', 'ce dossier n’existe pas'],
  [[...simulate, '--out', at('letter.txt')], 'not a line of a simulation', 'pas une ligne de simulation'],
  [['fuzz', '--game', 'ticTacToe', '--out', at('letter.txt')], 'a folder is needed', 'il faut un dossier'],
  [
    ['simulate', '--game', 'dicethrone', '--pairs', '--table', at('folder')],
    'is a folder; a file is needed',
    'est un dossier',
  ],
  // — what would act on a terminal —
  [[ESC], 'there is no command “\\u001b[31mred”', 'la commande « \\u001b[31mred »'],
  [['play', '--game', ESC], 'there is no game “\\u001b[31mred”', 'le jeu « \\u001b[31mred »'],
  [['games', `--${ESC}`], 'unknown option --\\u001b[31mred', 'option inconnue'],
  [['replay', at(ESC)], '\\u001b[31mred', '\\u001b[31mred'],
  [['replay', at('two\nlines')], 'two\\nlines', 'two\\nlines'],
  [['replay', at('strange.json')], 'there is no game “\\u001b[31mred\\u009b2J”', 'n’existe pas'],
  [['describe', '--game', 'ticTacToe', '--card', `\u009b2J${ESC}`], '\\u009b2J', '\\u009b2J'],
  [
    setup('champions', '{"heroes":["\\u001b[31mx"],"scenario":"rhino"}'),
    'cannot be \\u001b[31mx',
    '\\u001b[31mx',
  ],
]

/** Bytes that a terminal would obey. */
// oxlint-disable-next-line no-control-regex -- these are the characters it looks for
const acting = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/

test.each(calls)('%j is answered with one line: %s', async (words, english, french) => {
  for (const [language, sentence] of [
    ['en_GB.UTF-8', english],
    ['fr_FR.UTF-8', french],
  ] as const) {
    const left = await here(words, [], undefined, language)
    expect(left).toMatchObject({ code: 1, out: '' })
    expect(left.err).toContain(sentence)
    expect(left.err.match(/\n/g)).toHaveLength(1)
    expect(left.err).not.toMatch(acting)
    expect(left.err).not.toMatch(/inside the program|dans le programme/)
  }
})

test('a program reads the same refusal as JSON, with nothing in it that a terminal would obey', async () => {
  const left = await here(['play', '--game', `${ESC}\u009b2J`, '--json'])
  expect(left.out).not.toMatch(acting)
  expect(JSON.parse(left.out)).toMatchObject({ error: expect.stringContaining('there is no game') as string })
})

test('names of people, a seed and a set-up in a save do nothing to the terminal', async () => {
  const people = ['me', `${ESC}\u009b2J\r`]
  const saved = {
    format: 1,
    game: 'ticTacToe',
    build: ESC,
    setup: {},
    seed: ESC,
    people,
    chance: [],
    answers: [],
  }
  writeFileSync(at('named.json'), JSON.stringify(saved))
  for (const words of [
    ['replay', at('named.json')],
    ['replay', at('named.json'), '--at', '0', '--json'],
    ['play', '--resume', at('named.json')],
    ['play', '--game', 'ticTacToe', '--seats', `${ESC},bob`, '--seed', ESC],
  ]) {
    const left = await here(words)
    expect([left.code, left.err]).toEqual([0, ''])
    expect(left.out).not.toMatch(acting)
  }
})

test('a reader that goes away early is no error', async () => {
  const child = spawn(process.execPath, [program, 'describe', '--game', 'champions'])
  child.stdin.end()
  child.stdout.once('data', () => child.stdout.destroy())
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect([code, err]).toEqual([0, ''])
})

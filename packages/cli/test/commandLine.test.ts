import { expect, test } from 'vitest'
import { commands } from '../src/commands/index.ts'
import { keys, sayLoosely } from '../src/text/index.ts'
import { commonOptions } from '../src/command.ts'
import { here } from './inProcess.ts'
import { json, quadriga } from './quadriga.ts'

test('--help lists every command in the language asked for', async () => {
  const english = await quadriga(['--help'])
  const french = await quadriga(['help', '--lang', 'fr'])
  expect([english.code, french.code]).toEqual([0, 0])
  for (const { name } of commands) expect(english.out).toContain(`\n  ${name} `)
  expect(french.out).toContain('joue une partie dans le terminal')
})

test('the language is that of the machine unless another one is asked for', async () => {
  const french = await quadriga(['games', '--all'], [], '.', 'fr_FR.UTF-8')
  const english = await quadriga(['games', '--all', '--lang', 'en'], [], '.', 'fr_FR.UTF-8')
  expect(french.out).toContain('Morpion')
  expect(english.out).toContain('Tic-tac-toe')
})

test('without a command the list goes to stderr and the command fails', async () => {
  const left = await quadriga([])
  expect(left).toMatchObject({ code: 1, out: '' })
  expect(left.err).toContain('commands:')
})

test.each(commands.map(({ name }) => name))(
  '%s --help says how it is used, in both languages',
  async (name) => {
    const [english, french] = await Promise.all([here([name, '--help']), here([name, '--help', '--lang=fr'])])
    expect([english.code, french.code]).toEqual([0, 0])
    expect(english.out).toContain(`usage: quadriga ${name}`)
    expect(french.out).toContain('langue de tous les textes')
  },
)

test('every command and every option has a help line', () => {
  const wanted = commands.flatMap(({ name, options }) => [
    `help.${name}`,
    ...Object.keys({ ...options, ...commonOptions }).map((option) => `optionHelp.${option}`),
  ])
  expect(wanted.filter((key) => !keys.includes(key))).toEqual([])
})

test('names, paths and JSON stay as they are in both languages', () => {
  const words = { file: 'a : b?.json', problem: '{"a":1}' }
  expect(sayLoosely('fr', 'file.unreadable', words)).toBe('a : b?.json est illisible\u00a0: {"a":1}')
})

test.each([
  [['gamse'], 'there is no command “gamse”; did you mean games?'],
  [['xyzzy'], 'there is no command “xyzzy”; there are: games, play,'],
  [['games', '--al'], 'unknown option --al; did you mean --all?'],
  [['games', '--xyzzy'], 'unknown option --xyzzy; known here: --lang --json --help --all'],
  [['games', 'now'], '“now” has no place here'],
  [['games', '--all=1'], '--all takes no value'],
  [['play'], '--game is missing'],
  [['play', '--game'], '--game needs a value'],
  [['play', '--game', '--seed', '1'], '--game needs a value'],
  [['play', '--game', 'ticTacTo'], 'there is no game “ticTacTo”; did you mean ticTacToe?'],
  [['play', '--game', 'chess'], 'there is no game “chess”; there are: champions, dicethrone'],
  [['replay'], 'the file of a saved game is missing; usage: FILE'],
  [['scenario'], 'the path of a scenario file or folder is missing; usage: PATH…'],
  [['bench', '--round', '1'], 'unknown option --round; did you mean --rounds?'],
  [['games', '--lang', 'de'], 'the languages are en and fr, not “de”'],
  [
    ['simulate', '--game', 'ticTacToe', '--games', 'many'],
    '--games must be a whole number of at least 1, not “many”',
  ],
  [
    ['simulate', '--game', 'ticTacToe', '--games', '0'],
    '--games must be a whole number of at least 1, not “0”',
  ],
  [['simulate', '--game', 'ticTacToe', '--bots', 'clever'], 'there is no bot “clever”; there are: random'],
  [['simulate', '--game', 'cards60', '--setup', 'shrt'], 'there is no set-up “shrt”; there are: short'],
  [['simulate', '--game', 'cards60', '--setup', '{"a"'], 'the set-up is not JSON'],
  [
    ['play', '--game', 'champions', '--setup', '{"heroes":["spider-man"],"scenario":"rhyno"}'],
    'this set-up cannot be played. The field scenario cannot be rhyno; did you mean rhino? One that can: {"heroes":[',
  ],
  [
    ['play', '--game', 'villainous', '--setup', '{"villains":["thanos","ultron"]}'],
    'The field mode is missing. One that can: {"villains":',
  ],
  [['play', '--game', 'ticTacToe', '--seats', 'me'], '1 seat was given, but this set-up has 2'],
  [['play', '--game', 'ticTacToe', '--seats', 'me,randm'], 'did you mean random?'],
] as const)('%j is refused: %s', async (words, sentence) => {
  const left = await here(words)
  expect(left).toMatchObject({ code: 1, out: '' })
  expect(left.err).toContain(sentence)
  expect(left.err).not.toMatch(/\n\s+at /)
})

test('a refusal speaks French where French is asked for, and JSON where JSON is', async () => {
  const french = await here(['describe', '--game', 'ticTacTo', '--lang', 'fr', '--json'])
  expect(french.code).toBe(1)
  expect(json(french)).toEqual({ error: 'le jeu « ticTacTo » n’existe pas ; vouliez-vous dire ticTacToe ?' })
})

test('bench hands its options on and fails as the benchmark fails', async () => {
  const left = await quadriga(['bench', '--rounds', 'none'])
  expect(left.code).toBe(1)
  expect(left.err).toContain('bench: usage: run.ts')
})

test('bench speaks to programs when it fails, whatever language is asked for', async () => {
  const left = await quadriga(['bench', '--lang', 'fr', '--json', '--rounds', 'none'])
  expect(left.code).toBe(1)
  const { error } = json(left) as { error: string }
  expect(error).toContain('usage: run.ts')
  const unknown = await quadriga(['bench', '--json', '--xyzzy', '--lang', 'fr'])
  expect((json(unknown) as { error: string }).error).toContain('option inconnue --xyzzy')
})

test('bench --help knows every part and side that can be measured', async () => {
  const [help, usage] = await Promise.all([
    quadriga(['bench', '--help']),
    quadriga(['bench', '--rounds', 'none']),
  ])
  const lists = [...usage.err.matchAll(/--(?:sides|only) ([\w,]+)/g)].map(([, list = '']) => list.split(','))
  expect(lists).toHaveLength(2)
  for (const name of lists.flat()) expect(help.out).toMatch(new RegExp(`${name}[,; (]`))
})

test('menu says what it is when there is no terminal', async () => {
  const english = await here(['menu'])
  expect(english.code).toBe(0)
  expect(english.out).toContain('It needs a terminal')
  expect((await here(['menu', '--lang', 'fr'])).out).toContain('Il lui faut un terminal')
})

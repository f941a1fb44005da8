import type { Command } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { gameIds, isThere, openGame, smallGameIds } from '../games.ts'
import { Refusal } from '../refusal.ts'
import { setupMaker } from '../setup.ts'
import { type Input, openInput } from '../table/input.ts'
import { sit } from '../table/loop.ts'
import { sayLoosely, speaker } from '../text/index.ts'
import { begin, resumed } from './play.ts'

/** `menu`: what `npm start` opens. */
export const menu: Command = {
  name: 'menu',
  options: {},
  positionals: { min: 0, max: 0 },
  usage: '',
  run: async (_given, context) => {
    if (!context.input.isTTY) return explainItself(context)
    const input = openInput(context)
    try {
      return await mainMenu(context, input)
    } finally {
      input.close()
    }
  },
}

const examples = [
  'npm run -s quadriga -- games',
  'npm run -s quadriga -- play --game ticTacToe --seats me,random --seed 1',
  'npm run -s quadriga -- --help',
]

function explainItself(context: Context): number {
  const about = context.say('menu.notTerminal')
  if (context.json) printJson(context, { about, examples })
  else
    for (const line of [about, context.say('menu.without'), ...examples.map((one) => `  ${one}`)])
      print(context, line)
  return 0
}

async function mainMenu(first: Context, input: Input): Promise<number> {
  let context = first
  for (;;) {
    const { say } = context
    print(context, say('menu.title'))
    const what = await choose(context, input, say('menu.what'), [
      say('menu.new'),
      say('menu.resume'),
      say('menu.language'),
      say('menu.quit'),
    ])
    if (what === null || what === 3) return 0
    if (what === 2) context = inOtherLanguage(context)
    else await refusalsTold(context, () => (what === 0 ? newGame(context, input) : savedGame(context, input)))
  }
}

function inOtherLanguage(context: Context): Context {
  const language = context.language === 'en' ? 'fr' : 'en'
  return { ...context, language, say: speaker(language) }
}

/** A slip in the menu is told and leads back to it. */
async function refusalsTold(context: Context, action: () => Promise<void>): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    print(context, sayLoosely(context.language, error.key, error.words))
  }
}

async function newGame(context: Context, input: Input): Promise<void> {
  const { say, language } = context
  const there = [...gameIds, ...smallGameIds].filter(isThere)
  const names = await Promise.all(there.map(async (id) => (await openGame(id)).game.names[language]))
  const game = await choose(context, input, say('menu.game'), names)
  if (game === null) return
  const open = await openGame(there[game] as string)
  const setups = Object.keys(open.kit.setups)
  const chosen = setups.length === 1 ? 0 : await choose(context, input, say('menu.setup'), setups)
  if (chosen === null) return
  const setup = setups[chosen] ?? ''
  const seats = await chooseSeats(context, input, open.game.seatsOf(setupMaker(open, setup)('menu')))
  if (seats === null) return
  const texts = { game: open.game.id, setup, seats }
  const session = await begin({ texts, flags: new Set(), positionals: [] }, context)
  await sit(session, context, input)
}

async function chooseSeats(context: Context, input: Input, count: number): Promise<string | null> {
  const words: string[] = []
  for (let seat = 0; seat < count; seat++) {
    const usual = seat === 0 ? 'me' : 'random'
    const name = context.say('seat.number', { n: seat + 1 })
    const line = await input.ask(`${context.say('menu.seat', { seat: name })} [${usual}] `)
    if (line === null) return null
    words.push(line.trim() === '' ? usual : line.trim())
  }
  return words.join(',')
}

async function savedGame(context: Context, input: Input): Promise<void> {
  const file = (await input.ask(`${context.say('menu.file')} `))?.trim() ?? ''
  if (file === '') return
  await sit(await resumed(file, context), context, input)
}

/** Asks for one of several lines; null when the input ended. */
async function choose(
  context: Context,
  input: Input,
  title: string,
  lines: readonly string[],
): Promise<number | null> {
  print(context, title)
  lines.forEach((line, index) => print(context, `  ${index + 1}  ${line}`))
  for (;;) {
    const line = await input.ask('> ')
    if (line === null) return null
    const number = Number(line.trim())
    if (Number.isInteger(number) && number >= 1 && number <= lines.length) return number - 1
    print(context, context.say('menu.number', { most: lines.length }))
  }
}

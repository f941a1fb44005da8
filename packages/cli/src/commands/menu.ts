import type { OwnSetup } from '@quadriga/testkit/kit'
import type { Command } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { gameIds, isThere, type OpenGame, openGame, smallGameIds } from '../games.ts'
import { choose, chooseSome } from '../menuChoice.ts'
import { Refusal } from '../refusal.ts'
import { checkSetup, setupMaker } from '../setup.ts'
import { type Input, openInput } from '../table/input.ts'
import { sit } from '../table/loop.ts'
import { sayLoosely, speaker } from '../text/index.ts'
import { begin, playExamples, resumed } from './play.ts'

/** `menu`: asks at a terminal what `play` is told by options. `npm start` opens the page instead. */
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
  `npm run -s quadriga -- ${playExamples[0]}`,
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
  const setup = await chooseSetup(open, context, input)
  if (setup === null) return
  const made = setupMaker(open, setup)('menu')
  checkSetup(open, made, context)
  const seats = await chooseSeats(context, input, open.game.seatsOf(made))
  if (seats === null) return
  const texts = { game: open.game.id, setup, seats }
  const session = await begin({ texts, flags: new Set(), positionals: [] }, context)
  await sit(session, context, input)
}

/** The name of a set-up that the game publishes, or one put together, as JSON; null when the input ended. */
async function chooseSetup(open: OpenGame, context: Context, input: Input): Promise<string | null> {
  const { say } = context
  const own = open.kit.ownSetup ?? null
  const published = Object.keys(open.kit.setups)
  if (own === null && published.length === 1) return published[0] ?? ''
  const lines = [...(own === null ? [] : [say('menu.own')]), ...published]
  const chosen = await choose(context, input, say('menu.setup'), lines)
  if (chosen === null) return null
  if (own === null) return published[chosen] ?? ''
  return chosen === 0 ? putTogether(own, open, context, input) : (published[chosen - 1] ?? '')
}

/** Asks what a set-up is made of, and says how the command line would be told the same. */
async function putTogether(
  { questions, made }: OwnSetup,
  { game }: OpenGame,
  context: Context,
  input: Input,
): Promise<string | null> {
  const picked: (readonly string[])[] = []
  const { language, say } = context
  for (const { asks, options: all, least, most, fits } of questions) {
    const options = all.filter(({ id }) => fits?.(id, picked) ?? true)
    const names = options.map((option) => option.names[language])
    const title = most === 1 ? asks[language] : say('menu.several', { asks: asks[language], least, most })
    const chosen = await chooseSome(context, input, title, names, least, most)
    if (chosen === null) return null
    picked.push(chosen.map((n) => options[n]?.id ?? ''))
  }
  const setup = JSON.stringify(made(picked))
  print(context, say('menu.asCommand', { command: `play --game ${game.id} --setup '${setup}'` }))
  return setup
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

import { bots, type BotMaker } from '@quadriga/bots/core'
import { teachGame } from '@quadriga/bots/teachGame'
import {
  comparedShares,
  summaryOf,
  type Trial,
  type TrialGame,
  trialGame,
  trialSetup,
  type TrialSummary,
} from '@quadriga/bots/trial'
import { cardById, scenarios } from '@quadriga/champions'
import type { Given } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { openGame } from '../games.ts'
import { secondsOf, wholeNumber } from '../parse.ts'
import { progressBar } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { checkSetup } from '../setup.ts'
import { deckAsked } from './trialDecks.ts'
import { keepGame, keptGames } from './trialFile.ts'

const USUAL_GAMES = 200
const MOST_GAMES = 100_000
/** Seconds that the Veteran may look for a win, unless said. */
const USUAL_SECONDS = 0.02
/** How many cards are listed; with --json all of them are. */
const TOLD = 10

/** Plays what was asked for and tells it; gives the exit code. */
export async function tryDecks(given: Given, context: Context): Promise<number> {
  const open = await openGame('champions')
  await teachGame('champions')
  const names = [
    given.positionals[0] ?? '',
    ...(given.texts['against'] === undefined ? [] : [given.texts['against']]),
  ]
  const decks = names.map((name) => ({ name, deck: deckAsked(name, context) }))
  const told: object[] = []
  for (const scenario of scenariosAsked(given)) {
    const tried = decks.map(({ name, deck }) => {
      const trial: Trial = {
        deck,
        scenario,
        difficulty: difficultyAsked(given),
        seed: given.texts['seed'] ?? '1',
      }
      checkSetup(open, trialSetup(trial), context)
      return { name, summary: summaryOf(played(trial, given, context)) }
    })
    const [one, other] = tried
    const verdict =
      one === undefined || other === undefined ? null : comparedShares(one.summary.wins, other.summary.wins)
    told.push({ scenario, decks: tried, verdict })
    if (context.json) continue
    for (const { name, summary } of tried) tell(name, scenario, summary, context)
    if (verdict !== null) print(context, context.say(`deck.${verdict}`))
  }
  if (context.json) printJson(context, told)
  return 0
}

function scenariosAsked({ texts }: Given): readonly string[] {
  const asked = (texts['scenario'] ?? 'rhino').split(',').map((one) => one.trim())
  for (const scenario of asked)
    if (!Object.hasOwn(scenarios, scenario))
      throw new Refusal('deck.scenario', { scenario, known: Object.keys(scenarios).join(', ') })
  return asked
}

function difficultyAsked({ texts }: Given): Trial['difficulty'] {
  const asked = texts['difficulty'] ?? 'standard'
  if (asked !== 'standard' && asked !== 'expert') throw new Refusal('deck.difficulty', { difficulty: asked })
  return asked
}

/** The games that are asked for: those of the file, and the missing ones. */
function played(trial: Trial, given: Given, context: Context): readonly TrialGame[] {
  const games = wholeNumber(given, 'games', USUAL_GAMES, 1, MOST_GAMES)
  const seconds = secondsOf(given) ?? USUAL_SECONDS
  const veteran: BotMaker = (seed) => (bots['veteran'] as BotMaker)(seed, { seconds })
  const file = given.texts['out']
  const there = new Map(keptGames(file, trial).map((game) => [game.n, game]))
  const bar = progressBar(context, games)
  for (let n = 0; n < games; n++) {
    if (there.has(n)) continue
    const playing = trialGame(trial, n, veteran)
    let step = playing.next()
    while (step.done !== true) step = playing.next()
    there.set(n, step.value)
    keepGame(file, trial, step.value)
    bar.at(n + 1)
  }
  bar.end()
  return [...there.values()].filter(({ n }) => n < games)
}

function tell(name: string, scenario: string, summary: TrialSummary, context: Context): void {
  const { wins, rounds, turns, unspent, cards } = summary
  const percent = (share: number): number => Math.round(share * 100)
  const { say, language } = context
  print(
    context,
    say('deck.title', { deck: name, scenario: scenarios[scenario]?.names[language] ?? scenario }),
  )
  const rate = percent(wins.n / Math.max(1, wins.of))
  print(
    context,
    say('deck.wins', { won: wins.n, games: wins.of, rate, low: percent(wins.low), high: percent(wins.high) }),
  )
  print(context, say('deck.length', { rounds: Math.round(rounds * 10) / 10 }))
  print(context, say('deck.unspent', { n: unspent, of: turns }))
  print(context, say('deck.dead'))
  for (const { card, ...counts } of cards.slice(0, TOLD))
    print(context, say('deck.card', { card: cardById(card)?.names[language] ?? card, ...counts }))
}

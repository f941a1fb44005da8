import { champions } from '@quadriga/champions'
import { dicethrone } from '@quadriga/dicethrone'
import type { Game, Json } from '@quadriga/kernel'
import { villainous } from '@quadriga/villainous'
import { zombies } from '@quadriga/zombies'
import { countings } from '../chance/byGame.ts'
import type { BotMaker } from '../bot.ts'
import type { Counting } from '../chance/counting.ts'
import { studiedChampions } from '../evaluate/championsStudied.ts'
import type { Evaluation } from '../evaluate/evaluation.ts'
import { greedyBy } from '../greedy.ts'
import { strongest } from '../search/strongest.ts'
import type { ChanceLesson } from './chance.ts'
import { dicethroneTuning } from './dicethroneTuning.ts'

const of = <T>(all: readonly T[], n: number): T => all[n % all.length] as T

const avengers = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther']
const scenarios = ['rhino', 'klaw', 'ultron']

/** Each hero against each villain: of six games four alone, one alone in expert mode, and one with a partner. */
function championsSetup(n: number): Json {
  const round = Math.floor(n / avengers.length)
  const table = Math.floor(round / scenarios.length) % 6
  const hero = of(avengers, n)
  const partner = of(avengers, n + 1 + (Math.floor(round / 6) % 4))
  return {
    heroes: table === 5 ? [hero, partner] : [hero],
    scenario: of(scenarios, round),
    difficulty: table === 4 ? 'expert' : 'standard',
  }
}

const villains = ['thanos', 'hela', 'killmonger', 'ultron', 'taskmaster']
const modes = ['implacable', 'omnipotent', 'implacable', 'immortal']

/** Each villain against each other one in turn, half of the games in Implacable mode. */
function villainousSetup(n: number): Json {
  const further = 1 + (Math.floor(n / villains.length) % (villains.length - 1))
  const mode = of(modes, Math.floor(n / (villains.length * (villains.length - 1))))
  return { villains: [of(villains, n), of(villains, n + further)], mode }
}

const missions = ['MH0', 'MH1', 'MH3', 'MH6']
const heroic = ['colossus', 'magneto', 'mystique', 'rogue']

/** Missions that bots win now and then, with the same four heroes. */
function zombiesSetup(n: number): Json {
  return { mission: of(missions, n), heroes: heroic }
}

/** The Veteran of Champions with as few plans as greedy weighs: games take a fifth of the time, and somewhat fewer are won. */
const quickChampions: Evaluation = {
  ...studiedChampions,
  turnEffort: { tastes: 10, worlds: 2, answers: 700 },
}

function lessonOf(game: Game, setup: (n: number) => Json, bot: BotMaker = strongest): ChanceLesson {
  const counting = countings[game.id] as Counting
  return { game, setup, counting, bot }
}

/** The games whose chances can be counted, by name. */
export const chanceLessons: Readonly<Record<string, ChanceLesson>> = {
  champions: lessonOf(champions, championsSetup, (seed) => greedyBy(() => quickChampions, seed)),
  dicethrone: lessonOf(dicethrone, (n) => dicethroneTuning.setup(n)),
  villainous: lessonOf(villainous, villainousSetup),
  zombies: lessonOf(zombies, zombiesSetup),
}

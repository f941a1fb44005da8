import '@quadriga/bots'
import { makeAdviser } from '@quadriga/bots/hint'
import { beginHistory, type History, type Json, type Language, load, loadedGame } from '@quadriga/kernel'
import { presenter as champions } from '../src/worker/champions/presenter.ts'
import { presenter as dicethrone } from '../src/worker/dicethrone/presenter.ts'
import { presenter as villainous } from '../src/worker/villainous/presenter.ts'
import { presenter as zombies } from '../src/worker/zombies/presenter.ts'
import { type LocalParts, LocalTable } from '../src/worker/table/localTable.ts'
import type { Presenter } from '../src/worker/table/presenter.ts'

/** Bots move as soon as they are asked. */
const atOnce: NonNullable<LocalParts['clock']> = {
  after(_milliseconds, call) {
    const timer = setTimeout(call, 0)
    return () => clearTimeout(timer)
  },
}

/** Hints after a few imagined answers, the same each time. */
const quickly: NonNullable<LocalParts['advise']> = (seed) =>
  Promise.resolve(makeAdviser(seed, { answers: 250 }))

export const presenters = { champions, dicethrone, villainous, zombies } as const

export const duo = { heroes: ['spider-man', 'captain-marvel'], scenario: 'rhino' } as const
export const duel = { heroes: ['gunslinger', 'barbarian'] } as const
export const rivals = { villains: ['hela', 'ultron'], mode: 'implacable' } as const

export const team = { mission: 'MH0', heroes: ['storm', 'wolverine', 'rogue', 'colossus'] } as const

const setups = { champions: duo, dicethrone: duel, villainous: rivals, zombies: team } as const

export function historyOf(
  presenter: Presenter,
  setup: Json,
  seed: string,
  people: readonly string[],
): History {
  if (!isLoaded(presenter.id)) load(presenter.game)
  const begun = beginHistory(presenter.game, setup, seed, people)
  if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
  return begun.history
}

function isLoaded(id: string): boolean {
  try {
    return loadedGame(id) !== undefined
  } catch {
    return false
  }
}

export interface Wanted {
  readonly people?: readonly string[]
  readonly setup?: Json
  readonly seed?: string
  readonly language?: Language
}

/** A table in this process, without a worker and without saves. */
export function tableOf(game: keyof typeof presenters, wanted: Wanted = {}): LocalTable {
  const presenter = presenters[game]
  const setup = wanted.setup ?? setups[game]
  const alone = new Array<string>(presenter.game.seatsOf(setup)).fill('me')
  const history = historyOf(presenter, setup, wanted.seed ?? '1', wanted.people ?? alone)
  const language = wanted.language ?? 'en'
  return new LocalTable({ id: 't', presenter, history, language, clock: atOnce, advise: quickly })
}

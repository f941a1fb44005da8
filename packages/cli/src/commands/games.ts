import type { Language } from '@quadriga/kernel'
import type { Command } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { gameIds, isThere, openGame, smallGameIds } from '../games.ts'
import { Refusal } from '../refusal.ts'
import { sayLoosely } from '../text/index.ts'

/** One game of the list. */
interface Listed {
  readonly id: string
  readonly state: 'playable' | 'missing' | 'broken'
  readonly names?: { readonly en: string; readonly fr: string }
  readonly players?: { readonly min: number; readonly max: number }
  readonly definitions?: number
  readonly setups?: readonly string[]
  readonly build?: string
  readonly problem?: string
}

/** `games`: which there are, and what is there of them. */
export const gamesCommand: Command = {
  name: 'games',
  options: { all: 'flag' },
  positionals: { min: 0, max: 0 },
  usage: '[--all]',
  run: async ({ flags }, context) => {
    const ids = flags.has('all') ? [...gameIds, ...smallGameIds] : gameIds
    const list = await Promise.all(ids.map((id) => look(id, context)))
    if (context.json) printJson(context, list)
    else for (const one of list) print(context, lineOf(one, context))
    return list.some(({ state }) => state === 'broken') ? 1 : 0
  },
}

async function look(id: string, { language }: Context): Promise<Listed> {
  if (!isThere(id)) return { id, state: 'missing' }
  try {
    const { game, kit, build } = await openGame(id)
    const { en, fr } = game.names
    const definitions = game.content.length
    return {
      id,
      state: 'playable',
      names: { en, fr },
      players: game.seats,
      definitions,
      setups: Object.keys(kit.setups),
      build,
    }
  } catch (error) {
    return { id, state: 'broken', problem: problemOf(error, language) }
  }
}

function problemOf(error: unknown, language: Language): string {
  if (error instanceof Refusal) return sayLoosely(language, error.key, error.words)
  return error instanceof Error ? error.message : String(error)
}

function lineOf(one: Listed, { say, language }: Context): string {
  const { id, names, players, definitions, setups } = one
  const told =
    names === undefined || players === undefined
      ? [one.state === 'missing' ? say('games.missing') : say('games.broken', { problem: one.problem ?? '' })]
      : [
          names[language],
          say('games.players', players),
          say('games.definitions', { n: definitions ?? 0 }),
          say('games.setups', { setups: setups?.join(', ') ?? '' }),
          say('games.playable'),
        ]
  return `${id.padEnd(12)}${told.join(' · ')}`
}

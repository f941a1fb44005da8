import { heroDecks, scenarios } from '@quadriga/champions'
import { heroes as diceHeroes } from '@quadriga/dicethrone'
import type { Json } from '@quadriga/kernel'
import { playable as villains } from '@quadriga/villainous'
import { playable as missions } from '@quadriga/zombies'
import type { Context } from './context.ts'
import type { OpenGame } from './games.ts'
import type { Key } from './text/index.ts'

/** One question on the way to a set-up of one's own: so many of these. */
export interface Choice {
  readonly asks: Extract<Key, `menu.own.${string}`>
  readonly least: number
  readonly most: number
  readonly options: readonly { readonly id: string; readonly name: string }[]
}

/** How a person puts a set-up together: questions in order, and what their answers come to. */
export interface OwnSetup {
  readonly choices: readonly Choice[]
  readonly made: (picked: readonly (readonly string[])[]) => Json
}

/** The questions of a game; null where there is nothing to choose. */
export function ownSetup(open: OpenGame, context: Context): OwnSetup | null {
  switch (open.game.id) {
    case 'champions':
      return championsSetup(open, context)
    case 'dicethrone':
      return {
        choices: [
          figures(
            open,
            context,
            diceHeroes.map(({ id }) => id),
            2,
            4,
          ),
        ],
        made: ([heroes = []]) => ({ heroes }),
      }
    case 'villainous':
      return {
        choices: [figures(open, context, villains, 2, villains.length)],
        made: ([chosen = []]) => ({ villains: chosen, mode: 'omnipotent' }),
      }
    case 'zombies': {
      const heroes = open.game.content.filter(({ kind }) => kind === 'hero').map(({ id }) => id)
      return {
        choices: [figures(open, context, heroes, 1, heroes.length)],
        made: ([chosen = []]) => ({ heroes: chosen, mission: missions[0] }),
      }
    }
    default:
      return null
  }
}

function championsSetup(open: OpenGame, context: Context): OwnSetup {
  const { language, say } = context
  const names = Object.entries(scenarios).map(([id, scenario]) => ({ id, name: scenario.names[language] }))
  const difficulties = [
    { id: 'standard', name: say('menu.standard') },
    { id: 'expert', name: say('menu.expert') },
  ]
  return {
    choices: [
      figures(open, context, Object.keys(heroDecks), 1, 4),
      { asks: 'menu.own.scenario', least: 1, most: 1, options: names },
      { asks: 'menu.own.difficulty', least: 1, most: 1, options: difficulties },
    ],
    made: ([heroes = [], scenario = [], difficulty = []]) => ({
      heroes,
      scenario: scenario[0] ?? '',
      difficulty: difficulty[0] ?? '',
    }),
  }
}

/** Who is played, seat after seat. */
function figures(
  { game }: OpenGame,
  { language }: Context,
  ids: readonly string[],
  least: number,
  most: number,
): Choice {
  const nameOf = (id: string): string =>
    game.content.find((definition) => definition.id === id)?.names[language] ?? id
  return { asks: 'menu.own.figures', least, most, options: ids.map((id) => ({ id, name: nameOf(id) })) }
}

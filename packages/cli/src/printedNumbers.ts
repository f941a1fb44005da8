import type { Definition, Game } from '@quadriga/kernel'
import type { Context } from './context.ts'
import { nounOf } from './table/names.ts'
import { statWords } from './text/stats.ts'

/** Numbers that carry a keyword or an icon: the computed text says them in a line of their own. */
const saidInText: Readonly<Record<string, readonly string[]>> = {
  champions: [
    'guard',
    'toughness',
    'quickstrike',
    'retaliate',
    'peril',
    'restricted',
    'surge',
    'crisis',
    'hazard',
    'accelerationIcon',
  ],
}

/** Numbers that are so many icons on the cardboard: none is nothing. */
const icons: Readonly<Record<string, readonly string[]>> = { champions: ['boost'] }

/** The numbers on a card as people read them: "hit points 10". */
export function printedNumbers(game: Game, { kind, stats }: Definition, context: Context): string[] {
  const nouns = { ...statWords[game.id], ...game.words.stats }
  return Object.entries(stats)
    .filter(([stat, n]) => !saidInText[game.id]?.includes(stat) && (n !== 0 || isPrinted(game, kind, stat)))
    .map(([stat, n]) => `${nounOf(context, nouns, stat, n)} ${n}`)
}

/** Whether a zero is on the cardboard: a number that no card of this kind has is not printed on that kind. */
function isPrinted(game: Game, kind: string, stat: string): boolean {
  if (icons[game.id]?.includes(stat) === true) return false
  return game.content.some((other) => other.kind === kind && (other.stats[stat] ?? 0) !== 0)
}

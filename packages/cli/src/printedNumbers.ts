import type { Definition } from '@quadriga/kernel'
import { nounOf } from '@quadriga/table'
import type { Context } from './context.ts'
import type { OpenGame } from './games.ts'

/** What a card prints besides numbers and text: "unique", "traits Avenger, Spy". */
export function printedFacts(
  { kit }: OpenGame,
  definition: Definition,
  { language }: Context,
): readonly string[] {
  return kit.printed?.also?.(definition, language) ?? []
}

/** The numbers on a card as people read them: "hit points 10". */
export function printedNumbers({ game, kit }: OpenGame, definition: Definition, context: Context): string[] {
  const { inText = [], icons = [], nouns = {}, unit } = kit.printed ?? {}
  const { kind, stats } = definition
  // A zero is on the cardboard where cards of its kind have that number; so many icons are none.
  const isPrinted = (stat: string): boolean =>
    !icons.includes(stat) &&
    game.content.some((other) => other.kind === kind && (other.stats[stat] ?? 0) !== 0)
  return Object.entries(stats)
    .filter(([stat, n]) => !inText.includes(stat) && (n !== 0 || isPrinted(stat)))
    .map(([stat, n]) => {
      const said = `${nounOf(context, { ...nouns, ...game.words.stats }, stat, n)} ${n}`
      return `${said} ${unit?.(definition, stat, context.language) ?? ''}`.trimEnd()
    })
}

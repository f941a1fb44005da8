import { type Definition, describeDefinition, plain } from '@quadriga/kernel'
import { foldName, nearest } from '@quadriga/testkit'
import type { Command } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { type OpenGame, openGame } from '../games.ts'
import { required } from '../parse.ts'
import { printedFacts, printedNumbers } from '../printedNumbers.ts'
import { Refusal } from '../refusal.ts'

/** `describe`: the computed text of one definition, or of all. */
export const describeCommand: Command = {
  name: 'describe',
  options: { game: 'text', card: 'text' },
  positionals: { min: 0, max: 0 },
  usage: '--game G [--card ID]',
  run: async (given, context) => {
    const open = await openGame(required(given, 'game'))
    const card = given.texts['card']
    const chosen = card === undefined ? open.game.content : find(open, card)
    if (context.json) {
      const list = chosen.map((definition) => inParts(open, definition, context))
      printJson(context, card === undefined ? list : list[0])
    } else if (chosen.length === 0) print(context, context.say('describe.nothing', { game: open.game.id }))
    else for (const definition of chosen) print(context, readable(open, definition, context))
    return 0
  },
}

/** A definition by id, or by its name in either language. */
function find({ game }: OpenGame, card: string): readonly Definition[] {
  const exact = game.content.filter((definition) => definition.id === card)
  if (exact.length > 0) return exact
  const wanted = foldName(card)
  const named = game.content.filter(({ id, names }) =>
    [id, names.en, names.fr].some((name) => foldName(name) === wanted),
  )
  if (named.length > 0) return named
  const near = nearestIds(game.content, card)
  throw near.length > 0
    ? new Refusal('describe.unknownNear', { card, game: game.id, near: near.join(', ') })
    : new Refusal('describe.unknown', { card, game: game.id })
}

/** Ids whose own text or whose name is near to what was written. */
function nearestIds(content: readonly Definition[], card: string): string[] {
  const near = nearest(
    card,
    content.flatMap(({ id, names }) => [id, names.en, names.fr]),
  )
  const ids = near.flatMap((word) =>
    content.filter(({ id, names }) => [id, names.en, names.fr].includes(word)),
  )
  return [...new Set(ids.map(({ id }) => id))]
}

function inParts(open: OpenGame, definition: Definition, context: Context): object {
  const { id, kind, names, stats } = definition
  const { game } = open
  const { language } = context
  const text = describeDefinition(game.id, id, language)
  return {
    id,
    kind,
    names: { en: names.en, fr: names.fr },
    stats,
    printed: [...printedNumbers(open, definition, context), ...printedFacts(open, definition, context)],
    language,
    text: text.map(plain),
    parts: text,
  }
}

function readable(open: OpenGame, definition: Definition, context: Context): string {
  const { game } = open
  const { id, kind, names } = definition
  const { language } = context
  const printed = [...printedNumbers(open, definition, context), ...printedFacts(open, definition, context)]
  const head = [names[language], `${id}, ${game.words.kinds?.[kind]?.[language] ?? kind}`, ...printed].join(
    ' · ',
  )
  return [head, ...describeDefinition(game.id, id, language).map((line) => `  ${plain(line)}`), ''].join('\n')
}

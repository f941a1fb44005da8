import type { Context } from './context.ts'
import { isActor } from './features.ts'
import { withOnePredicate } from './inOneBreath.ts'
import { listed } from './nominalTokens.ts'
import { inFewWords } from './oneVerb.ts'
import type { Choice, Phrase, Row } from './phrase.ts'
import { markFirst, markLast, type Token, word } from './token.ts'

/** A comma, a semicolon: they cling to the word before. */
export const comma = word(',', { left: true })
export const semicolon = word(';', { left: true })

/** A phrase as one sentence or several. */
export const sentenceTokens = (body: Phrase, context: Context): readonly Token[] =>
  markLast(markFirst(context.say(body, context), { capital: true }), { stop: true })

/** Whether an effect begins with what you do, so that the next may share its subject. */
const actsForYou = (phrase: Phrase, context: Context): boolean => {
  if (typeof phrase !== 'object') return false
  switch (phrase.kind) {
    case 'clause':
      return isActor(phrase.subject)
    case 'choice':
      return true
    case 'allowed':
      return actsForYou(phrase.effect, context)
    case 'both':
      return actsForYou(phrase[context.language], context)
    case 'group':
    case 'row':
      return phrase.items[0] !== undefined && actsForYou(phrase.items[0], context)
    default:
      return false
  }
}

/** Effects that open with words of their own cannot follow "and". */
export const opensAlone = (phrase: Phrase, context: Context): boolean => {
  if (typeof phrase !== 'object') return false
  if (phrase.kind === 'both') return opensAlone(phrase[context.language], context)
  if (phrase.kind === 'by' || phrase.kind === 'allowed') return opensAlone(phrase.effect, context)
  if (phrase.kind === 'group') return phrase.items[0] !== undefined && opensAlone(phrase.items[0], context)
  return ['subordinate', 'opening', 'labelled', 'sentence'].includes(phrase.kind)
}

const isChoice = (phrase: Phrase, context: Context): boolean =>
  typeof phrase === 'object' &&
  (phrase.kind === 'choice' || (phrase.kind === 'both' && isChoice(phrase[context.language], context)))

/** Each effect said in the wake of the one before: shared subject, shared "may". */
const saidInTurn = (items: readonly Phrase[], context: Context): readonly (readonly Token[])[] =>
  items.map((item, at) => {
    const previous = items[at - 1]
    if (previous === undefined) return context.say(item, context)
    const shared = actsForYou(previous, context) && actsForYou(item, context)
    if (context.modal !== null) {
      return context.say(item, {
        ...context,
        modal: null,
        ...(shared ? { mood: 'infinitive' as const } : {}),
      })
    }
    const told = context.actor !== null || context.mood === 'told'
    return context.say(item, { ...context, continues: shared && told })
  })

const separated = (items: readonly (readonly Token[])[], ...between: readonly Token[]): readonly Token[] =>
  items.flatMap((item, at) => (at === 0 ? item : [...between, ...item]))

const thenTokens = (row: Row, context: Context): readonly Token[] => {
  const said = saidInTurn(row.items, context)
  const [inside, apart] = context.language === 'en' ? ['then', 'then'] : ['puis', 'ensuite']
  return said.reduce<readonly Token[]>((before, item, at) => {
    if (at === 0) return item
    // After "choose: a; or b" a comma would read as part of b.
    const isApart = opensAlone(row.items[at] ?? '', context) || isChoice(row.items[at - 1] ?? '', context)
    if (!isApart) return [...before, comma, word(inside), ...item]
    if (context.embedded) return [...before, semicolon, word(apart), comma, ...item]
    return [...markLast(before, { stop: true }), word(apart), comma, ...item]
  }, [])
}

/** "gain Honor and Back Strike, and inflict 2 Shame": a comma where an item holds a list of its own. */
const joined = (
  items: readonly (readonly Token[])[],
  how: 'and' | 'or',
  isNested: boolean,
  context: Context,
): readonly Token[] => {
  const last = items.at(-1)
  if (!isNested || last === undefined || items.length < 2) return listed(items, how, context)
  const before = separated(items.slice(0, -1), comma)
  return [...before, comma, word(context.language === 'en' ? 'and' : 'et'), ...last]
}

/** Whether an effect is told of another than you, so that an order cannot follow it behind "and". */
const actsForAnother = (phrase: Phrase | undefined, context: Context): boolean => {
  if (typeof phrase !== 'object') return false
  if (phrase.kind === 'both') return actsForAnother(phrase[context.language], context)
  return (phrase.kind === 'by' || phrase.kind === 'clause') && !isActor(phrase.subject)
}

/** "that hero gains 5 experience; unlock all doors": an order behind a report stands apart, unless options are parted so. */
const withAnd = (items: readonly Phrase[], isNested: boolean, context: Context): readonly Token[] => {
  const said = saidInTurn(items, context)
  const isOrdered = context.mood === 'main' && context.actor === null && !context.isOption
  const runs: (readonly Token[])[][] = []
  for (const [at, tokens] of said.entries()) {
    const isApart =
      isOrdered && actsForAnother(items[at - 1], context) && actsForYou(items[at] ?? '', context)
    const run = runs.at(-1)
    if (run === undefined || isApart) runs.push([tokens])
    else run.push(tokens)
  }
  return separated(
    runs.map((run) => joined(run, 'and', isNested, context)),
    semicolon,
  )
}

/**
 * "a, b, and c"; French says "si" again before each where one was said before the first, and conditions of one
 * predicate are one. Those that stand as a sentence of their own follow no "si".
 */
const conditionTokens = (items: readonly Phrase[], context: Context): readonly Token[] => {
  const isSupposed = context.language === 'fr' && context.mood !== 'main'
  const said = withOnePredicate(items).map((item, at) => {
    const tokens = context.say(item, context)
    return at === 0 || !isSupposed ? tokens : [word('si'), ...tokens]
  })
  return listed(said, 'and', context)
}

/** Effects in a row: sentences, "then", "and", "or". */
export const rowTokens = (given: Row, context: Context): readonly Token[] => {
  const items = given.how === 'and' || given.how === 'sentences' ? inFewWords(given.items) : given.items
  const row: Row = { ...given, items }
  const isNested = items.length < given.items.length
  const inside: Context = { ...context, embedded: true }
  switch (row.how) {
    case 'then':
      return thenTokens(row, context)
    case 'sentences':
      // The first one begins as its surroundings ask: "spend 1 energy → choose an enemy. Deal …".
      if (!context.embedded)
        return row.items.flatMap((item, at) =>
          at === 0 ? markLast(context.say(item, context), { stop: true }) : sentenceTokens(item, context),
        )
      if (row.items.some((item) => opensAlone(item, context) || isChoice(item, context)))
        return separated(saidInTurn(row.items, inside), semicolon)
      return withAnd(row.items, isNested, inside)
    case 'conditions':
      return conditionTokens(row.items, inside)
    case 'and':
    case 'or':
      return joined(saidInTurn(row.items, inside), row.how, isNested, context)
  }
}

/** "choose: a; or b". Orders stay orders; told of another, French options are infinitives. */
export const choiceTokens = (choice: Choice, context: Context): readonly Token[] => {
  const ordered = context.mood === 'main' && context.actor === null && context.modal === null
  const lead = context.say(choice.lead, context)
  const option: Context = {
    ...context,
    mood: ordered ? 'main' : 'infinitive',
    modal: null,
    continues: false,
    embedded: true,
    isOption: true,
  }
  const or = word(context.language === 'en' ? 'or' : 'ou')
  const said = choice.options.map((one) => context.say(one, option))
  const options = said.flatMap((item, at) => {
    if (at === 0) return item
    return at === said.length - 1 ? [semicolon, or, ...item] : [semicolon, ...item]
  })
  return [...lead, word(':', { left: true }), ...options]
}

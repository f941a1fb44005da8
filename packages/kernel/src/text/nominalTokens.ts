import type { Context } from './context.ts'
import { englishNominal, type Place } from './englishNominal.ts'
import { featuresOf } from './features.ts'
import { frenchNominal, frenchSubjectPronoun } from './frenchNominal.ts'
import { isPronoun, take } from './head.ts'
import type { Nominal, NounList } from './phrase.ts'
import { markFirst, type Token, word } from './token.ts'

const conjunctions = { and: { en: 'and', fr: 'et' }, or: { en: 'or', fr: 'ou' } } as const

/** Items with commas and a conjunction; English keeps the comma before the last of three. */
export const listed = (
  items: readonly (readonly Token[])[],
  joined: 'and' | 'or',
  context: Context,
): readonly Token[] => {
  const last = items.length - 1
  const comma = word(',', { left: true })
  return items.flatMap((item, at) => {
    if (at === 0) return item
    if (at < last) return [comma, ...item]
    const serial = context.language === 'en' && items.length > 2
    return [...(serial ? [comma] : []), word(conjunctions[joined][context.language]), ...item]
  })
}

const listTokens = (list: NounList, context: Context, place: Place): readonly Token[] => {
  const items = list.items.map((item, at) => {
    const said = nominalTokens(item, context, place)
    const mark = { list, place: at === 0 ? 'first' : 'next' } as const
    return markFirst(said, { lists: [mark, ...(said[0]?.lists ?? [])] })
  })
  return listed(items, list.joined, context)
}

/** A noun phrase or list in the language of the context. */
export const nominalTokens = (
  given: Nominal,
  context: Context,
  place: Place = 'object',
): readonly Token[] => {
  const nominal = take(given, context)
  if (nominal.kind === 'nounList') return listTokens(nominal, context, place)
  if (context.language === 'en') return englishNominal(nominal, context, place)
  if (place === 'subject' && isPronoun(nominal) && !nominal.whole) {
    return [frenchSubjectPronoun(featuresOf(nominal, context))]
  }
  return frenchNominal(nominal, context)
}

import * as t from '@quadriga/kernel/text'

/** A number with an exception: "3 threat … (4 instead if …)". */
type Noted = t.Amount & { readonly other: t.Amount; readonly instead: t.Phrase }

export function noted(amount: t.Amount, other: t.Amount, instead: t.Phrase): Noted {
  return { ...amount, other, instead }
}

/** The exception of a number, to be said at the end of the phrase; a bonus and its exception have the same sign. */
export function exceptionOf(amount: t.Amount): t.Phrase[] {
  if (!('other' in amount)) return []
  const { other, instead, signed } = amount as Noted
  return [t.parentheses(t.group({ ...other, signed }, instead))]
}

/** So many of something, with the number's exception behind it. */
export function counted(amount: t.Amount, noun: t.Noun): t.NounPhrase {
  return t.count(amount, noun, ...exceptionOf(amount))
}

/** A number that is multiplied by what is said at the end: "2 damage to an enemy for each upgrade you control". */
type Multiplied = t.Amount & { readonly forEach: t.Phrase }

export function multiplied(amount: t.Amount, forEach: t.Phrase): Multiplied {
  return { ...amount, forEach }
}

/** What an amount adds at the end of the phrase it stands in; nothing for most. */
export function perWhat(amount: t.Amount): t.Phrase[] {
  return 'forEach' in amount ? [(amount as Multiplied).forEach] : []
}

/** So many of something to someone; an amount in words is long and comes last: "deal damage to your hero equal to …". */
export function countedTo(
  amount: t.Amount,
  noun: t.Noun,
  preposition: t.Phrase,
  whom: t.Phrase,
): readonly t.Phrase[] {
  const { expression } = amount
  if (expression === null) return [t.count(amount, noun), preposition, whom, ...exceptionOf(amount)]
  const equal = t.both(t.group('equal to', expression), t.count(amount, noun))
  return [t.both(t.some(noun), ''), preposition, whom, equal]
}

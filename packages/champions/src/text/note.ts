import * as t from '@quadriga/kernel/text'

/** A number with an exception that is said behind its noun: "3 threat (4 instead if …)". */
type Noted = t.Amount & { readonly note: t.Phrase }

export function noted(amount: t.Amount, note: t.Phrase): Noted {
  return { ...amount, note }
}

function isNoted(amount: t.Amount): amount is Noted {
  return 'note' in amount
}

/** So many of something, with the number's exception behind it. */
export function counted(amount: t.Amount, noun: t.Noun): t.NounPhrase {
  return isNoted(amount) ? t.count(amount, noun, t.parentheses(amount.note)) : t.count(amount, noun)
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

/** So many of something to someone; an amount in words is long and comes last: "deal to your hero damage equal to …". */
export function countedTo(
  amount: t.Amount,
  noun: t.Noun,
  preposition: t.Phrase,
  whom: t.Phrase,
): readonly t.Phrase[] {
  const what = counted(amount, noun)
  return amount.expression === null ? [what, preposition, whom] : [preposition, whom, what]
}

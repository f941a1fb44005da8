import { type Amount, both, type Icon, type Nominal, type Phrase, group, parentheses } from './phrase.ts'
import type { ValueSource } from './part.ts'

const blank: Amount = {
  kind: 'amount',
  value: null,
  signed: false,
  symbol: null,
  before: null,
  after: null,
  unit: null,
  expression: null,
  counted: null,
  parts: null,
}

/** A number; `parts` lists what it is made of. */
export const number = (value: number, parts?: readonly ValueSource[]): Amount => ({
  ...blank,
  value,
  parts: parts ?? null,
})

/** A number from a number or an amount. */
export const amountOf = (given: number | Amount): Amount =>
  typeof given === 'number' ? number(given) : given

/** "+1", "−2". */
export const signed = (value: number): Amount => ({ ...blank, value, signed: true })

/** An amount that has only a letter: X. */
export const unknown = (symbol: string): Amount => ({ ...blank, symbol })

/** An amount said in words: "the number of drones". */
export const expression = (words: Phrase): Amount => ({ ...blank, expression: words })

/** "up to 3 cards", "jusqu’à 3 cartes". */
export const upTo = (given: number | Amount): Amount => ({
  ...amountOf(given),
  before: both('up to', 'jusqu’à'),
})

/** "3 or more cards", "3 cartes ou plus". */
export const orMore = (given: number | Amount): Amount => ({
  ...amountOf(given),
  after: both('or more', 'ou plus'),
})

/** "3 or fewer cards", "3 cartes ou moins". */
export const orFewer = (given: number | Amount): Amount => ({
  ...amountOf(given),
  after: both('or fewer', 'ou moins'),
})

/** "any number of cards", "n’importe quel nombre de cartes". */
export const anyNumber: Amount = { ...blank, before: both('any number of', 'n’importe quel nombre de') }

/** An amount with a picture behind it, such as the per-player symbol. */
export const withUnit = (given: number | Amount, unit: Icon): Amount => ({ ...amountOf(given), unit })

const rounding = {
  up: both('rounded up', 'arrondie à l’entier supérieur'),
  down: both('rounded down', 'arrondie à l’entier inférieur'),
} as const

/** "half of that damage (rounded up)", "la moitié de ces dégâts (arrondie à l’entier supérieur)". */
export const half = (of: Nominal, rounded?: 'up' | 'down'): Amount => {
  const words = group(both('half of', 'la moitié de'), of)
  return expression(rounded ? group(words, parentheses(rounding[rounded])) : words)
}

/** "the number of drones engaged with you": give it a bare plural noun phrase. */
export const numberOf = (counted: Nominal): Amount => ({
  ...expression(group(both('the number of', 'le nombre de'), counted)),
  counted,
})

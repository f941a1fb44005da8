import {
  a,
  type Amount,
  bare,
  both,
  count,
  group,
  type Noun,
  type Phrase,
  plural,
} from '@quadriga/kernel/text'

/** One phrase for both languages. */
export const same = <A>(words: (a: A) => Phrase) => ({ en: words, fr: words })
export const plainly = (en: string, fr: string) => ({ en: () => en, fr: () => fr })

const actionNames: Readonly<Record<string, readonly [string, string]>> = {
  'play-card': ['Play a card', 'Jouer une carte'],
  'gain-power': ['Gain Power', 'Gagner des jetons Pouvoir'],
  discard: ['Discard cards', 'Défausser des cartes'],
  activate: ['Activate an ability', 'Activer une capacité'],
  relocate: ['Relocate a card', 'Transférer une carte'],
  vanquish: ['Vanquish a character', 'Éliminer un personnage'],
  fate: ['Fate', 'Fatalité'],
}

/** The name of an action symbol in both languages, as the boards print it. */
export function actionWords(type: string): { readonly en: string; readonly fr: string } {
  const [en, fr] = actionNames[type] ?? [type, type]
  return { en, fr }
}

/** The name of an action symbol, as a phrase. */
export function actionName(type: string): Phrase {
  const { en, fr } = actionWords(type)
  return both(en, fr)
}

const numerals = ['no', 'one', 'two', 'three', 'four']

/** So many tokens whose name begins with a number: "two +1 Strength tokens". */
export function tokens(n: Amount, token: Noun): Phrase {
  if (n.value === 1) return a(token)
  const numeral = numerals[n.value ?? -1]
  return numeral === undefined ? count(n, token) : both(group(numeral, bare(token, plural)), count(n, token))
}

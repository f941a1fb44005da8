import { count, type Noun, type Phrase } from '@quadriga/kernel/text'
import { brute, runner, walker } from './nouns.ts'

/** One phrase for both languages. */
export const same = <A>(words: (a: A) => Phrase) => ({ en: words, fr: words })
export const plainly = (en: string, fr: string) => ({ en: () => en, fr: () => fr })
const types: Readonly<Record<string, Noun>> = { walker, brute, runner }

export function enemies(n: number, type: string): Phrase {
  const noun = types[type]
  return noun === undefined ? type : count(n, noun)
}

import type * as t from '@quadriga/kernel/text'

/** A sentence that is the same tree in both languages. */
export const same = <A>(words: (a: A) => t.Phrase) => ({ en: words, fr: words })
/** Fixed words. */
export const fixed = (en: string, fr: string) => ({ en: () => en, fr: () => fr })
/** The arguments of a message about one card. */
export type Card = { card: string }
export type Thing = { thing: string }

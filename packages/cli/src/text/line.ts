/** What a sentence is told: numbers and texts, by these names. */
export type N<K extends string> = { readonly [name in K]: number }
export type A<K extends string> = { readonly [name in K]: string }

/** A sentence that is told nothing, in both languages. */
export function line(en: string, fr: string): { en: () => string; fr: () => string } {
  return { en: () => en, fr: () => fr }
}

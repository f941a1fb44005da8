import { type Language, languages, type RichText } from './part.ts'
import type { Words } from './phrase.ts'
import { render, type RenderOptions } from './render.ts'

/** Plain JSON, the only thing a message may carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A refusal, a prompt or a log line before it is said: data only. */
export type Message = { readonly key: string; readonly args: { readonly [name: string]: Json } }

type Args = { readonly [name: string]: Json }
// The argument type is contravariant: `never` lets every entry in, and each keeps its own type.
type Entries = { readonly [key: string]: Words<never> }
type ArgsOf<E> = E extends Words<infer A> ? A : never

/** A dictionary of messages: `message` makes the data, `say` renders it, `check` finds what is missing at load. */
export type Messages<E extends Entries> = {
  readonly entries: E
  readonly message: <K extends keyof E & string>(key: K, args: ArgsOf<E[K]>) => Message
  readonly say: (message: Message, language: Language, options?: RenderOptions) => RichText
  readonly has: (key: string) => boolean
  readonly check: (keys: Iterable<string>) => readonly string[]
}

const entryOf = (entries: Entries, key: string): Words<Args> => {
  if (!Object.hasOwn(entries, key)) throw new Error(`no words for message "${key}"`)
  return entries[key] as Words<Args>
}

const missing = (entries: Entries, key: string): readonly string[] => {
  if (!Object.hasOwn(entries, key)) return [`no words for message "${key}"`]
  const entry = entries[key]
  return languages
    .filter((language) => typeof entry?.[language] !== 'function')
    .map((language) => `message "${key}" has no words in "${language}"`)
}

/** Words in both languages per key: `defineMessages({ 'refused.notYourTurn': { en: …, fr: … } })`. */
export const defineMessages = <E extends Entries>(entries: E): Messages<E> => ({
  entries,
  message: (key, args) => ({ key, args: args as Args }),
  say: ({ key, args }, language, options) => render(entryOf(entries, key)[language](args), language, options),
  has: (key) => Object.hasOwn(entries, key),
  check: (keys) => [...new Set([...Object.keys(entries), ...keys])].flatMap((key) => missing(entries, key)),
})

/** Several dictionaries as one (the kernel's and a game's); a key told twice is an error. */
export const mergeMessages = (...dictionaries: readonly Messages<Entries>[]): Messages<Entries> => {
  const entries: { [key: string]: Words<never> } = {}
  for (const dictionary of dictionaries) {
    for (const [key, words] of Object.entries(dictionary.entries)) {
      if (Object.hasOwn(entries, key)) throw new Error(`message "${key}" is defined twice`)
      entries[key] = words
    }
  }
  return defineMessages(entries)
}

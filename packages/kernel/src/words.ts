import type { ArgKind } from './arg.ts'
import type { Ability, Definition, Names } from './game.ts'
import type { OwnWords } from './override.ts'
import type { Noun } from './text/lexicon.ts'
import type { Words as TextWords, Nominal, NounPhrase, Phrase } from './text/phrase.ts'
import type { Messages } from './text/message.ts'

/** Messages of any arguments. */
export type Dictionary = Messages<{ readonly [key: string]: TextWords<never> }>

/** A game's words for the names its content uses: one entry per idea, both languages side by side. */
export interface Lexicon {
  readonly counters: Readonly<Record<string, Noun>>
  readonly stats: Readonly<Record<string, Noun>>
  readonly zones: Readonly<Record<string, Noun>>
  /** What a definition is, by its kind: "ally", "altération d’état". */
  readonly kinds?: Readonly<Record<string, Names>>
  readonly periods: Readonly<Record<string, Nominal>>
  /** How a kind of event reads after "when" or "after", from its said fields. */
  readonly events: Readonly<Record<string, (where: Readonly<Record<string, Phrase>>) => Phrase>>
  /** The things that events name, such as the attacker. */
  readonly fields: Readonly<Record<string, NounPhrase>>
  readonly customs: Readonly<Record<string, CustomWords>>
  /** The amount of an event that a text speaks of: "the damage". */
  readonly amount: NounPhrase
  /** What a card is attached to; a game may say it by what the card can be attached to. */
  readonly host: NounPhrase
  readonly hostOf?: (definition: Definition, said: (field: string) => Phrase) => NounPhrase | null
  /** What stands before an ability's text: "Interrupt (defense)". */
  readonly label: (ability: Ability, definition: Definition) => Phrase | null
  /** How a card calls itself in its own text; "this card" where it is left out or null. */
  readonly itself?: (definition: Definition) => NounPhrase | null
  /** What must be paid first, said before the arrow; null when it is free. */
  readonly cost?: (ability: Ability) => Phrase | null
  /** Whether a window's texts begin with "when" or with "after". */
  readonly windows: Readonly<Record<string, 'when' | 'after'>>
  /**
   * Further lines of a definition's text: keywords and printed rules that are no abilities. What stands as a text in a
   * field of the definition (whom it attaches to) is said by the field's name.
   */
  readonly lines: (definition: Definition, said: (field: string) => Phrase) => readonly Phrase[]
  /** Lines that stand below the abilities of a definition. */
  readonly closing?: (definition: Definition) => readonly Phrase[]
  /** Words by hand for single abilities, `definition/number`, where the computed line reads badly. */
  readonly own: Readonly<Record<string, OwnWords>>
  /** Prompts, options, reasons and log lines by key. */
  readonly messages: Dictionary
}

type Saying<A> = A extends { kind: ArgKind<unknown, unknown, infer S> } ? S : never

/** An op's arguments, each already said. */
export type SaidArgs<A extends readonly { name: string; kind: ArgKind<unknown, unknown, unknown> }[]> = {
  readonly [K in A[number] as K['name']]: Saying<K>
}

/** How an op reads: a phrase holds both languages, and words differ by language only where they must. */
export type Words<A extends readonly { name: string; kind: ArgKind<unknown, unknown, unknown> }[]> = (
  a: SaidArgs<A>,
  words: Lexicon,
) => Phrase

/** How a custom reads, from its named arguments. */
export type CustomWords = (args: Readonly<Record<string, Phrase>>, words: Lexicon) => Phrase

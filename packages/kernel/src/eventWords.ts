import type { DraftOf, EventKind, PatternOf } from './event.ts'
import type { ThingId } from './state.ts'
import type { Phrase, Words } from './text/phrase.ts'

type Kinds = Readonly<Record<string, EventKind>>

/** What the log tells of a field: a thing by the id of its face, '' where the reader may not know it. */
type Told<V> = IsThing<V> extends true ? string : V

/** Whether it is the very type of things: a plain number passes for one everywhere else. */
type IsThing<V> = (<T>() => T extends V ? 1 : 2) extends <T>() => T extends ThingId ? 1 : 2 ? true : false

/** What words for the log are given of an event. */
export type ToldOf<K extends EventKind> = {
  readonly [F in keyof DraftOf<K>]-?: Told<NonNullable<DraftOf<K>[F]>>
}

/** Words for the log by kind of event, as messages `log.<kind>`; the compiler knows what each kind can tell. */
export function logWords<K extends Kinds>(
  kinds: K,
  words: { readonly [N in keyof K]?: Words<ToldOf<K[N]>> },
): Record<string, Words<never>> {
  const entries: Record<string, Words<never>> = {}
  for (const [name, said] of Object.entries(words)) {
    const kind = kinds[name]
    if (kind !== undefined && said !== undefined) entries[`log.${kind.name}`] = said as Words<never>
  }
  return entries
}

/** How events read after "when" or "after", by kind; each is given what the pattern asks of its fields, already said. */
export function patternWords<K extends Kinds>(
  kinds: K,
  words: { readonly [N in keyof K]?: (where: { readonly [F in keyof PatternOf<K[N]>]?: Phrase }) => Phrase },
): Record<string, (where: Readonly<Record<string, Phrase>>) => Phrase> {
  const entries: Record<string, (where: Readonly<Record<string, Phrase>>) => Phrase> = {}
  for (const [name, said] of Object.entries(words)) {
    const kind = kinds[name]
    if (kind !== undefined && said !== undefined) entries[kind.name] = said as never
  }
  return entries
}

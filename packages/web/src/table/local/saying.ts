import { describe, type Message, plain, type Reason, type RichText } from '@quadriga/kernel'
import type { Refusal, RuleLink } from '../asked.ts'
import type { Scene } from './scene.ts'

type Voice = Pick<Scene, 'loaded' | 'language'>

type Nouns = Readonly<
  Record<string, { readonly en: { readonly one: string }; readonly fr: { readonly one: string } }>
>

/** `encounterDeck` as words, where a game has no noun for it. */
export function spaced(id: string): string {
  return id
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
}

export function capitalised(text: string): string {
  return text === '' ? text : `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
}

/** Words as one plain part. */
export function words(text: string): RichText {
  return [{ kind: 'text', text }]
}

/** Keys of messages that could not be said so far: tests want none. */
export const unsaid = new Set<string>()

/** A message without words: its key, made readable. */
export function withoutWords(key: string): RichText {
  unsaid.add(key)
  return words(capitalised(spaced(key.replace(/^.*\./, ''))))
}

/** A prompt, a reason or a cause. A text that cannot be said must not end a game: its key is shown instead. */
export function said({ loaded, language }: Voice, message: Message): RichText {
  try {
    const rich = describe(loaded.game.id, message, language)
    return plain(rich) === message.key ? withoutWords(message.key) : rich
  } catch {
    return withoutWords(message.key)
  }
}

/** Whether the game has words for a key. */
export function hasWords({ loaded }: Voice, key: string): boolean {
  return loaded.game.words.messages.has(key)
}

/** A short word of the game such as `phase.villain` or `flag.stunned`, as it stands within a line. */
export function wordOf(voice: Voice, key: string, otherwise: string): string {
  return hasWords(voice, key) ? plain(said(voice, { key, args: {} })).replace(/\.$/, '') : otherwise
}

/** The game's noun for one of its names: a zone, a stat, a counter. */
export function nounOf({ language }: Voice, nouns: Nouns, id: string): string {
  return nouns[id]?.[language].one ?? spaced(id)
}

/** The printed name of a definition; '' for one that the reader may not know. */
export function nameOfFace({ loaded, language }: Voice, face: string): string {
  return loaded.definitions.get(face)?.names[language] ?? ''
}

/** A reason with its rule. */
export function refusalOf(voice: Voice, reason: Reason): Refusal {
  return { text: said(voice, reason), rule: ruleLink(voice, reason.rule) }
}

/** An entry of the rules reference by its id; null where there is none. */
export function ruleLink({ loaded, language }: Voice, id: string): RuleLink | null {
  const entry = id === '' ? undefined : loaded.game.reference.find((one) => one.id === id)
  return entry === undefined ? null : { id, title: entry.title[language] }
}

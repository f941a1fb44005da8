import { type Committed, describe, type Message, plain, type RichText } from '@quadriga/kernel'
import type { Voice } from './scene.ts'
import { tableMessages } from './tableMessages.ts'

interface Forms {
  readonly one: string
  readonly many?: string | null
}
type Nouns = Readonly<Record<string, { readonly en: Forms; readonly fr: Forms }>>

/** `encounterDeck` and `encounter_deck` as words, where a game has no noun for them. */
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

/** What `speak` says; null where it has no words for the key. Words that cannot be said must not end a game. */
export function attempted(key: string, speak: () => RichText): RichText | null {
  try {
    const rich = speak()
    return plain(rich) === key ? null : rich
  } catch {
    return null
  }
}

/** A prompt, a reason or a cause; one without words shows its key, made readable. */
export function said({ loaded, language }: Voice, message: Message): RichText {
  const { key } = message
  if (tableMessages.has(key)) return tableMessages.say(message, language)
  const rich = attempted(key, () => describe(loaded, message, language))
  if (rich !== null) return rich
  unsaid.add(key)
  return words(capitalised(spaced(key.replace(/^.*\./, ''))))
}

/** Whether the game has words for a key. */
export function hasWords({ loaded }: Pick<Voice, 'loaded'>, key: string): boolean {
  return loaded.game.words.messages.has(key)
}

/** A short word of the game such as `phase.villain` or `flag.stunned`, as it stands within a line. */
export function wordOf(voice: Voice, key: string, otherwise: string, args: Message['args'] = {}): string {
  return hasWords(voice, key) ? plain(said(voice, { key, args })).replace(/\.$/, '') : otherwise
}

/** The game's noun for one of its names: a zone, a stat, a counter; in the plural beside more than one. */
export function nounOf({ language }: Pick<Voice, 'language'>, nouns: Nouns, id: string, count = 1): string {
  const forms = nouns[id]?.[language]
  if (forms === undefined) return spaced(id)
  return count > 1 ? (forms.many ?? forms.one) : forms.one
}

/** The printed name of a definition; '' for one that the reader may not know. */
export function nameOfFace({ loaded, language }: Voice, face: string): string {
  return loaded.definitions.get(face)?.names[language] ?? ''
}

/** A committed event in words; one without words of its own says its kind, who (where told) and whom it is about. */
export function eventText(voice: Voice, event: Committed, who: readonly string[] = []): RichText {
  const key = `log.${event.kind}`
  const rich = attempted(key, () => describe(voice.loaded, event, voice.language))
  if (rich !== null) return rich
  unsaid.add(key)
  const named = event.codes.map(([, code]) => nameOfFace(voice, code)).filter((name) => name !== '')
  return words([capitalised(spaced(event.kind)), ...who, ...named].join(' · '))
}

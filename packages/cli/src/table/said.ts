import { type Committed, describe, type Message, plain } from '@quadriga/kernel'
import { definitionName, seatName, spaced } from './names.ts'
import type { Scene } from './scene.ts'

/** A prompt, a reason or a cause in the player's language; one without words shows its key, made readable. */
export function said(scene: Scene, message: Message): string {
  const text = spoken(() => plain(describe(scene.open.game.id, message, scene.language)), message.key)
  return text === message.key ? spaced(message.key.replace(/^.*\./, '')) : text
}

/** Words that cannot be said must not end a game: the player sees which, and plays on. */
export function spoken(speak: () => string, key: string): string {
  try {
    return speak()
  } catch (error) {
    return `[${key}: ${error instanceof Error ? error.message : String(error)}]`
  }
}

/** As `said`, to stand in a line with other words. */
export function phrase(scene: Scene, message: Message): string {
  return said(scene, message).replace(/\.$/, '')
}

/** A word of the game for one of its names, as it stands within a line: `phase.villain`, `resource.energy`. */
export function wordOf(scene: Scene, key: string, otherwise: string, args: Message['args'] = {}): string {
  if (!hasWords(scene, key)) return otherwise
  const text = phrase(scene, { key, args })
  return `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`
}

/** Whether the game has words for a key. */
export function hasWords(scene: Scene, key: string): boolean {
  return scene.open.game.words.messages.has(key)
}

/** An event of the log as this seat may read it. */
export function eventLine(scene: Scene, event: Committed): string {
  const key = `log.${event.kind}`
  const text = spoken(() => plain(describe(scene.open.game.id, event, scene.language)), key)
  const line = text === key ? plainEvent(scene, event) : text
  return `${'  '.repeat(event.depth)}${line}`
}

/** An event without words of its own: its kind, who, and what. */
function plainEvent(scene: Scene, event: Committed): string {
  const codes = event.codes.map(([, code]) => definitionName(scene, code))
  const seat = event.fields['seat']
  const who = typeof seat === 'number' && seat >= 0 ? [seatName(scene, seat)] : []
  return [spaced(event.kind), ...who, ...codes].join(' · ')
}

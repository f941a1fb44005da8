import { type Committed, type Message, plain, type RichText } from '@quadriga/kernel'
import { eventText, said as saidRichly, wordOf as tableWordOf } from '@quadriga/table'
import { seatName } from './names.ts'
import type { Scene } from './scene.ts'

/** A prompt, a reason or a cause in the player's language. */
export function said(scene: Scene, message: Message): string {
  return plain(saidRichly(scene, message))
}

/** As `said`, to stand in a line with other words. */
export function phrase(scene: Scene, message: Message): string {
  return said(scene, message).replace(/\.$/, '')
}

/** A word of the game for one of its names, as it stands within a line: `phase.villain`, `resource.energy`. */
export function wordOf(scene: Scene, key: string, otherwise: string, args: Message['args'] = {}): string {
  const text = tableWordOf(scene, key, otherwise, args)
  return `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`
}

/** An event of the log as this seat may read it. */
export function eventSaid(scene: Scene, event: Committed): RichText {
  const seat = event.fields['seat']
  const who = typeof seat === 'number' && seat >= 0 ? [seatName(scene, seat)] : []
  return eventText(scene, event, who)
}

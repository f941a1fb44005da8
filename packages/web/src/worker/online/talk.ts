import type { ServerMessage } from '@quadriga/protocol'
import type { ChatLine, TalkModel } from '../../model/online/onlineModel.ts'
import type { Mirror } from './mirror.ts'

/** So many lines stay to be read. */
const KEPT = 50

/** What was said in people's own words since this page was opened. */
export class Talk {
  private talkers: readonly string[] = []
  private lines: readonly ChatLine[] = []
  private n = 0

  /** Takes a message; false where it is about something else. */
  heard(message: ServerMessage, mirror: Mirror): boolean {
    if (message.kind === 'talkers') this.talkers = message.people
    else if (message.kind === 'chat') {
      this.n++
      const { by: person, text } = message
      const line = { n: this.n, by: mirror.nameOf(person), person, text }
      this.lines = [...this.lines, line].slice(-KEPT)
    } else return false
    return true
  }

  /** The connection is back: what was said is told again. */
  beginAnew(): void {
    this.talkers = []
    this.lines = []
  }

  shown(mirror: Mirror): TalkModel {
    const { id: me } = mirror.you
    return {
      isOn: this.talkers.includes(me),
      others: this.talkers.filter((one) => one !== me).map((one) => mirror.nameOf(one)),
      lines: this.lines,
    }
  }
}

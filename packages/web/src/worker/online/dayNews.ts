import type { ServerMessage } from '@quadriga/protocol'
import type { ClockModel, ConflictModel, DayModel, ElsewhereModel } from '../../model/online/onlineModel.ts'
import type { Refusal } from '../../model/table/answers.ts'
import type { Mirror } from './mirror.ts'

type ClockMessage = Extract<ServerMessage, { kind: 'clock' }>

/** What a table over days tells: clocks, what happened while one was away, and that one is asked elsewhere. */
export class DayNews {
  private clock: (ClockMessage & { readonly heard: number }) | null = null
  private awayFrom: number | null = null
  private elsewhere: ElsewhereModel | null = null
  private follows = 0
  private late: ConflictModel | null = null

  /** What was answered without a network was not taken. */
  conflict(refusals: readonly Refusal[]): void {
    this.late = { n: (this.late?.n ?? 0) + 1, refusals }
  }

  /** Takes a message; false where it is about something else. */
  heard(message: ServerMessage): boolean {
    if (message.kind === 'clock') this.clock = { ...message, heard: Date.now() }
    else if (message.kind === 'after') this.follows++
    else if (message.kind === 'away') this.awayFrom = message.from
    else if (message.kind === 'elsewhere') {
      const { table, game } = message
      this.elsewhere = { n: (this.elsewhere?.n ?? 0) + 1, table, game }
    } else return false
    return true
  }

  shown(mirror: Mirror): DayModel {
    const { pace = 'none', timeout = 'bot' } = mirror.about.contract
    return {
      pace,
      timeout,
      clocks: this.clocks(mirror),
      awayFrom: this.awayFrom,
      elsewhere: this.elsewhere,
      follows: this.follows,
      conflict: this.late,
    }
  }

  private clocks(mirror: Mirror): readonly ClockModel[] {
    const { clock } = this
    if (clock === null) return []
    return clock.clocks.map(({ person, left, runs, vacation }) => ({
      name: mirror.nameOf(person),
      isMe: person === mirror.you.id,
      left,
      runs,
      at: clock.heard,
      vacation: vacation === null ? null : vacation - clock.at + clock.heard,
    }))
  }
}

import type { Language } from '@quadriga/kernel'
import type { Vacation } from '../days/clocks.ts'
import type { Situation } from '../days/situation.ts'

/** How far somebody had seen a table when they left it. */
export interface Visit {
  readonly seq: number
  readonly length: number
}

/** A situation, and when the first clock runs out. */
export interface TimedSituation {
  readonly situation: Situation
  readonly deadline: number | null
}

/** A browser that wants to be told: where, and with which keys of its own. */
export interface PushRecord {
  readonly endpoint: string
  readonly guest: string
  readonly p256dh: string
  readonly auth: string
  readonly language: Language
  /** The address of the page there: who answers for what is sent. */
  readonly origin: string
}

/** When somebody does not want to be told; hours of their day, and how far their day is from the world's in minutes. */
export interface NoticeWish {
  readonly quiet: { readonly from: number; readonly until: number; readonly offset: number } | null
}

/** A question that somebody is told of. */
export interface NoticeRecord {
  readonly table: string
  readonly seat: number
  readonly question: string
}

/** What is kept so that a table can be played over days. */
export interface DaysStore {
  situation(table: string): Promise<Situation | null>
  putSituation(table: string, timed: TimedSituation): Promise<void>
  /** Tables where a clock has run out, the longest first. */
  due(now: number, most: number): Promise<readonly string[]>

  putVisit(guest: string, table: string, visit: Visit): Promise<void>
  visit(guest: string, table: string): Promise<Visit | null>
  hide(guest: string, table: string, isHidden: boolean): Promise<void>
  removeMember(table: string, guest: string): Promise<void>

  putVacation(guest: string, vacation: Vacation): Promise<void>
  vacations(guests: readonly string[]): Promise<readonly (Vacation & { readonly guest: string })[]>

  /** A browser is told for one guest only: the last who asked for it. */
  putPush(push: PushRecord): Promise<void>
  pushesOf(guest: string): Promise<readonly PushRecord[]>
  removePush(endpoint: string): Promise<void>
  /** True for the first who asks: a question is told once, whichever process tells it. With `due` it is told then. */
  claimNotice(notice: NoticeRecord, due: number | null): Promise<boolean>
  /** Those that are to be told by now, each to the first who asks. */
  dueNotices(now: number): Promise<readonly NoticeRecord[]>
  putNoticeWish(guest: string, wish: NoticeWish): Promise<void>
  noticeWish(guest: string): Promise<NoticeWish | null>

  /** A secret of the server itself: the given one where there is none yet, else the one that is kept. */
  keptSecret(name: string, made: string): Promise<string>
}

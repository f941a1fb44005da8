import type { GameId } from '@quadriga/protocol'
import webPush from 'web-push'
import type { Store, TableRecord } from '../store/store.ts'
import type { NoticeRecord } from '../store/daysStore.ts'
import type { Names } from '../tables/names.ts'
import { noticeText } from './noticeText.ts'
import { isPublicEndpoint, type PushKeys, pushSender, type PushSender } from './pushSender.ts'
import { quietUntil } from './quiet.ts'
import type { AskedSeat } from './situation.ts'

/** What telling people needs of their server. */
export interface NotifierParts {
  readonly store: Store
  readonly names: Names
  readonly now: () => number
  /** Endpoints of this machine may be reached: only in tests. */
  readonly isTest: boolean
  /** Tells the screens that somebody has open at other tables. */
  readonly elsewhere: (person: string, table: string, game: GameId) => void
  readonly trouble: (what: string, error: unknown) => void
}

/** Tells people who are not at a table that it is their move: each question once, and not in their quiet hours. */
export class Notifier {
  readonly publicKey: string
  private readonly parts: NotifierParts
  private readonly send: PushSender

  private constructor(parts: NotifierParts, keys: PushKeys) {
    this.parts = parts
    this.publicKey = keys.publicKey
    this.send = pushSender(keys, parts.isTest)
  }

  /** The keys are made at the first start and kept: browsers know the server by them. */
  static async begun(parts: NotifierParts): Promise<Notifier> {
    const kept = await parts.store.keptSecret('push', JSON.stringify(webPush.generateVAPIDKeys()))
    return new Notifier(parts, JSON.parse(kept) as PushKeys)
  }

  mayReach(endpoint: string): boolean {
    return this.parts.isTest || isPublicEndpoint(endpoint)
  }

  /** People are asked at a table where they are not. */
  readonly asked = (record: TableRecord, questions: readonly AskedSeat[]): void => {
    for (const one of questions)
      void this.ask(record, one).catch((error: unknown) => this.parts.trouble('a notice', error))
  }

  private async ask(record: TableRecord, { person, seat, question }: AskedSeat): Promise<void> {
    const { store, now, elsewhere } = this.parts
    const wish = await store.noticeWish(person)
    const due = wish === null ? null : quietUntil(wish, now())
    if (!(await store.claimNotice({ table: record.id, seat, question }, due))) return
    elsewhere(person, record.id, record.game)
    if (due === null) await this.tell(record, person)
  }

  /** Tells what waited for the end of quiet hours, as far as it still waits for an answer. */
  async sweep(): Promise<void> {
    const { store, now } = this.parts
    for (const notice of await store.dueNotices(now())) {
      const [record, person] = await Promise.all([store.table(notice.table), this.stillAsked(notice)])
      if (record !== null && person !== null) await this.tell(record, person)
    }
  }

  private async stillAsked({ table, seat, question }: NoticeRecord): Promise<string | null> {
    const situation = await this.parts.store.situation(table)
    const asked = situation?.asked.find((one) => one.seat === seat && one.question === question)
    return asked?.person ?? null
  }

  private async tell({ id, game, holders }: TableRecord, person: string): Promise<void> {
    const { store, names, trouble } = this.parts
    const pushes = await store.pushesOf(person)
    if (pushes.length === 0) return
    const owners = (await store.situation(id))?.owners ?? holders.map((one) => one.id)
    await names.learn(owners)
    const others = [...new Set(owners)]
      .filter((one) => one !== '' && one !== person)
      .map((one) => names.of(one))
    for (const push of pushes)
      try {
        const text = JSON.stringify({ table: id, ...noticeText(game, others, push.language) })
        if ((await this.send(push, text, id)) === 'gone') await store.removePush(push.endpoint)
      } catch (error) {
        trouble('a push', error)
      }
  }
}

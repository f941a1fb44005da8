import type { Language } from '@quadriga/kernel'
import { deviceOf, type GameId } from '@quadriga/protocol'
import webPush from 'web-push'
import type { Mails } from '../mail/mails.ts'
import type { Store, TableRecord } from '../store/store.ts'
import type { NoticeRecord } from '../store/daysStore.ts'
import type { Names } from '../tables/names.ts'
import type { SeatOffer } from '../store/togetherStore.ts'
import { keptText, type NoticeText, noticeText } from './noticeText.ts'
import { isPublicEndpoint, type PushKeys, pushSender, type PushSender } from './pushSender.ts'
import { quietUntil } from './quiet.ts'
import type { AskedSeat } from './situation.ts'

/** What telling people needs of their server. */
export interface NotifierParts {
  readonly store: Store
  readonly names: Names
  readonly mails: Mails
  readonly now: () => number
  /** Endpoints of this machine may be reached: only in tests. */
  readonly isTest: boolean
  /** Tells the screens that somebody has open at other tables. */
  readonly elsewhere: (person: string, table: string, game: GameId) => void
  readonly trouble: (what: string, error: unknown) => void
}

/** In the place of a question: the seat itself is what one is asked about. */
const KEPT = 'kept'

/** Tells people who are not at a table that it is their move: each question once, and not in their quiet hours. */
export class Notifier {
  readonly publicKey: string
  private readonly parts: NotifierParts
  private readonly sendPush: PushSender

  private constructor(parts: NotifierParts, keys: PushKeys) {
    this.parts = parts
    this.publicKey = keys.publicKey
    this.sendPush = pushSender(keys, parts.isTest)
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

  private async ask(record: TableRecord, { person: asked, seat, question }: AskedSeat): Promise<void> {
    const person = deviceOf(asked)
    const { store, now, elsewhere } = this.parts
    const wish = await store.noticeWish(person)
    const due = wish === null ? null : quietUntil(wish, now())
    if (!(await store.claimNotice({ table: record.id, seat, question }, due))) return
    elsewhere(person, record.id, record.game)
    if (due === null) await this.tell(record, person)
  }

  /** Seats at a new table are kept for people who are not looking. */
  readonly kept = (record: TableRecord, offers: readonly SeatOffer[]): void => {
    // Who sits beside a guest is told with them.
    for (const { seat, guest } of offers.filter((offer) => deviceOf(offer.guest) === offer.guest))
      void this.keep(record, seat, guest).catch((error: unknown) => this.parts.trouble('a notice', error))
  }

  private async keep(record: TableRecord, seat: number, guest: string): Promise<void> {
    const { store, now } = this.parts
    const wish = await store.noticeWish(guest)
    const due = wish === null ? null : quietUntil(wish, now())
    if (!(await store.claimNotice({ table: record.id, seat, question: KEPT }, due))) return
    if (due === null) await this.tellKept(record, guest)
  }

  /** Tells what waited for the end of quiet hours, as far as it still waits for an answer. */
  async sweep(): Promise<void> {
    const { store, now } = this.parts
    for (const notice of await store.dueNotices(now())) {
      const record = await store.table(notice.table)
      if (record === null) continue
      const isKept = notice.question === KEPT
      const person = await (isKept ? this.stillKept(notice) : this.stillAsked(notice))
      if (person !== null) await (isKept ? this.tellKept(record, person) : this.tell(record, person))
    }
  }

  private async stillKept({ table, seat }: NoticeRecord): Promise<string | null> {
    const offer = (await this.parts.store.offersAt(table)).find((one) => one.seat === seat)
    return offer === undefined || offer.guest === '' ? null : offer.guest
  }

  private async tellKept({ id, game, createdBy }: TableRecord, guest: string): Promise<void> {
    const { names } = this.parts
    await names.learn([createdBy])
    const textIn = (language: Language): NoticeText => keptText(game, names.of(createdBy), language)
    await this.send(guest, { table: id, isKept: true }, textIn)
  }

  private async stillAsked({ table, seat, question }: NoticeRecord): Promise<string | null> {
    const situation = await this.parts.store.situation(table)
    const asked = situation?.asked.find((one) => one.seat === seat && one.question === question)
    return asked === undefined ? null : deviceOf(asked.person)
  }

  private async tell({ id, game, holders }: TableRecord, person: string): Promise<void> {
    const { store, names } = this.parts
    const owners = (await store.situation(id))?.owners ?? holders.map((one) => one.id)
    await names.learn(owners)
    const others = [...new Set(owners)]
      .filter((one) => one !== '' && deviceOf(one) !== person)
      .map((one) => names.of(one))
    await this.send(person, { table: id }, (language) => noticeText(game, others, language))
  }

  /** By web push, and by mail where no browser was reached: each question is told once. */
  private async send(
    person: string,
    about: { readonly table: string; readonly isKept?: true },
    textIn: (language: Language) => NoticeText,
  ): Promise<void> {
    const path = about.isKept === true ? `join?table=${about.table}` : `online/${about.table}`
    if (!(await this.push(person, about, textIn))) await this.parts.mails.tell(person, path, textIn)
  }

  /** Whether a browser of theirs took it. */
  private async push(
    person: string,
    about: { readonly table: string },
    textIn: (language: Language) => NoticeText,
  ): Promise<boolean> {
    const { store, trouble } = this.parts
    let isTaken = false
    for (const push of await store.pushesOf(person))
      try {
        const sent = await this.sendPush(
          push,
          JSON.stringify({ ...about, ...textIn(push.language) }),
          about.table,
        )
        if (sent === 'gone') await store.removePush(push.endpoint)
        if (sent === 'sent') isTaken = true
      } catch (error) {
        trouble('a push', error)
      }
    return isTaken
  }
}

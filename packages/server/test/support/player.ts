import { createRng, type Decision, sample } from '@quadriga/kernel'
import {
  type CreatedTable,
  type NewTable,
  patchedViews,
  PROTOCOL,
  type Seen,
  type ServerMessage,
  type StateMessage,
  type Told,
} from '@quadriga/protocol'
import { WebSocket } from 'ws'
import { servedGame } from '../../src/tables/games.ts'

let ids = 0
export const freshId = (): string => `test-command-${++ids}-${process.pid}`

/** A person with a cookie. */
export class Person {
  readonly at: string
  readonly name: string
  readonly id: string
  readonly cookie: string
  private constructor(at: string, name: string, id: string, cookie: string) {
    this.at = at
    this.name = name
    this.id = id
    this.cookie = cookie
  }

  static async named(name: string, at: string): Promise<Person> {
    const response = await fetch(`${at}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    if (response.status !== 200) throw new Error(`no guest: ${response.status}`)
    const { id } = (await response.json()) as { id: string }
    return new Person(at, name, id, (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
  }

  /** The same person at another address: the server came back elsewhere. */
  movedTo(at: string): Person {
    return new Person(at, this.name, this.id, this.cookie)
  }

  /** The same person on another device. */
  onDevice(cookie: string): Person {
    return new Person(this.at, this.name, this.id, cookie)
  }

  async ask<T = unknown>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const response = await fetch(`${this.at}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as T }
  }

  async create(wanted: NewTable): Promise<CreatedTable> {
    const { status, body } = await this.ask<CreatedTable>('POST', '/api/tables', wanted)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }

  join(code: string) {
    return this.ask<{ table: string; seat: number }>('POST', '/api/invitations/join', { code })
  }
}

type Game = NewTable['game']

/** A connection that keeps up with a table as a page does, and remembers every byte. */
export class Looking {
  readonly person: Person
  readonly heard: ServerMessage[] = []
  readonly texts: string[] = []
  /** When each of them came, in milliseconds. */
  readonly times: number[] = []
  readonly socket: WebSocket
  state: StateMessage | null = null
  views: readonly Seen[] = []
  told: Told[] = []
  isClosed = false
  private readonly waiting = new Set<() => void>()
  private readonly rng

  /** `as` looks through the eyes of somebody beside this person. */
  constructor(person: Person, table: string, game: Game, known?: Looking, as?: number) {
    this.person = person
    this.rng = createRng(person.name)
    this.socket = new WebSocket(`${person.at.replace('http', 'ws')}/api/live`, {
      headers: { cookie: person.cookie },
    })
    const before = known?.state ?? null
    const since = before === null ? {} : { since: { seq: before.seq, length: before.length } }
    if (known !== undefined) this.told = [...known.told]
    const { build } = servedGame(game)
    this.socket.on('open', () =>
      this.send({ kind: 'hello', v: PROTOCOL, table, build, ...since, ...(as === undefined ? {} : { as }) }),
    )
    this.socket.on('message', (data: Buffer) => this.take(data.toString('utf8')))
    this.socket.on('error', () => undefined)
    this.socket.on('close', () => {
      this.isClosed = true
      this.wake()
    })
  }

  private take(text: string): void {
    this.texts.push(text)
    this.times.push(performance.now())
    const message = JSON.parse(text) as ServerMessage
    this.heard.push(message)
    if (message.kind === 'state') {
      this.state = message
      this.views = message.views
    }
    if (message.kind === 'update' && this.state !== null) {
      this.views = patchedViews(this.views, message.patches)
      const { kind: _, patches: _patches, ...shown } = message
      this.state = { ...this.state, ...shown }
    }
    if (message.kind === 'state' || message.kind === 'update')
      this.told = [...this.told.filter(({ answer }) => answer < message.from), ...message.told]
    if (message.kind === 'request' && this.state !== null)
      this.state = { ...this.state, request: message.request }
    if (message.kind === 'people' && this.state !== null)
      this.state = { ...this.state, people: message.people }
    this.wake()
  }

  private wake(): void {
    for (const look of this.waiting) look()
  }

  /** Waits until something is true of what was heard; a connection that ends before is an error. */
  until<T>(find: () => T | undefined | null | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find()
        if (found !== undefined && found !== null && found !== false) {
          this.waiting.delete(look)
          resolve(found)
        } else if (this.isClosed) {
          this.waiting.delete(look)
          reject(new Error(`the connection ended: ${this.texts.at(-1) ?? ''}`))
        }
      }
      this.waiting.add(look)
      look()
    })
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  ready(): Promise<StateMessage> {
    return this.until(() => this.state)
  }

  /** Sends a command and waits for what comes of it. */
  async command(command: object): Promise<Extract<ServerMessage, { kind: 'done' | 'refused' }>> {
    const { era } = await this.ready()
    const id = freshId()
    this.send({ id, era, ...command })
    const own = (command as { id?: string }).id ?? id
    const from = this.heard.length
    return this.until(() =>
      this.heard
        .slice(from)
        .find((one): one is Extract<ServerMessage, { kind: 'done' | 'refused' }> => isReply(one, own)),
    )
  }

  /** Everything that the server had sent before is heard: messages keep their order. */
  async caughtUp(): Promise<void> {
    const id = freshId()
    this.send({ kind: 'past', id, at: 0, events: 0 })
    await this.until(() => this.heard.some((one) => one.kind === 'past' && one.id === id))
  }

  /** What this person's seats are asked now, as long as they hold them. */
  asked(): Decision | undefined {
    const { state } = this
    if (state === null) return undefined
    const mine = (seat: number): boolean =>
      state.holders[seat]?.kind === 'person' && state.holders[seat]?.id === state.you.id
    return this.views
      .flatMap((view) => view.pending.filter(({ seat, open }) => seat === view.viewer && !open && mine(seat)))
      .at(0)
  }

  answerTo({ id, seat }: Decision, picks: readonly string[]) {
    return { kind: 'answer', decision: id, seat, picks }
  }

  /** Answers by chance. A bot that acts at the same time may take the question away. */
  async answer(): Promise<void> {
    const decision = await this.until(() => this.asked())
    const reply = await this.command(this.answerTo(decision, sample(decision, this.rng)))
    const isLate = this.hasBots && reply.kind === 'refused' && reply.reasons[0]?.key === 'refused.stale'
    if (reply.kind === 'refused' && !isLate) throw new Error(JSON.stringify(reply.reasons))
  }

  private get hasBots(): boolean {
    return this.state?.holders.some(({ kind }) => kind === 'bot') ?? false
  }

  /** Waits until the server has ended the connection; why. */
  async ended(): Promise<string | null> {
    if (!this.isClosed) await new Promise((resolve) => this.socket.once('close', resolve))
    const last = this.heard.at(-1)
    return last?.kind === 'problem' ? last.why : null
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.isClosed) return resolve()
      this.socket.once('close', () => resolve())
      this.socket.close()
    })
  }
}

function isReply(message: ServerMessage, id: string): boolean {
  return (message.kind === 'done' || message.kind === 'refused') && message.id === id
}

/** Everybody answers by chance until so many answers lie behind the table or the game is over. */
export async function playTo(length: number, ...players: readonly Looking[]): Promise<void> {
  for (;;) {
    const [first] = players
    if (first === undefined) return
    const behind = (first.state?.length ?? 0) >= length || isOver(first)
    if (behind) return
    const asking = players.find((one) => one.asked() !== undefined)
    if (asking !== undefined) {
      await asking.answer()
      const now = asking.state?.seq ?? 0
      await Promise.all(players.map((one) => one.until(() => (one.state?.seq ?? 0) >= now)))
    } else await first.until(() => players.some((one) => one.asked() !== undefined) || isOver(first))
  }
}

export const isOver = (one: Looking): boolean => one.views[0]?.outcome !== null

export const duel: NewTable = {
  game: 'dicethrone',
  setup: { heroes: ['gunslinger', 'barbarian'] },
  seats: [{ kind: 'me' }, { kind: 'invited' }],
  contract: { fair: true, watchers: true },
}

export const heroes: NewTable = {
  game: 'champions',
  setup: { heroes: ['spider-man', 'she-hulk'], scenario: 'rhino' },
  seats: [{ kind: 'me' }, { kind: 'invited' }],
  contract: { fair: false, watchers: false },
}

/** Ann begins a table, Ben joins it by the invitation, and both look at it. */
export async function twoAt(at: string, wanted: NewTable = duel) {
  const [ann, ben] = await Promise.all([Person.named('Ann', at), Person.named('Ben', at)])
  const { id, invitations } = await ann.create(wanted)
  const code = invitations.find(({ seat }) => seat === 1)?.code ?? ''
  const joined = await ben.join(code)
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body))
  const [first, second] = [new Looking(ann, id, wanted.game), new Looking(ben, id, wanted.game)]
  await Promise.all([first.ready(), second.ready()])
  return { id, ann, ben, first, second, invitations, code }
}

/** Two people at a table, one of whom is away and is asked by what the other does. */
export async function askedWhileAway(away: Looking, here: Looking): Promise<void> {
  await playTo(4, away, here)
  if (away.asked() !== undefined) {
    while (away.asked() !== undefined) await away.answer()
    await here.until(() => here.asked() !== undefined)
  }
  await away.close()
  await here.until(() => here.state?.people.some((one) => one.id === away.person.id && !one.isHere))
  const seat = here.state?.owners.indexOf(away.person.id) ?? -1
  const isAsked = (): boolean =>
    here.views.some(({ pending }) => pending.some((one) => one.seat === seat && !one.open))
  while (!isAsked() && here.asked() !== undefined) await here.answer()
}

import { setTimeout as pause } from 'node:timers/promises'
import { createRng, type Decision, sample } from '@quadriga/kernel'
import { duel, freshId, isOver, Looking, Person } from '../support/player.ts'
import type { Servers } from './servers.ts'

/** A table that was played at, and what its players were told. */
export interface PlayedTable {
  readonly id: string
  /** The commands that were acknowledged, by player and in order. */
  readonly acknowledged: readonly [string[], string[]]
  /** What they saw last. */
  pages: readonly Looking[]
}

interface Unsure {
  readonly player: 0 | 1
  readonly id: string
  readonly command: object
}

const AGAIN = 25

/**
 * Two people who play one game after the other by chance, at different servers where there are several. Whatever breaks, they come
 * back, and send again what was not acknowledged.
 */
export class Pair {
  readonly tables: PlayedTable[] = []
  repeated = 0
  private readonly servers: Servers
  private readonly number: number
  private readonly acknowledged: () => void
  private readonly rng
  private people: [Person, Person] | null = null
  private unsure: Unsure | null = null
  private tries = 0
  private isOver = false

  constructor(servers: Servers, number: number, acknowledged: () => void) {
    this.servers = servers
    this.number = number
    this.acknowledged = acknowledged
    this.rng = createRng(`pair ${number}`)
  }

  /** Plays until it is told to stop. */
  async play(): Promise<void> {
    while (!this.isOver) await this.attempt(() => this.playOn())
  }

  /** No further command; what is unsure is still made sure. */
  async stop(): Promise<void> {
    this.isOver = true
  }

  /** Makes sure of the last command and looks at the table once more. */
  async settle(): Promise<void> {
    for (;;) {
      const isDone = await this.attempt(async () => {
        await this.come()
        if (this.unsure !== null) await this.send(this.unsure)
      })
      if (isDone) return
    }
  }

  async leave(): Promise<void> {
    await Promise.all(this.tables.flatMap(({ pages }) => pages.map((page) => page.close())))
  }

  /** What a broken connection or a server that is not there may do; everything else is a fault. */
  private async attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (!isInterrupted(error)) throw error
      this.tries++
      await pause(AGAIN)
      return false
    }
  }

  private get now(): PlayedTable {
    return this.tables.at(-1) as PlayedTable
  }

  private async playOn(): Promise<void> {
    await this.come()
    if (this.unsure !== null) await this.send(this.unsure)
    while (!this.isOver) {
      const asked = await this.asked()
      if (asked === null) break
      const [player, decision] = asked
      const page = this.now.pages[player] as Looking
      const command = { ...page.answerTo(decision, sample(decision, this.rng)), era: 0 }
      await this.send({ player, id: freshId(), command })
    }
    if (!this.isOver) await this.begin()
  }

  /** Who is asked what; null where the game is over. */
  private async asked(): Promise<[0 | 1, Decision] | null> {
    const [first, second] = this.now.pages as [Looking, Looking]
    const look = (): { readonly asked: [0 | 1, Decision] | null } | undefined => {
      const [a, b] = [first.asked(), second.asked()]
      if (a !== undefined) return { asked: [0, a] }
      if (b !== undefined) return { asked: [1, b] }
      return isOver(first) || isOver(second) ? { asked: null } : undefined
    }
    return (await Promise.race([first.until(look), second.until(look)])).asked
  }

  private async send(unsure: Unsure): Promise<void> {
    this.unsure = unsure
    const { player, id, command } = unsure
    const reply = await (this.now.pages[player] as Looking).command({ ...command, id })
    this.unsure = null
    if (reply.kind !== 'done') return
    if (reply.again) this.repeated++
    this.now.acknowledged[player].push(id)
    this.acknowledged()
  }

  /** Both are connected and shown the table; whoever is not comes back, to the next server where several are. */
  private async come(): Promise<void> {
    if (this.tables.length === 0) return this.begin()
    const people = this.people as [Person, Person]
    this.now.pages = this.now.pages.map((page, player) => {
      if (!page.isClosed) return page
      const at = this.servers.at(this.number + player + this.tries)
      return new Looking((people[player] as Person).movedTo(at), this.now.id, 'dicethrone', page)
    })
    await Promise.all(this.now.pages.map((page) => page.ready()))
  }

  private async begin(): Promise<void> {
    const at = (player: 0 | 1): string => this.servers.at(this.number + player)
    const [ann, ben] = (this.people ??= await guests(this.number, at))
    const [host, guest] = [ann.movedTo(at(0)), ben.movedTo(at(1))]
    const { id, invitations } = await host.create(duel)
    const code = invitations.find(({ seat }) => seat === 1)?.code ?? ''
    const joined = await guest.join(code)
    if (joined.status !== 200) throw new Interrupted(`could not join: ${joined.status}`)
    await this.leave()
    const pages = [new Looking(host, id, 'dicethrone'), new Looking(guest, id, 'dicethrone')]
    this.tables.push({ id, acknowledged: [[], []], pages })
    await Promise.all(pages.map((page) => page.ready()))
  }
}

class Interrupted extends Error {}

async function guests(number: number, at: (player: 0 | 1) => string): Promise<[Person, Person]> {
  return [await Person.named(`Ann ${number}`, at(0)), await Person.named(`Ben ${number}`, at(1))]
}

function isInterrupted(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isNetwork = error instanceof TypeError && /fetch failed|terminated/.test(error.message)
  const isRefused = /the connection ended|no guest|"error":/.test(error.message)
  return error instanceof Interrupted || isNetwork || isRefused
}

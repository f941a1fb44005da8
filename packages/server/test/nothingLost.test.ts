import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRng, resume, sample, view } from '@quadriga/kernel'
import { sqliteStore } from '@quadriga/server'
import { afterAll, expect, test } from 'vitest'
import { servedGame } from '../src/tables/games.ts'
import { replayed } from '../src/tables/replayed.ts'
import { duel, freshId, isOver, Looking, Person } from './support/player.ts'

const folder = mkdtempSync(join(tmpdir(), 'quadriga-kills-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const KILLS = 4
const TABLES = 6
/** It ends what hangs, and measures nothing: servers are begun again and again. */
const PATIENCE = 600_000

async function begun(file: string): Promise<{ child: ChildProcess; at: string }> {
  const child = fork(join(import.meta.dirname, 'support/child.ts'), [file], { stdio: 'inherit' })
  const [port] = (await once(child, 'message')) as [number]
  return { child, at: `http://127.0.0.1:${port}` }
}

/** Somebody who plays both seats by chance, and sends again what was not acknowledged. */
class Player {
  readonly table: string
  readonly acknowledged: string[] = []
  looking: Looking
  private readonly person: Person
  private readonly rng
  private readonly onAcknowledged: () => void
  private unsure: { readonly id: string; readonly command: object } | null = null
  repeated = 0

  constructor(person: Person, table: string, onAcknowledged: () => void) {
    this.onAcknowledged = onAcknowledged
    this.person = person
    this.table = table
    this.rng = createRng(table)
    this.looking = new Looking(person, table, 'dicethrone')
  }

  comeBack(at: string): void {
    this.looking = new Looking(this.person.movedTo(at), this.table, 'dicethrone', this.looking)
  }

  /** Plays until the connection breaks or the game is over. */
  async play(): Promise<void> {
    try {
      await this.looking.ready()
      if (this.unsure !== null) await this.send(this.unsure.command, this.unsure.id)
      while (!isOver(this.looking)) {
        const decision = await this.looking.until(() => this.looking.asked())
        const picks = sample(decision, this.rng)
        await this.send({ ...this.looking.answerTo(decision, picks), era: 0 }, freshId())
      }
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('the connection ended')) throw error
    }
  }

  private async send(command: object, id: string): Promise<void> {
    this.unsure = { id, command }
    const reply = await this.looking.command({ ...command, id })
    if (reply.kind === 'done' && reply.again) this.repeated++
    this.unsure = null
    if (reply.kind !== 'done') return
    this.acknowledged.push(id)
    this.onAcknowledged()
  }
}

test(
  'a server that is killed again and again loses nothing that it acknowledged, and does nothing twice',
  async () => {
    const file = join(folder, 'tables.sqlite')
    let server = await begun(file)
    let left = 0
    const acknowledged = (): void => {
      left--
      if (left === 0) server.child.kill('SIGKILL')
    }
    const seats = [{ kind: 'me' }, { kind: 'me' }] as const
    const players = await Promise.all(
      Array.from({ length: TABLES }, async (_, n) => {
        const person = await Person.named(`Player ${n}`, server.at)
        const { id } = await person.create({ ...duel, seats: [...seats] })
        return new Player(person, id, acknowledged)
      }),
    )
    const rng = createRng('kills')
    for (let n = 0; n < KILLS; n++) {
      left = 20 + rng.below(40)
      await Promise.all(players.map((player) => player.play()))
      server = await begun(file)
      for (const player of players) player.comeBack(server.at)
    }
    await Promise.all(players.map((player) => player.looking.ready()))
    const last = players.map(({ looking }) => looking.views)
    server.child.kill('SIGKILL')

    const store = await sqliteStore(file)
    for (const [i, { table, acknowledged: known }] of players.entries()) {
      const [record, rows] = [await store.table(table), await store.rows(table)]
      const commands = rows.map(({ cmd }) => cmd?.split('/')[1])
      expect(new Set(commands).size).toBe(commands.length)
      const positions = known.map((id) => commands.indexOf(id))
      expect(positions.every((place) => place >= 0)).toBe(true)
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      // What the client was shown is what the log says.
      const again = resume(servedGame('dicethrone').game, replayed(record!, rows).save)
      if (!again.ok) throw new Error('the log cannot be played again')
      const { state } = again.resumed.history
      const seen = last[i]!.map(({ viewer }) => {
        const { events: _, ...rest } = view(state, viewer)
        return JSON.parse(JSON.stringify(rest)) as unknown
      })
      expect(last[i]).toEqual(seen)
    }
    await store.close()
    expect(players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBeGreaterThan(
      KILLS * TABLES,
    )
  },
  PATIENCE,
)

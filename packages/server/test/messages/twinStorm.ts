import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { createRng, type Rng, sample } from '@quadriga/kernel'
import type { Store } from '../../src/store/store.ts'
import { freshId, isOver, Looking, Person } from '../support/player.ts'
import { type Serving, serving } from '../support/serving.ts'
import { mutant } from './mutant.ts'
import { dealt } from './twins.ts'

/** What came of it. */
export interface Compared {
  /** Messages, each to both games of a pair. */
  sent: number
  damaged: number
  ended: number
  pairs: number
  /** Pairs in which Ben was shown another hand: all of them, or nothing was compared with anything. */
  different: number
  /** Messages that the seat was sent and that were the same in both games, byte for byte. */
  compared: number
  bytes: number
  /** How often the seat heard later at a game than at its twin, and the other way round. */
  readonly later: [number, number]
  readonly faults: string[]
}

/**
 * How far the two numbers of `later` are from as many on either side, in standard deviations: beyond four, times would tell something. Which
 * of the two is dealt the other hand, and which is sent a message first, is drawn anew, so that a busy machine makes no difference.
 */
export function timesApart([one, other]: Compared['later']): number {
  return one + other === 0 ? 0 : Math.abs(one - other) / Math.sqrt(one + other)
}

/** Messages to one pair of games; then the next is dealt. */
const EACH = 80

/**
 * Sends the same generated messages, half of them damaged, to pairs of games that differ only in the cards that Ben holds, and compares every
 * message that Ann is sent. Ben never touches his hand; where his cards make a difference in the open, the next pair is dealt.
 */
export async function twinStorm(messages: number, seed: string): Promise<Compared> {
  const found: Compared = {
    sent: 0,
    damaged: 0,
    ended: 0,
    pairs: 0,
    different: 0,
    compared: 0,
    bytes: 0,
    later: [0, 0],
    faults: [],
  }
  const watch = new Writing()
  const server = await serving({ through: (store) => watch.over(store) })
  const people = [await Person.named('Ann', server.at), await Person.named('Ben', server.at)] as const
  while (found.sent < messages && found.faults.length === 0) {
    const pair = new TwinPair(server, watch, people, createRng(`${seed}/${found.pairs}`), found)
    await pair.play(`${seed}/${found.pairs}`)
    found.pairs++
  }
  found.faults.push(...server.troubles)
  await server.remove()
  return found
}

/** The store, and whether something is being written. */
class Writing {
  store!: Store
  private writes = 0

  over(store: Store): Store {
    this.store = store
    return {
      ...store,
      append: async (parts) => {
        this.writes++
        return store.append(parts).finally(() => this.writes--)
      },
    }
  }

  /** Everything that was read by the server so far is written and told. */
  async settled(): Promise<void> {
    do {
      await turn()
      await turn()
    } while (this.writes > 0)
    await turn()
  }
}

type Both = [Looking, Looking]

class TwinPair {
  private readonly server: Serving
  private readonly writing: Writing
  private readonly people: readonly [Person, Person]
  private readonly rng: Rng
  private readonly found: Compared
  private ids: readonly [string, string] = ['', '']
  /** By player: their screens at the two games. */
  private screens: [Both, Both] | null = null
  private seen = 0
  private readonly order: Rng
  /** Which of the two games has the other hand. */
  private readonly twin: number
  /** Which game is sent something first. */
  private inTurn: readonly [0 | 1, 0 | 1] = [0, 1]
  private sentAt: [number, number] = [0, 0]

  constructor(
    server: Serving,
    writing: Writing,
    people: readonly [Person, Person],
    rng: Rng,
    found: Compared,
  ) {
    this.server = server
    this.writing = writing
    this.people = people
    this.rng = rng
    this.order = createRng(`order ${found.pairs}`)
    this.twin = this.order.below(2)
    this.found = found
  }

  async play(seed: string): Promise<void> {
    const id = (twin: number): string =>
      createHash('sha256').update(`${seed} ${twin}`).digest('base64url').slice(0, 22)
    this.ids = [id(0), id(1)]
    const [ann, ben] = this.people
    for (const [n, one] of this.ids.entries())
      await dealt(this.writing.store, { id: one, seed, isTwin: n === this.twin }, ann, ben)
    const first = await this.come(0)
    this.screens = [first, await this.come(1)]
    await this.settle()
    const [one, other] = this.screens[1].map(({ views }) => JSON.stringify(views))
    if (one !== other) this.found.different++
    for (let n = 0; n < EACH && this.found.faults.length === 0; n++) {
      const message = this.message(n)
      if (message === null) break
      await this.send(...message)
      await this.settle()
      this.compareTimes()
      this.compare()
      await this.comeBack()
    }
    await Promise.all(this.all().map((screen) => screen.close()))
  }

  private all(): readonly Looking[] {
    return (this.screens ?? []).flatMap((both) => this.inTurn.map((game) => both[game]))
  }

  /** One screen after the other, so that who is there is told in the same order. */
  private async come(player: 0 | 1): Promise<Both> {
    const both: Looking[] = []
    for (const id of this.ids) {
      const screen = new Looking(this.people[player], id, 'dicethrone')
      await screen.ready()
      both.push(screen)
    }
    return both as Both
  }

  /** What a player may say at both games alike; null where the games have parted in the open, or are over. */
  private message(n: number): [0 | 1, string] | null {
    const [ann, ben] = this.screens as [Both, Both]
    if (isOver(ann[0])) return null
    const asked = [ann, ben].map(([one, other]) => [one.asked(), other.asked()] as const)
    const actor = asked[1]?.[0] === undefined ? 0 : this.rng.below(3) === 0 ? 0 : 1
    const [mine, same] = asked[actor] as (typeof asked)[number]
    if (mine?.id !== same?.id) return null
    const base = { id: `twin-command-${n}`, era: ann[0].state?.era ?? 0 }
    const length = ann[0].state?.length ?? 0
    switch (this.rng.below(9)) {
      case 0:
        return [actor, JSON.stringify({ kind: 'say', phrase: 'thanks' })]
      case 1:
        return [
          actor,
          JSON.stringify({
            kind: 'past',
            id: base.id,
            at: this.rng.below(length + 2),
            events: this.rng.below(3),
          }),
        ]
      case 2:
        return [
          actor,
          JSON.stringify({ ...base, kind: 'undo', to: Math.max(0, length - 1 - this.rng.below(3)) }),
        ]
      case 3:
        return [actor, JSON.stringify({ ...base, kind: 'redo' })]
      case 4:
        return [
          actor,
          JSON.stringify({
            ...base,
            kind: 'consent',
            request: 1 + this.rng.below(3),
            agrees: this.rng.below(2) === 0,
          }),
        ]
    }
    if (mine === undefined || same === undefined) return [actor, JSON.stringify({ ...base, kind: 'redo' })]
    // Ben never touches his hand: he passes, ends, or does what every hand would let him do.
    const free = mine.options.filter(
      ({ thing, key }) => thing < 0 && same.options.some((one) => one.key === key),
    )
    const end = free.find(({ role }) => role === 'pass' || role === 'end' || role === 'decline')
    const only = (end ?? free[0])?.key
    if (actor === 1 && only === undefined) return null
    const picks = actor === 0 ? sample(mine, this.rng) : [only ?? '']
    return [actor, JSON.stringify({ ...base, ...ann[0].answerTo(mine, picks) })]
  }

  private async send(player: 0 | 1, text: string): Promise<void> {
    const isDamaged = this.rng.below(2) === 0
    const sent = isDamaged ? mutant(text, this.rng) : text
    if (this.order.below(2) === 0) this.inTurn = [this.inTurn[1], this.inTurn[0]]
    for (const game of this.inTurn) {
      this.sentAt[game] = performance.now()
      this.screens?.[player][game]?.send(sent)
    }
    this.found.sent++
    if (isDamaged) this.found.damaged++
  }

  /** Both games have read, written and told everything. */
  private async settle(): Promise<void> {
    await this.heardAll()
    await this.writing.settled()
    await this.heardAll()
  }

  private async heardAll(): Promise<void> {
    const id = freshId()
    const ask = async (screen: Looking): Promise<void> => {
      if (screen.isClosed) return
      screen.send({ kind: 'past', id, at: 0, events: 0 })
      try {
        await screen.until(() => screen.heard.some((one) => one.kind === 'past' && one.id === id))
      } catch {
        // The server has ended the connection: then everything before was heard.
      }
    }
    await Promise.all(this.all().map(ask))
  }

  /** At which of the two games Ann heard sooner what came of the last message. */
  private compareTimes(): void {
    const [one, other] = (this.screens?.[0] ?? []).map(({ times }) => times[this.seen])
    if (one === undefined || other === undefined) return
    const apart = one - this.sentAt[0] - (other - this.sentAt[1])
    const isFirstLater = apart > 0
    if (apart !== 0) this.found.later[isFirstLater === (this.twin === 0) ? 1 : 0]++
  }

  private compare(): void {
    if (this.screens === null) return
    const [[one, other]] = this.screens
    const texts = [one, other].map(({ texts: all }, n) =>
      all.slice(this.seen).map((text) => text.replaceAll(this.ids[n] ?? '', 'TABLE')),
    ) as [string[], string[]]
    const [left, right] = texts
    for (let n = 0; n < Math.max(left.length, right.length); n++) {
      if (left[n] !== right[n]) {
        this.found.faults.push(`Ann is sent ${left[n]?.slice(0, 400)} and ${right[n]?.slice(0, 400)}`)
        return
      }
      this.found.compared++
      this.found.bytes += left[n]?.length ?? 0
    }
    this.seen = one.texts.length
  }

  /** Who was sent away comes back; at both games, or the games have told Ann apart. */
  private async comeBack(): Promise<void> {
    for (const player of [0, 1] as const) {
      const both = this.screens?.[player] as Both
      if (both[0].isClosed !== both[1].isClosed)
        this.found.faults.push('one game ended a connection, the other did not')
      if (!both[0].isClosed || !both[1].isClosed) continue
      this.found.ended++
      if (player === 0) this.seen = 0
      if (this.screens !== null) this.screens[player] = await this.come(player)
      await this.settle()
      this.compare()
    }
  }
}

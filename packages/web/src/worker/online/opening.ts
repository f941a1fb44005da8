import type { ServerMessage } from '@quadriga/protocol'
import { type Ended, Link } from './link.ts'
import { Mirror } from './mirror.ts'
import type { OnlineTable } from './onlineTable.ts'
import { allBeside, type Sitter } from './sitter.ts'

type Everybody = readonly [Sitter, ...Sitter[]]

/** Connects everybody at this device to a table: the guest, then whoever the table says sits beside them. */
export class Opening {
  /** All of them, once each was shown the table; or why there is no way to it. */
  readonly everybody: Promise<Everybody | Ended>
  private table: OnlineTable | null = null
  /** What was heard before there was a table to tell it. */
  private readonly early: (readonly [ServerMessage, Sitter])[] = []
  private readonly id: string
  private readonly build: string

  constructor(id: string, build: string) {
    this.id = id
    this.build = build
    this.everybody = this.opened()
  }

  /** What is heard from now on goes to this table. */
  begin(table: OnlineTable): void {
    this.table = table
    for (const [message, sitter] of this.early) table.heard(message, sitter)
  }

  private async opened(): Promise<Everybody | Ended> {
    const guest = await this.connected()
    if (typeof guest === 'string') return guest
    const { you, owners } = guest.mirror
    const others = await Promise.all(allBeside(you.id, owners).map((n) => this.connected(n)))
    return [guest, ...others.filter((one) => typeof one !== 'string')]
  }

  private connected(as?: number): Promise<Sitter | Ended> {
    return new Promise((resolve) => {
      let sitter: Sitter | null = null
      const heard = (message: ServerMessage): void => {
        if (sitter === null) {
          if (message.kind !== 'state') return
          sitter = { mirror: new Mirror(message), link }
          return resolve(sitter)
        }
        if (this.table === null) this.early.push([message, sitter])
        else this.table.heard(message, sitter)
      }
      const since = () =>
        sitter === null ? null : { seq: sitter.mirror.now.seq, length: sitter.mirror.now.length }
      const ended = (why: Ended): void => {
        this.table?.over(why)
        resolve(why)
      }
      const link: Link = new Link(
        this.id,
        this.build,
        { since, heard, connected: () => this.table?.connected(), ended },
        as,
      )
    })
  }
}

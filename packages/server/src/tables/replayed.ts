import type { Save, SavedAnswer } from '@quadriga/kernel'
import { hasBot, type Holder, peopleOf, type UndoRequest } from '@quadriga/table'
import type { LogRow, TableRecord } from '../store/store.ts'

/** Everything that the log of a table says, as of its last row. */
export interface Replayed {
  readonly save: Save
  readonly holders: readonly Holder[]
  /** To whom each seat belongs, also while a bot plays it; '' for nobody. */
  readonly owners: readonly string[]
  /** Undos, by the number of their row and how many answers they left. */
  readonly undos: readonly { readonly seq: number; readonly to: number }[]
  /** Commands that were done. */
  readonly commands: ReadonlySet<string>
  /** An undo that somebody asks the others for. */
  readonly request: UndoRequest | null
  /** How many such requests there were. */
  readonly requests: number
  /** A bot sits here, or has sat here. */
  readonly hadBots: boolean
}

/** Reads a log: what was taken back is left out of the game, and who sits where is as the last row says. */
export function replayed(record: TableRecord, rows: readonly LogRow[]): Replayed {
  const answers: SavedAnswer[] = []
  const undos: { seq: number; to: number }[] = []
  const commands = new Set<string>()
  let { holders } = record
  let owners = holders.map(ownerOf)
  let reseed: string | null = null
  let request: UndoRequest | null = null
  let requests = 0
  let hadBots = hasBot(holders)
  rows.forEach((row, seq) => {
    if (row.cmd !== undefined) commands.add(row.cmd)
    request = row.kind === 'request' ? row.request : null
    switch (row.kind) {
      case 'answer':
        answers.push(answerIn(row))
        reseed = null
        break
      case 'undo':
        answers.length = row.to
        undos.push({ seq, to: row.to })
        ;({ reseed } = row)
        break
      case 'seated':
        holders = holders.with(row.seat, row.holder)
        owners = ownersAfter(owners, row)
        hadBots ||= hasBot(holders)
        break
      case 'request':
        requests = Math.max(requests, row.request?.id ?? 0)
    }
  })
  const save = saveOf(record, holders, answers, reseed)
  return { save, holders, owners, undos, commands, request, requests, hadBots }
}

type Seated = Extract<LogRow, { kind: 'seated' }>

/** A seat belongs to the last person who sat there, until they leave the table. */
export function ownersAfter(owners: readonly string[], { seat, holder, left }: Seated): string[] {
  if (left === true) return owners.with(seat, '')
  return holder.kind === 'person' ? owners.with(seat, holder.id) : [...owners]
}

function ownerOf({ kind, id }: Holder): string {
  return kind === 'person' ? id : ''
}

function answerIn(row: Extract<LogRow, { kind: 'answer' }>): SavedAnswer {
  const { kind: _, cmd: _id, ...answer } = row
  return answer
}

function saveOf(
  { game, build, setup, seed, chance }: TableRecord,
  holders: readonly Holder[],
  answers: readonly SavedAnswer[],
  reseed: string | null,
): Save {
  const people = holders.map(({ id }) => id)
  const waits = reseed === null ? {} : { reseed }
  return { format: 1, game, build, setup, seed, people, chance, answers, ...waits }
}

/** The same game without anybody's id: people are numbered, for a file that leaves the server. */
export function withoutIds(save: Save, holders: readonly Holder[]): Save {
  const known = peopleOf(holders)
  const label = (id: string): string => {
    const n = known.indexOf(id)
    return n < 0 ? id : `person ${n + 1}`
  }
  return {
    ...save,
    people: save.people.map(label),
    answers: save.answers.map((one) => (one.w === undefined ? one : { ...one, w: label(one.w) })),
  }
}

import type { History, State } from '@quadriga/kernel'
import { isContinuation } from './acts.ts'
import { type Holder, isHeldBy, peopleOf } from './holder.ts'
import type { Log } from './log.ts'
import { type Done, done, refused, refusedBy } from './refusal.ts'
import { answersBefore, type UndoMenu, undoMenu } from './undoMenu.ts'
import { agreedBy, type UndoRequest } from './undoRequest.ts'

/** The table as far as taking back concerns it. */
export interface Undoable {
  readonly history: History
  readonly log: Log
  readonly holders: readonly Holder[]
  readonly isReadOnly: boolean
  /** Bots never agree to take back what was revealed. */
  readonly isFair: boolean
  /** A bot sits here, or has sat here: who takes its seat for a moment does not agree for it. */
  readonly hadBots: boolean
  /** Only so many answers are left, by somebody's wish. */
  readonly wasUndone: (to: number, by: string) => void
  /** Answers from this number on were done again, the first of them in this state. */
  readonly wasRedone: (before: State, from: number) => void
  /** Somebody asks the others for an undo, or no longer. */
  readonly wasRequested: () => void
}

/** Who may take back what at a table, and do it again. Permission is by person, who may hold several seats. */
export class Permissions {
  private readonly table: Undoable
  private asked: UndoRequest | null
  private requests: number

  /** `asked` is a request that was open when the table was put away, `requests` how many there had been. */
  constructor(table: Undoable, asked: UndoRequest | null = null, requests = asked?.id ?? 0) {
    this.table = table
    this.asked = asked
    this.requests = requests
  }

  /** The undo that somebody asks the others for. */
  get request(): UndoRequest | null {
    return this.asked
  }

  /** What a person may take back, and how far without a word. */
  menuOf(person: string): UndoMenu {
    return undoMenu(this.table.history, this.table.log, person, this.others(person))
  }

  /** Whether a person goes back so far alone: nobody else answered since, and nobody learned anything. */
  isFree(person: string, to: number): boolean {
    return this.table.history.mayUndoAlone(person, to)
  }

  /** The number of answers before the last `count` ones that a person was really asked for; -1 when there are not so many. */
  answersBefore(person: string, count: number): number {
    return answersBefore(this.table.history, this.table.holders, person, count)
  }

  /** Goes back to after so many answers: freely as far as nothing was revealed, else with the consent of everybody else. */
  undo(by: string, to: number, agreed: readonly string[] = []): Done {
    const { history, isReadOnly } = this.table
    if (isReadOnly) return refusedBy('table.readOnly')
    if (this.isForbidden(by, to)) return refusedBy('table.fair')
    const refusal = history.undo(to, by, [...agreed, ...this.silent()])
    if (refusal !== null) return refused(refusal)
    this.drop()
    this.table.wasUndone(to, by)
    return done
  }

  /** Asks the others for an undo; done at once where nobody need be asked. */
  ask(by: string, to: number): Done {
    const waitsFor = this.others(by)
    const isDecided = this.table.isReadOnly || waitsFor.length === 0 || this.isForbidden(by, to)
    if (isDecided || this.isFree(by, to)) return this.undo(by, to)
    this.requests++
    this.asked = { id: this.requests, by, to, waitsFor }
    this.table.wasRequested()
    return done
  }

  /** Agrees to the undo that somebody asks for, or not: the last consent does it, the first refusal ends the request. */
  consent(id: number, person: string, agrees: boolean): Done {
    const request = this.asked
    if (request?.id !== id || !request.waitsFor.includes(person)) return refusedBy('table.noRequest')
    const next = agreedBy(request, person)
    if (agrees && next.waitsFor.length === 0)
      return this.undo(request.by, request.to, peopleOf(this.table.holders))
    this.asked = agrees ? next : null
    this.table.wasRequested()
    return done
  }

  /** Another host of the same table heard somebody ask, agree or decline. */
  follow(request: UndoRequest | null): void {
    this.asked = request
    this.requests = Math.max(this.requests, request?.id ?? 0)
    this.table.wasRequested()
  }

  /** Drops the request: the table has changed since it was made. */
  drop(): void {
    this.asked = null
  }

  /** Does again what was taken back, up to the next question of this person; another's answer is left for them. */
  redo(by: string, agreed: readonly string[] = []): Done {
    const { history, isReadOnly } = this.table
    if (isReadOnly) return refusedBy('table.readOnly')
    const [before, from] = [history.state, history.length]
    const consent = [...agreed, ...this.silent()]
    const refusal = history.redo(by, consent)
    if (refusal !== null) return refused(refusal)
    while (this.isUnderWay(by) && history.redo(by, consent) === null) continue
    this.drop()
    this.table.wasRedone(before, from)
    return done
  }

  /** Whether nobody's consent helps: a fair game against bots is not taken back over the barrier. */
  private isForbidden(by: string, to: number): boolean {
    const { isFair, hadBots } = this.table
    return isFair && hadBots && !this.isFree(by, to)
  }

  /** Whether this person is not asked yet, or only how the act goes on that was done again. */
  private isUnderWay(by: string): boolean {
    const { answers, state } = this.table.history
    const isQuiet = answers.at(-1)?.spoken.length === 0
    const next = state.pending.find(({ open }) => !open)
    return !this.isAsked(by) || (isQuiet && next !== undefined && isContinuation(next))
  }

  private isAsked(person: string): boolean {
    const { history, holders } = this.table
    return history.state.pending.some(({ seat, open }) => !open && isHeldBy(holders, seat, person))
  }

  private others(person: string): string[] {
    return peopleOf(this.table.holders).filter((one) => one !== person)
  }

  /** Whom nobody asks: bots never mind, and an absent player is not there. */
  private silent(): readonly string[] {
    return this.table.holders.filter(({ kind }) => kind !== 'person').map(({ id }) => id)
  }
}

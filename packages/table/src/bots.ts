import type { Answer, Decision, History, Message, State } from '@quadriga/kernel'
import type { Bot, BotMaker } from './bot.ts'
import type { Clock } from './clock.ts'
import { type Eye, eyeOf } from './eye.ts'
import { type Holder, peopleOf } from './holder.ts'

/** What a bot answered, what it saw, and why it says it did. */
export interface BotMove {
  readonly eye: Eye
  readonly decision: Decision
  readonly picks: readonly string[]
  readonly why: Message | null
}

/** The table as its bots know it. */
export interface BotTable {
  readonly state: State
  readonly holders: readonly Holder[]
  readonly history: Pick<History, 'seed'>
  /** Something else must be done before anybody moves. */
  readonly isHeldUp: boolean
  readonly answeredByBot: (given: Answer, move: BotMove) => void
}

interface Thought {
  readonly decision: Decision
  readonly pause: number
  /** How soon it moves could tell something. */
  readonly isPaced: boolean
  isDue: boolean
  /** Null lets the opportunity lie; undefined as long as the bot thinks. */
  move: BotMove | null | undefined
}

/**
 * The shortest time after which a bot answers where its speed could tell something (`Decision.paced`), with several people
 * at the table who could take the time.
 */
const PACED = 250

/**
 * The bots of a table. Each thinks during its pause and moves when the pause is over. Where its speed could tell something,
 * a thought that takes longer than that waits for the end of another pause: how long a bot thought shows nowhere.
 */
export class Bots {
  /** Milliseconds before a bot moves. */
  pace: number
  private readonly table: BotTable
  private readonly clock: Clock
  private readonly make: BotMaker
  private readonly made = new Map<string, Promise<Bot>>()
  /** Opportunities that a bot let lie. */
  private readonly left = new Set<number>()
  private callOff: (() => void) | null = null
  private thought: Thought | null = null
  private hurries = false

  constructor(table: BotTable, clock: Clock, make: BotMaker, pace: number) {
    this.table = table
    this.clock = clock
    this.make = make
    this.pace = pace
  }

  /** Stops whatever a bot was about to do. */
  rest(): void {
    this.thought = null
    this.callOff?.()
    this.callOff = null
  }

  /** Other things may be asked again after an undo. */
  forget(): void {
    this.left.clear()
  }

  /** Lets the next bot think and move, if one is asked. */
  wake(): void {
    this.rest()
    const decision = this.next()
    if (decision === undefined) {
      this.hurries = false
      return
    }
    const thought = this.begun(decision)
    this.thought = thought
    // In the middle of the pause: the page of the person who just answered asks more of the table first.
    const half = Math.floor(thought.pause / 2)
    this.callOff = this.clock.after(half, () => {
      void this.thinkOver(thought)
      if (thought === this.thought) this.waitFor(thought, thought.pause - half)
    })
  }

  /** Bots answer at once until a person is asked. */
  skip(): void {
    this.hurries = true
    this.wake()
  }

  /** The next bot moves now, for hosts without a clock; false when no bot is asked. */
  async step(): Promise<boolean> {
    const decision = this.next()
    if (decision === undefined) return false
    this.carryOut(decision, await this.think(decision))
    return true
  }

  private next(): Decision | undefined {
    const { pending, outcome } = this.table.state
    if (outcome !== null || this.table.isHeldUp) return undefined
    const holders = this.table.holders
    return pending.find(({ seat, id }) => holders[seat]?.kind === 'bot' && !this.left.has(id))
  }

  /** People among themselves may not tell by a pause what a bot holds; somebody alone may hurry them. */
  private begun(decision: Decision): Thought {
    const isPaced = decision.paced && peopleOf(this.table.holders).length > 1
    const pause = isPaced ? Math.max(this.pace, PACED) : this.hurries ? 0 : this.pace
    return { decision, pause, isPaced, isDue: false, move: undefined }
  }

  private waitFor(thought: Thought, milliseconds: number): void {
    this.callOff = this.clock.after(milliseconds, () => {
      thought.isDue = true
      this.moveIfDue(thought)
      if (thought === this.thought && thought.isPaced) {
        thought.isDue = false
        this.waitFor(thought, thought.pause)
      }
    })
  }

  private async thinkOver(thought: Thought): Promise<void> {
    thought.move = await this.think(thought.decision)
    this.moveIfDue(thought)
  }

  private moveIfDue(thought: Thought): void {
    // A person was quicker, or took something back.
    if (thought !== this.thought || !thought.isDue || thought.move === undefined) return
    this.thought = null
    this.carryOut(thought.decision, thought.move)
  }

  private carryOut({ id, seat }: Decision, move: BotMove | null): void {
    if (move !== null) {
      this.table.answeredByBot({ decision: id, seat, picks: move.picks }, move)
      return
    }
    this.left.add(id)
    this.wake()
  }

  private async think(decision: Decision): Promise<BotMove | null> {
    const eye = eyeOf(this.table.state, decision.seat)
    return moveOf(await this.botOf(decision.seat), eye, decision)
  }

  private botOf(seat: number): Promise<Bot> {
    const id = this.table.holders[seat]?.id ?? ''
    const key = `${seat}/${id}`
    const known =
      this.made.get(key) ?? Promise.resolve(this.make(id, `${this.table.history.seed}/bot/${seat}`))
    this.made.set(key, known)
    return known
  }
}

/** Null where an open opportunity is let lie. */
async function moveOf(bot: Bot, eye: Eye, decision: Decision): Promise<BotMove | null> {
  const picks = await bot.decide(eye.view, decision)
  if (picks === null && decision.open) return null
  return { eye, decision, picks: picks ?? [], why: bot.why?.() ?? null }
}

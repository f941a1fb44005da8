import type { Bot } from '@quadriga/bots'
import { sayWhy } from '@quadriga/bots/words'
import {
  type Answer,
  type Decision,
  type History,
  type Language,
  languages,
  loadedGame,
  type RichText,
  view,
} from '@quadriga/kernel'
import type { Suggestion, Taken } from '../asked.ts'
import type { BotReason } from './chronicle.ts'
import type { Clock } from './clock.ts'
import type { BotMaker, Holder } from './holder.ts'
import { labelOf } from './presentQuestion.ts'
import type { Presenter } from './presenter.ts'
import { words } from './saying.ts'
import { type Eye, eyeOf, type Scene } from './scene.ts'
import { tableWords } from './tableWords.ts'

export interface BotPlayParts {
  readonly history: History
  readonly holders: readonly Holder[]
  readonly presenter: Presenter
  readonly clock: Clock
  readonly makeBot: BotMaker
  readonly pace: number
  /** Something else must be done before anybody moves. */
  readonly waits: () => boolean
  readonly answer: (given: Answer, why: BotReason | null) => Taken
}

/** The bots of a table: each moves when it is asked, after a moment, with its reason. */
export class BotPlay {
  /** Milliseconds before a bot moves. */
  pace: number
  private readonly parts: BotPlayParts
  private readonly bots = new Map<number, Promise<Bot>>()
  /** Opportunities that a bot let lie. */
  private readonly left = new Set<number>()
  private callOff: (() => void) | null = null
  /** Changes whenever what a bot thinks about is no longer so. */
  private turn = 0
  private hurries = false

  constructor(parts: BotPlayParts) {
    this.parts = parts
    this.pace = parts.pace
  }

  /** Stops whatever a bot was about to do. */
  rest(): void {
    this.turn++
    this.callOff?.()
    this.callOff = null
  }

  /** Other things may be asked again after an undo. */
  forget(): void {
    this.left.clear()
  }

  /** Lets the next bot move, if one is asked. */
  wake(): void {
    this.rest()
    const decision = this.next()
    if (decision === undefined || this.parts.waits()) {
      this.hurries = false
      return
    }
    const { turn } = this
    const move = () => void this.move(turn, decision)
    this.callOff = this.parts.clock.after(this.hurries ? 0 : this.pace, move)
  }

  /** Bots answer at once until a person is asked. */
  skip(): void {
    this.hurries = true
    this.wake()
  }

  private next(): Decision | undefined {
    const { state } = this.parts.history
    if (state.outcome !== null) return undefined
    return state.pending.find(({ seat, id }) => this.parts.holders[seat]?.bot !== null && !this.left.has(id))
  }

  private async move(turn: number, decision: Decision): Promise<void> {
    const bot = await this.botOf(decision.seat)
    // A person was quicker, or took something back.
    if (turn !== this.turn) return
    const picks = bot.decide(view(this.parts.history.state, decision.seat), decision)
    if (picks === null && decision.open) this.left.add(decision.id)
    else {
      const why = reasonOf(this.parts.presenter, this.parts.history, decision, picks ?? [], bot)
      const result = this.parts.answer(
        { decision: decision.id, seat: decision.seat, picks: picks ?? [] },
        why,
      )
      if (!result.ok) throw new Error(`a bot's answer was refused: ${JSON.stringify(result.refusals)}`)
    }
    this.wake()
  }

  private botOf(seat: number): Promise<Bot> {
    const { holders, history, makeBot } = this.parts
    const known =
      this.bots.get(seat) ??
      makeBot(history.game.id, holders[seat]?.bot ?? 'random', `${history.seed}/bot/${seat}`)
    this.bots.set(seat, known)
    return known
  }

  /** What the greedy bot would do in a person's place. */
  async suggestion(scene: Scene, eye: Eye, decision: Decision): Promise<Suggestion | null> {
    const { history, makeBot } = this.parts
    const bot = await makeBot(history.game.id, 'greedy', `${history.seed}/hint/${decision.id}`)
    const picks = bot.decide(eye.view, decision)
    if (picks === null) return null
    const says = picksText(scene, eye, decision, picks)
    return { question: decision.id, picks, says, reason: gainText(bot, scene.language) }
  }
}

/** In a game with secret hands a bot keeps what it picked to itself; the log tells what everybody may know. */
function reasonOf(
  presenter: Presenter,
  { state }: History,
  decision: Decision,
  picks: readonly string[],
  bot: Bot,
): BotReason | null {
  if (bot.why?.() === null || bot.why === undefined) return null
  const eye = eyeOf(state, decision.seat)
  const say = (language: Language): RichText => {
    const gain = gainText(bot, language)
    if (presenter.secret) return words(gain)
    const scene: Scene = { loaded: loadedGame(presenter.id), language, seat: decision.seat, eyes: [eye] }
    return [...picksText(scene, eye, decision, picks), { kind: 'text', text: `. ${gain}` }]
  }
  const [en, fr] = languages.map(say) as [RichText, RichText]
  return { en, fr }
}

function picksText(scene: Scene, eye: Eye, { options }: Decision, picks: readonly string[]): RichText {
  const labels = picks.flatMap((pick) => {
    const option = options.find(({ key }) => key === pick)
    return option === undefined ? [] : [labelOf(scene, eye, options, option)]
  })
  return labels.flatMap((label, i) => (i === 0 ? label : [{ kind: 'text' as const, text: ', ' }, ...label]))
}

function gainText(bot: Bot, language: Language): string {
  const why = bot.why?.() ?? null
  const gains = why !== null && Number(why.args['gain'] ?? 0) > 0
  return (gains ? sayWhy(why, language) : null) ?? tableWords[language].only
}

import { champions, type DeckContent } from '@quadriga/champions'
import { answer, type Decision, type Json, query, start, type State, view } from '@quadriga/kernel'
import type { Bot, BotMaker } from '../bot.ts'
import type { Thinking } from '../search/thinking.ts'

/** A deck that is tried out alone against a villain. */
export interface Trial {
  readonly deck: DeckContent
  readonly scenario: string
  readonly difficulty: 'standard' | 'expert'
  readonly seed: string
}

/** What became of the copies of a card in one game. */
export interface CardUse {
  /** Copies that came into the hand after the first turn began. */
  readonly drawn: number
  readonly played: number
  /** Copies that paid for others. */
  readonly paid: number
}

/** One game of a trial. */
export interface TrialGame {
  readonly n: number
  readonly won: boolean
  readonly rounds: number
  readonly turns: number
  /** Turns that ended with enough in hand to pay for something. */
  readonly unspent: number
  readonly cards: Readonly<Record<string, CardUse>>
}

/** A hand of so many resources could have paid for a card. */
const ENOUGH = 2
/** No game of people lasts as long. */
const LONGEST = 4000

/** The set-up of a trial. */
export function trialSetup({ deck, scenario, difficulty }: Omit<Trial, 'seed'>): Json {
  const { hero, aspect, cards } = deck
  return { heroes: [hero], decks: [{ hero, aspect, cards }], scenario, difficulty }
}

/** Plays game n of a trial; it follows from the seed as far as the bot does. It yields after every answer. */
export function* trialGame(trial: Trial, n: number, makeBot: BotMaker): Thinking<TrialGame> {
  const seed = `${trial.seed}/${n}`
  const begun = start(champions, trialSetup(trial), seed)
  if (!begun.ok) throw new Error(`the deck is refused: ${begun.reasons[0]?.key ?? ''}`)
  const bot = makeBot(`${seed}/bot`)
  const notes = new Notes()
  let { state } = begun
  for (let answers = 0; state.outcome === null && answers < LONGEST; answers++) {
    const { decision, picks } = nextAnswer(state, bot)
    notes.read(state, decision, picks)
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) throw new Error(`the bot's answer is refused: ${result.reasons[0]?.key ?? ''}`)
    state = result.state
    yield
  }
  const { round } = query(state).table<{ readonly round: number }>()
  const won = state.outcome?.kind === 'won'
  return { n, won, rounds: round, turns: notes.turns, unspent: notes.unspent, cards: notes.cards() }
}

/** Opportunities are offered first: an answer to the question closes them. */
function nextAnswer(state: State, bot: Bot): { decision: Decision; picks: readonly string[] } {
  for (const decision of state.pending.toSorted((a, b) => Number(b.open) - Number(a.open))) {
    const picks = bot.decide(view(state, decision.seat), decision)
    if (picks !== null) return { decision, picks }
  }
  throw new Error('nobody answers, and the game is not over')
}

/** What is written down while a game is played. */
class Notes {
  turns = 0
  unspent = 0
  private hasBegun = false
  /** Cards that were in hand once: a card that comes back has another number. */
  private readonly seen = new Set<number>()
  private readonly uses = new Map<string, { drawn: number; played: number; paid: number }>()

  read(state: State, decision: Decision, picks: readonly string[]): void {
    const q = query(state)
    // What a mulligan puts away was never to be used.
    this.hasBegun ||= decision.menu
    if (!this.hasBegun) return
    const hand = q.ids('hand', 0)
    for (const id of hand) {
      if (this.seen.has(id)) continue
      this.seen.add(id)
      this.useOf(q.thing(id).code).drawn++
    }
    const chosen = decision.options.filter(({ key }) => picks.includes(key))
    for (const { key, thing, role } of chosen) {
      if (role === 'end' && decision.menu) this.turnEnds(resourcesIn(q, hand))
      if (!hand.includes(thing)) continue
      const use = this.useOf(q.thing(thing).code)
      if (pays(decision)) use.paid++
      else if (plays(key)) use.played++
    }
  }

  cards(): Readonly<Record<string, CardUse>> {
    return Object.fromEntries(this.uses)
  }

  private turnEnds(resources: number): void {
    this.turns++
    if (resources >= ENOUGH) this.unspent++
  }

  private useOf(code: string) {
    const use = this.uses.get(code) ?? { drawn: 0, played: 0, paid: 0 }
    this.uses.set(code, use)
    return use
  }
}

function pays({ shape, ask }: Decision): boolean {
  return shape === 'pay' || ask.key === 'ask.discardAsCost'
}

/** On one's turn a card is played from the menu; an interrupt or a response is triggered from the hand. */
function plays(key: string): boolean {
  return key.startsWith('play:') || key.startsWith('trigger:')
}

function resourcesIn(q: ReturnType<typeof query>, hand: readonly number[]): number {
  return hand.reduce((sum, id) => {
    const { resources = [] } = q.definition(id) as unknown as { readonly resources?: readonly string[] }
    return sum + resources.length
  }, 0)
}

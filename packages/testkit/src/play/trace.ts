import {
  type Committed,
  type Decision,
  describe,
  type Language,
  type Message,
  plain,
  type State,
} from '@quadriga/kernel'
import type { GameKit, Words } from '../kit.ts'
import type { Start, Step } from '../scenario/format.ts'
import { said } from '../text/said.ts'
import * as t from '../text/tracing.ts'
import { decisionNames } from './fit.ts'
import { readState, seatName } from './findByName.ts'
import { stepWords } from './show.ts'

/** What somebody who follows a case is told, in order. */
export interface Trace {
  readonly begins: (kit: GameKit, start: Start, state: State, moves: readonly Inside[]) => void
  readonly step: (step: Step) => void
  readonly expected: (unmet: number) => void
  readonly moved: (move: TracedMove) => void
}

/** A move: the answer that was given, if it was one, what happened inside it, and where it leads. */
export interface TracedMove {
  readonly kit: GameKit
  readonly before: State
  readonly after: State
  readonly answer: Given | null
  readonly inside: readonly Inside[]
}

/** An answer that was given. */
export interface Given {
  readonly decision: Decision
  readonly picks: readonly string[]
  /** Whether no step spoke of that question. */
  readonly declined: boolean
}

/** What events do not tell: what chance said, and questions that answered themselves; `after` so many events. */
export type Inside = { readonly after: number } & (
  | { readonly kind: 'chance'; readonly source: string; readonly result: string }
  | { readonly kind: 'forced'; readonly decision: Decision }
)

/** A trace in lines of a language. */
export function traceLines(language: Language, print: (line: string) => void): Trace {
  const line = (depth: number, words: Words) => print(`${'  '.repeat(depth)}${words[language]}`)
  const shown = new Set<number>()
  const show = (kit: GameKit, state: State, inside: readonly Inside[]) => {
    for (const told of happened(kit, state, inside)) line(told.depth + 2, told.said)
    for (const decision of state.pending) {
      if (shown.has(decision.id)) continue
      shown.add(decision.id)
      line(2, questionWords(kit, state, decision))
      line(3, t.options(decision.options.map(({ key }) => key).join(', ')))
    }
    if (state.outcome !== null) line(2, t.ended(`${state.outcome.kind} (${state.outcome.cause})`))
  }
  return {
    begins: (kit, start, state, inside) => {
      line(1, t.theStart(start.kind))
      show(kit, state, inside)
    },
    step: (step) => print(`  ${step.at.line}: ${stepWords(step)}`),
    expected: (unmet) => line(2, t.unmetCount(unmet)),
    moved: ({ kit, before, after, answer, inside }) => {
      if (answer !== null) line(2, answerWords(kit, before, answer))
      show(kit, after, inside)
    },
  }
}

interface Told {
  readonly depth: number
  readonly said: Words
}

/** Events as their log lines, with what chance said and what answered itself in between. */
function happened(kit: GameKit, state: State, inside: readonly Inside[]): Told[] {
  const { events } = state
  const spoken = [...state.spoken]
  const said = inside.map((one) => (one.kind === 'chance' ? { ...one, ...spoken.shift() } : one))
  const told: Told[] = []
  for (let n = 0; n <= events.length; n++) {
    const event = events[n]
    const here = said.filter(({ after }) => after === n || (event === undefined && after > n))
    told.push(...here.map((one) => ({ depth: event?.depth ?? 0, said: insideWords(kit, state, one) })))
    if (event !== undefined) told.push({ depth: event.depth, said: eventWords(kit, event) })
  }
  return told
}

function insideWords(kit: GameKit, state: State, one: Inside): Words {
  if (one.kind === 'chance') return t.chanceSays(one.source, one.result)
  const { decision } = one
  return t.answersItself(seatOf(kit, state, decision), nameOf(kit, state, decision), keysOf(decision))
}

function questionWords(kit: GameKit, state: State, decision: Decision): Words {
  const words = decision.open ? t.mayDo : t.isAsked
  const question = spoken(kit, decision.ask)
  return words(seatOf(kit, state, decision), nameOf(kit, state, decision), decision.shape, question)
}

function answerWords(kit: GameKit, state: State, { decision, picks, declined }: Given): Words {
  const words = declined ? t.declines : t.answers
  return words(seatOf(kit, state, decision), nameOf(kit, state, decision), picks.join(', ') || '—')
}

function seatOf(kit: GameKit, state: State, { seat }: Decision): string {
  return seatName(readState(kit, state), seat)
}

function nameOf(kit: GameKit, state: State, decision: Decision): string {
  return decisionNames(readState(kit, state), decision)[0] ?? decision.ask.key
}

function keysOf({ options }: Decision): string {
  return options.map(({ key }) => key).join(', ')
}

/** The log line of an event; its kind where the game has no words for it. */
function eventWords(kit: GameKit, event: Committed): Words {
  const { en, fr } = spoken(kit, event, `log.${event.kind}`)
  return said(`${event.kind}: ${en}`, `${event.kind}\u00a0: ${fr}`)
}

function spoken({ game }: GameKit, what: Message | Committed, key = ''): Words {
  const say = (language: Language) => {
    const text = plain(describe(game.id, what, language))
    return text === key ? '—' : text
  }
  return said(say('en'), say('fr'))
}

import { create } from 'zustand'
import { type Intent, noIntent } from '../act/intent.ts'
import { keyed, nextKeys } from '../act/numberKeys.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import type { ThingId } from '../table/client.ts'

/** What the person at the screen means to do and has selected so far, and what they point at. Nothing here is an answer yet. */
export interface Choosing {
  /** The question that it belongs to, or -1. */
  readonly question: number
  /** Where one of several acts is chosen: what was pointed out of it. */
  readonly intent: Intent
  /** Elsewhere: keys of the selected choices; a key stands there once per point where points are shared out. */
  readonly picks: readonly string[]
  /** Which of many numbered things has the key 1: the first, or a later one after the key 0. */
  readonly keysFrom: number
  /** A piece that was asked why it cannot be chosen. */
  readonly explained: ThingId | null
  /** The piece under the pointer or the focus: boards and dock light up together. */
  readonly hovered: ThingId | null
  /** An opportunity that is looked at instead of the main question. */
  readonly opportunity: number | null
}

const nothing: Choosing = {
  question: -1,
  intent: noIntent,
  picks: [],
  keysFrom: 0,
  explained: null,
  hovered: null,
  opportunity: null,
}

export const useChoosing = create<Choosing>(() => nothing)

/** Begins with a question: payments are filled in, orders stand as they came, the rest is open. */
export function beginChoosing(question: Question | null): void {
  if (question === null) useChoosing.setState(nothing, true)
  else if (useChoosing.getState().question !== question.id) {
    const { opportunity } = useChoosing.getState()
    useChoosing.setState({
      ...nothing,
      question: question.id,
      picks: firstPicks(question),
      intent: firstIntent(question),
      // Whoever began to look at an opportunity goes on looking at it.
      opportunity: opportunity === question.id ? opportunity : null,
    })
  }
}

function firstPicks({ shape, suggested, choices }: Question): readonly string[] {
  if (suggested !== null) return suggested
  return shape === 'order' ? choices.map(({ key }) => key) : []
}

/** Where there is one thing to do beside declining, it is meant already, and confirming does it. */
function firstIntent({ shape, isMenu, choices, fan }: Question): Intent {
  const offered = choices.filter(({ declines }) => !declines)
  const [only] = offered
  const [act] = fan.acts
  if (shape !== 'one' || isMenu || offered.length !== 1 || only === undefined || act === undefined)
    return noIntent
  return only.thing < 0 ? { ...noIntent, option: only.key } : { ...noIntent, first: act.source }
}

/** Means something else from now on. */
export function mean(intent: Intent): void {
  useChoosing.setState({ intent, keysFrom: 0, explained: null })
}

/** Where there are more than nine, the numbers go to the next ones. */
export function turnKeys(question: Question | null): void {
  if (question === null) return
  const { intent, keysFrom } = useChoosing.getState()
  useChoosing.setState({ keysFrom: nextKeys(keyed(question, intent), keysFrom) })
}

/** Selects a choice, or takes it back, as the shape of the question wants it. */
export function toggle(question: Question, key: string): void {
  const { picks } = useChoosing.getState()
  useChoosing.setState({ picks: toggled(question, picks, key), explained: null })
}

/** The picks after a choice was touched. */
export function toggled(question: Question, picks: readonly string[], key: string): readonly string[] {
  const isIn = picks.includes(key)
  switch (question.shape) {
    case 'one':
      return [key]
    case 'some': {
      if (isIn) return picks.filter((pick) => pick !== key)
      // One more than allowed takes the place of the first.
      return picks.length < question.max ? [...picks, key] : [...picks.slice(1), key]
    }
    case 'order':
      return [...picks.filter((pick) => pick !== key), key]
    case 'distribute': {
      const cap = question.choices.find((choice) => choice.key === key)?.cap ?? 0
      const isFull = picks.length >= question.max || picks.filter((pick) => pick === key).length >= cap
      return isFull ? picks : [...picks, key]
    }
    case 'pay':
      return isIn ? picks.filter((pick) => pick !== key) : [...picks, key]
  }
}

/** The choices of a question that a piece stands for. */
export function choicesAt(question: Question | null, thing: ThingId): readonly Choice[] {
  return question?.choices.filter((choice) => choice.thing === thing || choice.twins.includes(thing)) ?? []
}

/** Goes back one level: the explanation, what is meant, the opportunity, then the selection. */
export function backOut(question: Question | null): void {
  const { intent, explained, opportunity } = useChoosing.getState()
  if (explained !== null) useChoosing.setState({ explained: null })
  else if (intent !== noIntent) useChoosing.setState({ intent: noIntent })
  else if (opportunity !== null) useChoosing.setState({ opportunity: null })
  else if (question !== null) useChoosing.setState({ picks: firstPicks(question) })
}

import { create } from 'zustand'
import type { Choice, Question } from '../../model/table/question.ts'
import type { ThingId } from '../table/client.ts'

/** What the person at the screen has selected so far, and what they point at. Nothing here is an answer yet. */
export interface Choosing {
  /** The question the picks belong to, or -1. */
  readonly question: number
  /** Keys of the selected choices; a key stands there once per point where points are shared out. */
  readonly picks: readonly string[]
  /** A piece with several choices, of which one is being chosen. */
  readonly pointed: ThingId | null
  /** A piece that was asked why it cannot be chosen. */
  readonly explained: ThingId | null
  /** The piece under the pointer or the focus: boards and dock light up together. */
  readonly hovered: ThingId | null
  /** An opportunity that is looked at instead of the main question. */
  readonly opportunity: number | null
}

const nothing: Choosing = {
  question: -1,
  picks: [],
  pointed: null,
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
      // Whoever began to look at an opportunity goes on looking at it.
      opportunity: opportunity === question.id ? opportunity : null,
    })
  }
}

function firstPicks({ shape, suggested, choices }: Question): readonly string[] {
  if (suggested !== null) return suggested
  return shape === 'order' ? choices.map(({ key }) => key) : []
}

/** Selects a choice, or takes it back, as the shape of the question wants it. */
export function toggle(question: Question, key: string): void {
  const { picks } = useChoosing.getState()
  useChoosing.setState({ picks: toggled(question, picks, key), pointed: null, explained: null })
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

/** A person points at a piece: it is chosen, its choices are shown, or it says why it is none. */
export function pointAt(question: Question | null, thing: ThingId): void {
  const choices = choicesAt(question, thing)
  const [only] = choices
  if (question !== null && only !== undefined && choices.length === 1) toggle(question, only.key)
  else if (choices.length > 1) useChoosing.setState({ pointed: thing, explained: null })
  else useChoosing.setState({ explained: thing, pointed: null })
}

/** Goes back one level: the explanation, the menu of a piece, the opportunity, then the selection. */
export function backOut(question: Question | null): void {
  const { pointed, explained, opportunity } = useChoosing.getState()
  if (explained !== null || pointed !== null) useChoosing.setState({ explained: null, pointed: null })
  else if (opportunity !== null) useChoosing.setState({ opportunity: null })
  else if (question !== null) useChoosing.setState({ picks: firstPicks(question) })
}

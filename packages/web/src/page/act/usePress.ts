import { useMemo } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { endFilm } from '../film/reel.ts'
import { mean, toggle, useChoosing } from '../play/choosing.ts'
import { isReady } from '../play/completeAnswer.ts'
import type { Play } from '../play/PlayContext.ts'
import type { Line } from '../../model/table/act.ts'
import { useSettings } from '../settings/settings.ts'
import { playSound } from '../sound/playSound.ts'
import { noIntent } from './intent.ts'
import { type Pressed, pressOption, pressPiece, pressVerb, readyLine } from './pressing.ts'

/** What can be pressed at a table; boards, dock and keys share it. */
export interface Press {
  readonly piece: (thing: ThingId) => void
  /** Starts what a piece does, where one of its verbs is a button of its own. */
  readonly verb: (thing: ThingId, verb: string) => void
  readonly option: (key: string) => void
  /** Does what is meant or selected. */
  readonly confirm: () => void
}

/** Presses at the question of a table screen. */
export function usePress({
  question,
  outcomes,
  give,
  film,
}: Pick<Play, 'question' | 'outcomes' | 'give' | 'film'>): Press {
  const { confirm: level } = useSettings()
  const isFilmed = film !== null
  return useMemo((): Press => {
    const follow = (pressed: Pressed, thing: ThingId | null): void => {
      if (pressed.kind === 'does') give(pressed.line)
      else if (pressed.kind === 'means') mean(pressed.intent)
      else refuse(thing, noIntent)
    }
    const changed = [...outcomes.at.keys()]
    return {
      piece(thing) {
        if (question?.shape === 'one')
          follow(pressPiece(question, useChoosing.getState().intent, thing, level, changed), thing)
        else if (question !== null) pressChoiceAt(question, thing)
        // Who reaches for a card has seen enough.
        else if (isFilmed) endFilm()
        else useChoosing.setState({ explained: thing })
      },
      verb(thing, verb) {
        if (question !== null) follow(pressVerb(question, thing, verb, level), thing)
      },
      option(key) {
        if (question?.shape === 'one') follow(pressOption(question, key, level), null)
        else if (question !== null) toggle(question, key)
      },
      confirm() {
        const line = question === null ? null : selectedLine(question)
        if (line !== null) give(line)
      },
    }
  }, [question, outcomes, give, isFilmed, level])
}

/** A piece that is no answer says why, and is heard. */
function refuse(thing: ThingId | null, intent = useChoosing.getState().intent): void {
  useChoosing.setState({ explained: thing, intent })
  playSound('refusal')
}

type Asked = NonNullable<Play['question']>

/** Questions with several picks: the piece is selected, or taken back. */
function pressChoiceAt(question: Asked, thing: ThingId): void {
  const choices = question.choices.filter((one) => one.thing === thing || one.twins.includes(thing))
  const [first] = choices
  if (first === undefined) refuse(thing)
  else toggle(question, first.key)
}

/** The answers that confirming would give now; null while something is missing. */
export function selectedLine(question: Asked): Line | null {
  const { intent, picks } = useChoosing.getState()
  if (question.shape === 'one') return readyLine(question, intent)
  return isReady(question, picks) ? [picks] : null
}

import type { Decision, State } from '@quadriga/kernel'
import { loadedGame } from '@quadriga/kernel'
import { eyeOf } from '@quadriga/table'
import type { ActFan } from '../src/model/table/act.ts'
import { presenter as champions } from '../src/worker/champions/presenter.ts'
import { presenter as dicethrone } from '../src/worker/dicethrone/presenter.ts'
import { presentActs } from '../src/worker/table/presentActs.ts'
import { presentQuestion } from '../src/worker/table/presentQuestion.ts'

const presenters = { champions, dicethrone } as const

/** What could be done at a recorded question, as the page knows it. */
export function fanOf(game: string, state: State, decision: Decision): ActFan {
  const presenter = presenters[game as keyof typeof presenters]
  const eye = eyeOf(state, decision.seat)
  const scene = { loaded: loadedGame(game), language: 'en', seat: decision.seat, eyes: [eye] } as const
  return presentActs(presenter, scene, eye, decision, (payment) =>
    presentQuestion(presenter, scene, eye, payment),
  )
}

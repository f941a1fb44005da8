import type { ThingId } from '@quadriga/kernel'
import { meantActs, paymentOf } from '../act/intent.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { Question } from '../../model/table/question.ts'

/** A Vanquish that is being put together. */
export interface Fight {
  readonly target: ThingId
  /** The question of which Allies fight. */
  readonly asked: Question
  readonly picks: readonly string[]
}

/** What is being built: a character that was pressed, or the question itself where a card asks for a Vanquish. */
export function useFight(): Fight | null {
  const { question } = usePlay()
  const { intent, picks } = useChoosing()
  if (question === null) return null
  if (question.shape === 'pay') return { target: question.because, asked: question, picks }
  const payment = paymentOf(question, intent)
  const [act] = meantActs(question, intent)
  if (payment === null || act === undefined) return null
  return { target: payment.asked.because, ...payment }
}

import { useChoosing } from '../play/choosing.ts'
import { hold } from './standingOrders.ts'

/** Whoever begins to do something while a question is about to be passed is asked after all. Gives the way to stop listening. */
export function holdsWhenTouched(question: number): () => void {
  return useChoosing.subscribe((now, before) => {
    const isSame = now.question === question && before.question === question
    if (isSame && now.intent !== before.intent) hold(question)
  })
}

import { keyed, optionKey } from '../act/numberKeys.ts'
import { useChoosing } from '../play/choosing.ts'
import type { Choice, Question } from '../../model/table/question.ts'

/** The number key that chooses an option now: '1' to '9', or ''. */
export function useOptionKey(question: Question | null): (choice: Choice) => string {
  const { intent, keysFrom } = useChoosing()
  if (question === null) return () => ''
  const all = keyed(question, intent)
  return (choice) => optionKey(all, choice, keysFrom)
}

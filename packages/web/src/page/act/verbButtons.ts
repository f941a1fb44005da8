import type { ThingId } from '@quadriga/kernel'
import type { VerbButton } from '../cards/handling.ts'
import type { Question } from '../../model/table/question.ts'
import { plainText } from '../text/plainText.ts'
import type { Say } from '../words/i18n.ts'
import { type Intent, meantActs, ownOptions, verbsOf } from './intent.ts'
import { verbWord } from './verbWord.ts'

/** The verbs, or the options of one verb, among which one is named at the piece that was pressed; none while nothing is open. */
export function verbButtons(
  t: Say,
  game: string,
  question: Question | null,
  intent: Intent,
  piece: ThingId,
): readonly VerbButton[] {
  if (question === null || intent.first !== piece) return []
  const acts = meantActs(question, intent)
  const options = ownOptions(acts).map((option) => {
    const label = acts.find(({ line }) => line[0]?.[0] === option)?.label ?? []
    return { verb: '', option, says: plainText(label) }
  })
  if (options.length > 0 || intent.verb !== null) return options
  return verbsOf(acts).map((verb) => {
    const own = acts.filter((act) => act.verb === verb)
    const [only] = own
    const says = only === undefined || own.length > 1 ? '' : plainText(only.label)
    return { verb, option: '', says: verbWord(t, game, `${verb}.name`) || says || verb }
  })
}

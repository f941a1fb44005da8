import { pieceless } from '../act/numberKeys.ts'
import { ChoiceButtons } from '../dock/ChoiceButtons.tsx'
import type { Question } from '../../model/table/question.ts'

/** What is done with dice lies in the tray. */
const inTray = ['reroll', 'face']

/** While dice are thrown or turned, only what has no place on the board is listed. */
export function TrayChoice({ question }: { readonly question: Question }) {
  return (
    <ChoiceButtons
      question={question}
      choices={pieceless(question).filter(({ verb }) => !inTray.includes(verb))}
    />
  )
}

import controls from '../theme/controls.module.css'
import { plainText } from '../text/plainText.ts'
import { usePlay } from './PlayContext.ts'

/** The last lines of a long answer are the ones that count. */
const MOST = 8

/** What happened, for ears: one polite region, all of an answer at once. */
export function Announcer() {
  const { news } = usePlay().snapshot
  const told = news.filter(({ kind }) => kind === 'event').slice(-MOST)
  return (
    <p aria-live="polite" className={controls.hidden}>
      {told.map(({ text }) => plainText(text)).join(' ')}
    </p>
  )
}

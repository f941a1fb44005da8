import { Bot } from 'lucide-react'
import { Rich } from '../text/Rich.tsx'
import styles from './DockSentence.module.css'
import { usePlay } from '../play/PlayContext.ts'

/** What a bot did last, and why in a few words. */
export function BotSaid() {
  const { news } = usePlay().snapshot
  const said = news.findLast(({ kind }) => kind === 'reason')
  if (said === undefined) return null
  return (
    <span className={styles.bot} data-bot-said>
      <Bot aria-hidden="true" size={16} /> <Rich text={said.text} />
    </span>
  )
}

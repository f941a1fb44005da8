import { BotSaid } from './BotSaid.tsx'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './DockHead.module.css'
import { usePlay } from './PlayContext.ts'

/** Who decides what, and because of which card: readable at a glance, and heard when it changes. */
export function DockHead() {
  const t = useWords()
  const { question, shown, snapshot } = usePlay()
  if (question === null) return <Waiting />
  const who = snapshot.seats.find(({ seat }) => seat === question.seat)?.name ?? ''
  const because = shown.board.pieces[question.because]?.name
  return (
    <div className={styles.head} aria-live="assertive">
      <BotSaid />
      {question.occasion.length === 0 ? null : (
        <p className={styles.occasion}>
          <Rich text={question.occasion} />
        </p>
      )}
      <span className={styles.who}>{t('play.yourTurn', { name: who })}</span>
      <p className={styles.prompt}>
        <Rich text={question.prompt} />{' '}
        {because === undefined ? null : (
          <span className={styles.because}>{t('play.because', { card: because })}</span>
        )}
      </p>
    </div>
  )
}

function Waiting() {
  const t = useWords()
  const { snapshot, table } = usePlay()
  const asked = snapshot.waiting.find(({ open }) => !open)
  if (asked === undefined || snapshot.readOnly !== null || snapshot.chance !== null) return null
  const isBot = asked.holder === 'bot'
  return (
    <div className={styles.head}>
      <BotSaid />
      <span className={styles.who}>{t(isBot ? 'play.thinking' : 'play.waiting', { name: asked.name })}</span>
      {isBot ? (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          aria-keyshortcuts="Space"
          onClick={() => void table.skip()}
        >
          {t('play.skip')}
        </button>
      ) : null}
    </div>
  )
}

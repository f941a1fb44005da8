import { isBegun, meantActs, openPieces, paymentOf } from '../act/intent.ts'
import { verbWord } from '../act/verbWord.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { Question } from '../../model/table/question.ts'
import { plainText } from '../text/plainText.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './DockSentence.module.css'
import { Paid } from './Paid.tsx'

/** What is meant so far: who does what, how it is paid, and what is still to be pointed out. */
export function IntentSentence({ question }: { readonly question: Question }) {
  const t = useWords()
  const { shown } = usePlay()
  const { intent } = useChoosing()
  if (!isBegun(intent)) return null
  const acts = meantActs(question, intent)
  const [first] = acts
  if (first === undefined) return null
  const isOne = acts.every(({ line }) => line[0]?.[0] === first.line[0]?.[0])
  const verbs = new Set(acts.map(({ verb }) => verb))
  const name = shown.board.pieces[intent.first ?? first.source]?.name ?? ''
  const sourceName = shown.board.pieces[first.source]?.name ?? ''
  // The dock begins with who decides.
  const decides = shown.seats.find(({ seat }) => seat === question.seat)?.name
  const isSaid = sourceName === decides || plainText(first.label).includes(sourceName)
  const payment = paymentOf(question, intent)
  const isOpen = openPieces(acts).length > 0
  // The target was touched first: what is missing is who does it.
  const isAimed =
    new Set(acts.map(({ source }) => source)).size > 1 &&
    new Set(acts.map(({ targets }) => targets.join())).size === 1
  return (
    <>
      <p className={styles.words}>
        {isOne ? (
          <>
            {isSaid || isAimed ? null : <b>{t('play.cardSays', { card: sourceName })} </b>}
            <Rich text={first.label} />
          </>
        ) : (
          <>
            <b>{name}</b>
            {verbs.size === 1 ? ` ${verbWord(t, shown.game, first.verb)}` : t('play.whichAct')}
          </>
        )}
        {isOpen ? <span className={styles.aside}>{t(isAimed ? 'play.byWhom' : 'play.onWhom')}</span> : null}
      </p>
      {payment === null ? null : <Paid payment={payment} />}
    </>
  )
}

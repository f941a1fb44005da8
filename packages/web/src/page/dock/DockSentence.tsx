import { isBegun, paymentOf } from '../act/intent.ts'
import { canLeave } from '../act/numberKeys.ts'
import { BotSaid } from './BotSaid.tsx'
import { IntentSentence } from './IntentSentence.tsx'
import { Paid } from './Paid.tsx'
import { PickSentence } from './PickSentence.tsx'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { OnlineModel } from '../../model/online/onlineModel.ts'
import type { Question, Waiting as Waited } from '../../model/table/question.ts'
import { plainText } from '../text/plainText.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { useKept } from '../online/useKept.ts'
import { calledAt, isAloud } from '../seats/publicAsk.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { countAble } from './countAble.ts'
import styles from './DockSentence.module.css'

/** What is decided, in one sentence: readable at a glance, and heard when it changes. */
export function DockSentence({ occasion }: { readonly occasion: string }) {
  const { question, snapshot, shown } = usePlay()
  const isPast = snapshot.at !== shown.at
  return (
    <div className={styles.sentence} aria-live="assertive">
      {isPast ? null : question === null ? (
        <>
          <BotSaid />
          <Waiting />
        </>
      ) : (
        <Asked question={question} occasion={occasion} />
      )}
    </div>
  )
}

interface AskedProps {
  readonly question: Question
  /** What is about to happen, where the rules do not say it. */
  readonly occasion: string
}

/** On a menu what is meant so far takes the place of the question; elsewhere the question stays, and the button says the answer. */
function Asked({ question, occasion }: AskedProps) {
  const { intent } = useChoosing()
  if (question.shape === 'one' && isBegun(intent) && question.isMenu)
    return (
      <RichLinksContext value={null}>
        <IntentSentence question={question} />
      </RichLinksContext>
    )
  const payment = question.shape === 'one' ? paymentOf(question, intent) : null
  return (
    <RichLinksContext value={null}>
      <Prompt question={question} occasion={occasion} />
      {payment === null ? null : <Paid payment={payment} />}
      {question.shape === 'one' ? null : <PickSentence question={question} />}
    </RichLinksContext>
  )
}

/** The question itself: what is about to happen, what is asked, and how many pieces can act. */
function Prompt({ question, occasion: about }: AskedProps) {
  const t = useWords()
  const { shown, snapshot } = usePlay()
  const { prompt, occasion, fan } = question
  const because = shown.board.pieces[question.because]?.name
  const able = countAble(fan.acts)
  const aloud = isAloud(snapshot) ? calledAt(snapshot) : undefined
  const isSaid = because === undefined || plainText([...occasion, ...prompt]).includes(because)
  return (
    <p className={styles.words}>
      {aloud === undefined ? null : <b>{t('curtain.respond', { person: aloud })} </b>}
      {about === '' ? null : <b>{about} </b>}
      {occasion.length === 0 ? null : (
        <>
          <b>
            <Rich text={occasion} />
            {isSaid ? '' : ` (${because})`}
          </b>{' '}
        </>
      )}
      {isSaid || occasion.length > 0 ? null : <b>{t('play.cardSays', { card: because })} </b>}
      <Rich text={prompt} />
      {canLeave(question) && able > 0 ? (
        <span className={styles.aside}>{t('play.able', { n: able })}</span>
      ) : null}
    </p>
  )
}

function Waiting() {
  const t = useWords()
  const { snapshot } = usePlay()
  const asked = snapshot.waiting.find(({ open }) => !open)
  const isShown = snapshot.readOnly === null || snapshot.readOnly.why === 'watching'
  if (asked === undefined || !isShown || snapshot.chance !== null) return null
  const { online } = snapshot
  if (online !== null && asked.holder !== 'bot') return <WaitingOnline asked={asked} online={online} />
  return (
    <p className={styles.words}>
      {t(asked.holder === 'bot' ? 'play.thinking' : 'play.waiting', { name: asked.name })}
    </p>
  )
}

/** Who it is, and whether they are here; who has not come yet can be invited from here. */
function WaitingOnline({ asked, online }: { readonly asked: Waited; readonly online: OnlineModel }) {
  const t = useWords()
  const seat = online.seats.find((one) => one.seat === asked.seat)
  const words = { name: seat?.owner ?? '', hero: asked.name }
  if (asked.holder !== 'nobody')
    return <p className={styles.words}>{t(seat?.isAway ? 'online.waitingAway' : 'online.waiting', words)}</p>
  return <WaitingForNobody asked={asked} online={online} />
}

/** Who has not come yet: somebody for whom the seat is kept, or whoever is invited from here. */
function WaitingForNobody({ asked, online }: { readonly asked: Waited; readonly online: OnlineModel }) {
  const t = useWords()
  const { table } = usePlay()
  const name = useKept(table.id, online).find(({ seat }) => seat === asked.seat)?.name
  const words = { hero: asked.name, name: name ?? '' }
  return (
    <>
      <p className={styles.words}>
        {t(name === undefined ? 'online.waitingNobody' : 'online.waitingKept', words)}
      </p>
      {online.isWatching ? null : (
        <button
          type="button"
          className={controls.button}
          data-invite
          onClick={() => document.querySelector<HTMLElement>('[data-people]')?.click()}
        >
          {t('online.inviteNow')}
        </button>
      )}
    </>
  )
}

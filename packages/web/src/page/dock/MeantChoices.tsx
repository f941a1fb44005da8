import { meantActs, openPieces, paymentOf } from '../act/intent.ts'
import { useMarks } from '../act/useMarks.ts'
import { usePress } from '../act/usePress.ts'
import { verbButtons } from '../act/verbButtons.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { Question } from '../../model/table/question.ts'
import { useWords } from '../words/i18n.ts'
import styles from './DockMore.module.css'

interface Offered {
  readonly key: string
  readonly says: string
  readonly number: string
  readonly isPicked: boolean
  readonly press: () => void
}

/** At the text table: what is still open of what is meant, as buttons; verbs, targets, and what pays. */
export function MeantChoices({ question }: { readonly question: Question }) {
  const offered = useOffered(question)
  if (offered.length === 0) return null
  return (
    <div className={styles.choices}>
      {offered.map(({ key, says, number, isPicked, press }) => (
        <button
          key={key}
          type="button"
          className={styles.choice}
          aria-pressed={isPicked}
          aria-keyshortcuts={number === '' ? undefined : number}
          data-option={key}
          onClick={press}
        >
          <span className={styles.number} aria-hidden="true">
            {number === '' ? '·' : number}
          </span>
          {says}
        </button>
      ))}
    </div>
  )
}

function useOffered(question: Question): readonly Offered[] {
  const t = useWords()
  const play = usePlay()
  const press = usePress(play)
  const marks = useMarks(play)
  const { intent } = useChoosing()
  const { board, game } = play.shown
  const at = (thing: number, key: string): Offered => {
    const mark = marks.get(thing)
    const note = mark === undefined || mark.note === '' ? '' : ` (${mark.note})`
    return {
      key,
      says: `${board.pieces[thing]?.name ?? ''}${note}`,
      number: mark?.key ?? '',
      isPicked: mark?.state === 'pays' || mark?.state === 'chosen',
      press: () => press.piece(thing),
    }
  }
  const { first } = intent
  const verbs = first === null ? [] : verbButtons(t, game, question, intent, first)
  const payment = paymentOf(question, intent)
  return [
    ...verbs.map(({ verb, option, says }) => ({
      key: option === '' ? `verb:${verb}` : option,
      says,
      number: '',
      isPicked: false,
      press: () => (option === '' && first !== null ? press.verb(first, verb) : press.option(option)),
    })),
    ...openPieces(meantActs(question, intent)).map((thing) => at(thing, `piece:${thing}`)),
    ...(payment?.asked.choices ?? []).map(({ thing, key }) => at(thing, key)),
  ]
}

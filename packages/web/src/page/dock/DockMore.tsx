import { Suspense } from 'react'
import { isBegun } from '../act/intent.ts'
import { pieceless } from '../act/numberKeys.ts'
import { TableChance } from '../chance/TableChance.tsx'
import { PassingBar } from '../passing/PassingBar.tsx'
import { ownChoices } from '../play/boards.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useSettings } from '../settings/settings.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { Piece } from '../../model/table/piece.ts'
import type { ZombiesBoard } from '../../model/zombies/board.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { ChoiceButtons } from './ChoiceButtons.tsx'
import { DistributeChoice } from './DistributeChoice.tsx'
import { useDockGrowth } from './dockGrowth.ts'
import styles from './DockMore.module.css'
import { ExplainPanel } from './ExplainPanel.tsx'
import { HintSays } from './Hint.tsx'
import { MeantChoices } from './MeantChoices.tsx'
import { Opportunities } from './Opportunities.tsx'
import { OrderChoice } from './OrderChoice.tsx'

/** What the line cannot hold: what has no piece, why something is refused, a hint, chance by hand. At most a third of the height. */
export function DockMore() {
  const { question, snapshot, shown } = usePlay()
  const { explained } = useChoosing()
  const isPresent = snapshot.at === shown.at
  return (
    <div ref={useDockGrowth()} className={styles.more} data-dock-more>
      <Refused />
      {explained === null ? null : <ExplainPanel thing={explained} />}
      {snapshot.chance !== null && isPresent ? (
        <TableChance key={snapshot.version} chance={snapshot.chance} />
      ) : null}
      {question === null || !isPresent ? null : (
        // Options are buttons: no word in them can be one too.
        <RichLinksContext value={null}>
          <HintSays question={question} />
          <Suspense>
            <Choices question={question} />
          </Suspense>
        </RichLinksContext>
      )}
      {isPresent ? <PassingBar /> : null}
      <Opportunities />
    </div>
  )
}

function Refused() {
  const t = useWords()
  const { refusals } = usePlay()
  if (refusals.length === 0) return null
  return (
    <div role="alert" className={styles.refused}>
      <strong>{t('play.refused')}</strong>{' '}
      {refusals.map(({ text, rule }, i) => (
        <span key={i}>
          <Rich text={text} /> {rule === null ? null : <RuleLink rule={rule} />}
        </span>
      ))}
    </div>
  )
}

/** The options as their shape wants it, or as the game draws this question; what lies on the board is left out. */
function Choices({ question }: { readonly question: Question }) {
  const { snapshot } = usePlay()
  const { textTable } = useSettings()
  const { intent } = useChoosing()
  const Own = textTable ? undefined : ownChoices[`${snapshot.game}/${question.ask}`]
  if (Own !== undefined) return <Own question={question} />
  if (question.shape === 'order') return <OrderChoice question={question} />
  if (question.shape === 'distribute') return <DistributeChoice question={question} />
  if (textTable && question.shape === 'one' && isBegun(intent)) return <MeantChoices question={question} />
  const listed = textTable
    ? question.choices.filter(({ declines }) => !declines)
    : [...pieceless(question), ...outOfSight(question, snapshot)]
  return <ChoiceButtons question={question} choices={listed} />
}

/** Choices whose piece lies in a heap, or nowhere that is drawn. */
function outOfSight({ choices, seat }: Question, { board }: Snapshot): readonly Choice[] {
  const piles = new Set(board.zones.filter(({ kind }) => kind === 'pile').map(({ key }) => key))
  return choices.filter(({ thing, declines }) => {
    if (declines || thing < 0) return false
    const piece = board.pieces[thing]
    if (piece === undefined || piles.has(piece.zone)) return true
    return board.game === 'zombies' && !isDrawn(board, piece, seat)
  })
}

/** On a map one sees what stands on it, and the cards of the hero who decides. */
function isDrawn({ map }: ZombiesBoard, { zone, owner }: Piece, seat: number): boolean {
  return owner === seat || map.floors.some(({ zones }) => zones.some(({ id }) => id === zone))
}

import { Suspense } from 'react'
import { TableChance } from '../chance/TableChance.tsx'
import { PassingBar } from '../passing/PassingBar.tsx'
import { useSettings } from '../settings/settings.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import type { Question } from '../../model/table/question.ts'
import { useWords } from '../words/i18n.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { ownChoices } from './boards.ts'
import { useChoosing } from './choosing.ts'
import { DistributeChoice } from './DistributeChoice.tsx'
import styles from './Dock.module.css'
import { DockActions } from './DockActions.tsx'
import { DockHead } from './DockHead.tsx'
import { ExplainPanel } from './ExplainPanel.tsx'
import { OneChoice } from './OneChoice.tsx'
import { Opportunities } from './Opportunities.tsx'
import { OrderChoice } from './OrderChoice.tsx'
import { PayChoice } from './PayChoice.tsx'
import { usePlay } from './PlayContext.ts'
import { useHeldFocus } from './useHeldFocus.ts'
import { PreviewLine } from './PreviewLine.tsx'
import { SomeChoice } from './SomeChoice.tsx'

/** One place for every decision: who decides, what, because of which card; choose, see what follows, confirm. */
export function Dock() {
  const t = useWords()
  const { question, refusals, snapshot, shown } = usePlay()
  const { explained } = useChoosing()
  const isPresent = snapshot.at === shown.at
  return (
    <section
      ref={useHeldFocus(snapshot.at)}
      className={styles.dock}
      aria-label={t('play.dock')}
      data-dock
      data-more={refusals.length > 0 || explained !== null || snapshot.chance !== null}
      data-landmark
      tabIndex={-1}
    >
      <DockHead />
      {refusals.length === 0 ? null : (
        <div role="alert" className={styles.refused}>
          <strong>{t('play.refused')}</strong>{' '}
          {refusals.map(({ text, rule }, i) => (
            <span key={i}>
              <Rich text={text} /> {rule === null ? null : <RuleLink rule={rule} />}
            </span>
          ))}
        </div>
      )}
      {explained === null ? null : <ExplainPanel thing={explained} />}
      {snapshot.chance !== null && isPresent ? (
        <TableChance key={snapshot.version} chance={snapshot.chance} />
      ) : null}
      {question === null || !isPresent ? null : (
        // Options are buttons: no word in them can be one too.
        <RichLinksContext value={null}>
          <div className={styles.body}>
            <Suspense>
              <Choices question={question} />
            </Suspense>
          </div>
        </RichLinksContext>
      )}
      <div className={styles.beside}>
        {question === null || !isPresent ? null : (
          <RichLinksContext value={null}>
            <PreviewLine question={question} />
            <DockActions question={question} />
          </RichLinksContext>
        )}
        {isPresent ? <PassingBar /> : null}
        <Opportunities />
      </div>
    </section>
  )
}

/** The options as their shape wants it, or as the game draws this question. */
function Choices({ question }: { readonly question: Question }) {
  const { game } = usePlay().snapshot
  const { textTable } = useSettings()
  const Own = textTable
    ? undefined
    : (ownChoices[`${game}/${question.ask}`] ?? ownChoices[`${game}/${question.shape}`])
  if (Own !== undefined) return <Own question={question} />
  switch (question.shape) {
    case 'one':
      return <OneChoice question={question} />
    case 'some':
      return <SomeChoice question={question} />
    case 'order':
      return <OrderChoice question={question} />
    case 'distribute':
      return <DistributeChoice question={question} />
    case 'pay':
      return <PayChoice question={question} />
  }
}

import { type ReactNode, Suspense, useState } from 'react'
import { EndScreen } from '../end/EndScreen.tsx'
import { GuideAtTable } from '../guide/GuideAtTable.tsx'
import { Curtain } from '../seats/Curtain.tsx'
import { calledAt, isCurtained, useLooking } from '../seats/publicAsk.ts'
import { usePassing } from '../passing/usePassing.ts'
import { useTableSounds } from '../sound/useTableSounds.ts'
import { useSettings } from '../settings/settings.ts'
import type { TableClient } from '../table/client.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import { useBringsHeader } from '../shell/ownHeader.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { Announcer } from './Announcer.tsx'
import { boards, boardsAsStages, boardsWithSeats, textTables } from './boards.ts'
import { Dock } from '../dock/Dock.tsx'
import { FilmStage } from '../film/FilmStage.tsx'
import { usePlaceOfHand } from './handPlace.ts'
import { PastBar } from './PastBar.tsx'
import { type Play, PlayContext } from './PlayContext.ts'
import styles from './PlayScreen.module.css'
import { PlayTop } from './PlayTop.tsx'
import { Rail } from './Rail.tsx'
import { StatusReading } from './StatusReading.tsx'
import { TextLinks } from './TextLinks.tsx'
import { TextTable } from './TextTable.tsx'
import { UndoQuestion } from './UndoQuestion.tsx'
import { useGameTheme } from './useGameTheme.ts'
import { usePlayAt } from './usePlayAt.ts'
import { useRulesHere } from './useRulesHere.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useTitle } from './useTitle.ts'

interface PlayScreenProps {
  readonly table: TableClient
  /** What is said above the board. */
  readonly note?: ReactNode
}

/** A table: header, board, rail and dock around one snapshot. */
export function PlayScreen({ table, note }: PlayScreenProps) {
  const t = useWords()
  const { play, crossing, cross } = usePlayAt(table)
  const { textTable } = useSettings()
  const [isLogOpen, setLogOpen] = useState(false)
  const [isEndSeen, setEndSeen] = useState(false)
  const { snapshot, shown } = play
  useSurroundings(play)
  useShortcuts(play, () => setLogOpen((is) => !is))
  const { curtain } = snapshot
  const { question: looking } = useLooking()
  if (curtain !== null && isCurtained(snapshot, looking))
    return <Curtain person={calledAt(snapshot)} onReady={() => void table.look({ seat: curtain.seat })} />
  const Told = textTables[snapshot.game] ?? TextTable
  const Board = textTable ? Told : (boards[snapshot.game] ?? Told)
  const isOver = play.film === null && snapshot.outcome !== null && !isEndSeen && snapshot.at === shown.at
  const isDrawn = Board !== Told && !isOver
  const isStaged = isDrawn && play.film !== null && !boardsAsStages.includes(snapshot.game)
  return (
    <PlayContext value={play}>
      <TextLinks>
        <div className={styles.screen} data-game={snapshot.game} data-at={shown.at}>
          {isOver ? null : <h1 className={controls.hidden}>{gameNames[snapshot.game]}</h1>}
          <PlayTop
            isLogOpen={isLogOpen}
            onLog={() => setLogOpen(!isLogOpen)}
            hasSeats={!isDrawn || !boardsWithSeats.includes(snapshot.game)}
          />
          <section
            className={styles.board}
            data-drawn={isDrawn}
            data-filming={isStaged}
            aria-label={t('play.table')}
            data-landmark
            tabIndex={-1}
          >
            <PastBar />
            {note}
            <Suspense fallback={t('shell.loading')}>
              {isOver ? <EndScreen onLook={() => setEndSeen(true)} /> : <Board />}
            </Suspense>
            {isStaged ? <FilmStage /> : null}
          </section>
          <div className={styles.hand} ref={(element) => usePlaceOfHand.setState({ element })} />
          {/* Before the rail: who comes from the hand with Tab is at the decision, not in front of all lines of the log. */}
          {isOver ? null : <Dock />}
          <Rail isOpen={isLogOpen} onOpen={() => setLogOpen(true)} onClose={() => setLogOpen(false)} />
          {crossing === null ? null : <UndoQuestion onAnswer={cross} />}
          <GuideAtTable />
          <StatusReading />
          <Announcer />
        </div>
      </TextLinks>
    </PlayContext>
  )
}

/** What goes with a table beside its board: header, rules of what is shown, passing, sounds, the page's title and theme. */
function useSurroundings(play: Play): void {
  const { table, snapshot, shown } = play
  useBringsHeader()
  useRulesHere(table, shown)
  usePassing(play)
  useTableSounds(table, snapshot)
  useTitle(play)
  useGameTheme(snapshot.game)
}

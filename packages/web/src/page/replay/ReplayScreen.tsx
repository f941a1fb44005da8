import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { LogRail } from '../log/LogRail.tsx'
import { boards, phaseBars } from '../play/boards.ts'
import { type Play, PlayContext } from '../play/PlayContext.ts'
import { useGameTheme } from '../play/useGameTheme.ts'
import { noOutcomes } from '../play/useOutcomes.ts'
import screens from '../play/PlayScreen.module.css'
import { TextTable } from '../play/TextTable.tsx'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import type { TableClient } from '../table/client.ts'
import { NotOpenedTable } from '../table/NotOpenedTable.tsx'
import { gameNames } from '../../model/table/gameNames.ts'
import { useLog } from '../table/useTable.ts'
import { plainText } from '../text/plainText.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { type Replay, ReplayContext, useReplay } from './replayContext.ts'
import { ReplayHead } from './ReplayHead.tsx'
import styles from './Replay.module.css'
import { useReplayKeys } from './useReplayKeys.ts'
import { useReplayOf } from './useReplayOf.ts'
import { useWatched } from './useWatched.ts'

/** A game that is looked at from its beginning; its end is told to nobody who did not ask. */
export function ReplayScreen() {
  const { id } = useParams({ from: '/replay/$id' })
  return <Watching key={id} address={id} />
}

function Watching({ address }: { readonly address: string }) {
  const t = useWords()
  const { at = 0 } = useSearch({ from: '/replay/$id' })
  const watched = useWatched(address)
  if (watched === null) return <p className={pages.page}>{t('shell.loading')}</p>
  if (watched.ok) return <Started table={watched.table} first={at} />
  return <NotOpenedTable refusals={watched.refusals} />
}

function Started({ table, first }: { readonly table: TableClient; readonly first: number }) {
  const t = useWords()
  const replay = useReplayOf(table, first)
  return replay === null ? <p className={pages.page}>{t('shell.loading')}</p> : <Shown replay={replay} />
}

function Shown({ replay }: { readonly replay: Replay }) {
  const t = useWords()
  const { table, shown, seen, go } = replay
  const { textTable } = useSettings()
  const [isLogOpen, setLogOpen] = useState(false)
  useReplayKeys(replay)
  useGameTheme(shown.game)
  const play = useMemo((): Play => onlyShown(table, shown, seen, go), [table, shown, seen, go])
  const Board = textTable ? TextTable : (boards[shown.game] ?? TextTable)
  const Phases = phaseBars[shown.game]
  return (
    <PlayContext value={play}>
      <ReplayContext value={replay}>
        <div className={`${screens.screen} ${styles.screen}`} data-game={shown.game} data-replay={replay.at}>
          <h1 className={controls.hidden}>{t('replay.of', { game: gameNames[shown.game] })}</h1>
          <ReplayHead isLogOpen={isLogOpen} onLog={() => setLogOpen(!isLogOpen)}>
            <Suspense>{Phases === undefined ? null : <Phases />}</Suspense>
          </ReplayHead>
          <section
            className={screens.board}
            data-drawn={Board !== TextTable}
            aria-label={t('play.table')}
            data-landmark
            tabIndex={-1}
          >
            <Suspense fallback={t('shell.loading')}>
              <Board />
            </Suspense>
          </section>
          <LogRail isOpen={isLogOpen} onClose={() => setLogOpen(false)} />
          <ReplayBar />
          <StepVoice />
        </div>
      </ReplayContext>
    </PlayContext>
  )
}

const nothing = (): void => undefined

/** A table at which one can only look. */
function onlyShown(table: TableClient, shown: Play['shown'], seen: number, go: (at: number) => void): Play {
  return {
    table,
    shown,
    snapshot: shown,
    question: null,
    veiled: null,
    film: null,
    refusals: [],
    until: seen,
    outcomes: noOutcomes,
    answer: nothing,
    give: nothing,
    undo: nothing,
    redo: nothing,
    see: (answers) => go(answers ?? seen),
  }
}

/** What happened at this step, for ears. */
function StepVoice() {
  const { table, at } = useReplay()
  const lines = useLog(table).filter(({ answer }) => answer === at - 1)
  return (
    <p aria-live="polite" className={controls.hidden}>
      {lines.map(({ text }) => plainText(text)).join(' ')}
    </p>
  )
}

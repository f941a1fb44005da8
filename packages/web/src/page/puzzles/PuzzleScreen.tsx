import { useParams } from '@tanstack/react-router'
import { useReducer } from 'react'
import { isPuzzleGame, type PuzzleGame } from '../../model/puzzles/puzzles.ts'
import { OddsHidden } from '../play/oddsHidden.ts'
import { PlayScreen } from '../play/PlayScreen.tsx'
import { useSettings } from '../settings/settings.ts'
import { NotFound } from '../shell/NotFound.tsx'
import pages from '../shell/Page.module.css'
import { openPuzzle } from '../table/engine.ts'
import { useOpenedTable } from '../table/useOpenedTable.ts'
import { puzzleWords } from '../words/puzzles.ts'
import { addWords, useWords } from '../words/i18n.ts'
import { PuzzleNote } from './PuzzleNote.tsx'

addWords(puzzleWords)

/** The table of a puzzle, with what is asked above it. */
export function PuzzleScreen() {
  const { game, n } = useParams({ from: '/puzzles/$game/$n' })
  const [times, again] = useReducer((count: number) => count + 1, 0)
  if (!isPuzzleGame(game) || !/^[1-9]\d{0,3}$/.test(n)) return <NotFound />
  return <AtTable key={`${game} ${n} ${times}`} game={game} n={Number(n)} onAgain={again} />
}

interface AtTableProps {
  readonly game: PuzzleGame
  readonly n: number
  readonly onAgain: () => void
}

function AtTable({ game, n, onAgain }: AtTableProps) {
  const t = useWords()
  const opened = useOpenedTable(`${game} ${n}`, () => openPuzzle(game, n, useSettings.getState().language))
  if (opened === null) return <p className={pages.page}>{t('shell.loading')}</p>
  if (!opened.ok) return <NotFound />
  const note = <PuzzleNote game={game} n={n} onAgain={onAgain} />
  return (
    <OddsHidden value>
      <PlayScreen table={opened.table} note={note} />
    </OddsHidden>
  )
}

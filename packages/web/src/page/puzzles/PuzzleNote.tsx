import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PuzzleGame, PuzzleVerdict } from '../../model/puzzles/puzzles.ts'
import { usePlay } from '../play/PlayContext.ts'
import { puzzles } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { type Say, useWords } from '../words/i18n.ts'
import styles from './PuzzleNote.module.css'
import { addSolved } from './solved.ts'

interface PuzzleNoteProps {
  readonly game: PuzzleGame
  readonly n: number
  readonly onAgain: () => void
}

/** What a puzzle asks, and what became of a try; a way is shown to who asks for it. */
export function PuzzleNote({ game, n, onAgain }: PuzzleNoteProps) {
  const t = useWords()
  const { table } = usePlay()
  const verdict = useVerdict(game, n)
  const [way, setWay] = useState<readonly string[]>([])
  const isRight = verdict.kind !== 'open' && verdict.isRight
  return (
    <div className={styles.note} data-puzzle={verdict.kind === 'open' ? 'open' : isRight ? 'right' : 'wrong'}>
      <p role="status">{saidOf(t, game, verdict)}</p>
      {way.length === 0 ? null : (
        <ol className={styles.way}>
          {way.map((act) => (
            <li key={act}>{act}</li>
          ))}
        </ol>
      )}
      <div className={styles.buttons}>
        {isRight ? (
          <Link to="/puzzles/$game/$n" params={{ game, n: `${n + 1}` }} className={controls.button}>
            {t('puzzles.next')}
          </Link>
        ) : null}
        {verdict.kind === 'open' ? null : (
          <button type="button" className={controls.button} onClick={onAgain}>
            {t('puzzles.again')}
          </button>
        )}
        {game !== 'dicethrone' && way.length === 0 ? (
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => void puzzles().solution(table.id).then(setWay)}
          >
            {t('puzzles.solution')}
          </button>
        ) : null}
        <Link to="/puzzles" className={`${controls.button} ${controls.quiet}`}>
          {t('puzzles.all')}
        </Link>
      </div>
    </div>
  )
}

/** How the try stands, asked again whenever the table changes; who has solved it once has solved it. */
function useVerdict(game: PuzzleGame, n: number): PuzzleVerdict {
  const { table, snapshot, film } = usePlay()
  const [verdict, setVerdict] = useState<PuzzleVerdict>({ kind: 'open' })
  useEffect(() => {
    let isWanted = film === null
    if (isWanted)
      void puzzles()
        .verdict(table.id)
        .then((found) => {
          if (!isWanted) return
          setVerdict(found)
          if (found.kind !== 'open' && found.isRight) addSolved(`${game}/${n}`)
        })
    return () => {
      isWanted = false
    }
  }, [table, snapshot.version, film, game, n])
  return verdict
}

function saidOf(t: Say, game: PuzzleGame, verdict: PuzzleVerdict): string {
  if (verdict.kind === 'open') return t(game === 'dicethrone' ? 'puzzles.keepAsks' : 'puzzles.winAsks')
  if (verdict.kind === 'win') return t(verdict.isRight ? 'puzzles.winRight' : 'puzzles.winWrong', { game })
  const { mean, worth, best } = verdict
  return t(verdict.isRight ? 'puzzles.keepRight' : 'puzzles.keepWrong', {
    mean,
    worth,
    best: best.join('-'),
  })
}

import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PuzzleGame, PuzzleKind, PuzzleModel, PuzzleVerdict } from '../../model/puzzles/puzzles.ts'
import { usePlay } from '../play/PlayContext.ts'
import { puzzles } from '../table/engine.ts'
import { useSettings } from '../settings/settings.ts'
import controls from '../theme/controls.module.css'
import { type Say, useWords } from '../words/i18n.ts'
import styles from './PuzzleNote.module.css'
import { addSolved } from './solved.ts'

interface PuzzleNoteProps {
  readonly game: PuzzleGame
  readonly n: number
  readonly onAgain: () => void
}

/** What a puzzle asks, and what became of a try; a way is shown to those who ask for it. */
export function PuzzleNote({ game, n, onAgain }: PuzzleNoteProps) {
  const t = useWords()
  const { table } = usePlay()
  const verdict = useVerdict(game, n)
  const list = useList(game)
  const kind = list.find((one) => one.n === n)?.kind
  const [way, setWay] = useState<readonly string[]>([])
  const isRight = verdict.kind !== 'open' && verdict.isRight
  return (
    <div className={styles.note} data-puzzle={verdict.kind === 'open' ? 'open' : isRight ? 'right' : 'wrong'}>
      <p role="status">{kind === undefined ? '' : saidOf(t, game, kind, verdict)}</p>
      {way.length === 0 ? null : (
        <ol className={styles.way}>
          {way.map((act) => (
            <li key={act}>{act}</li>
          ))}
        </ol>
      )}
      <div className={styles.buttons}>
        {isRight && n < list.length ? (
          <Link to="/puzzles/$game/$n" params={{ game, n: `${n + 1}` }} className={controls.button}>
            {t('puzzles.next')}
          </Link>
        ) : null}
        {verdict.kind === 'open' ? null : (
          <button type="button" className={controls.button} onClick={onAgain}>
            {t('puzzles.again')}
          </button>
        )}
        {kind !== 'keep' && way.length === 0 ? (
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

/** All puzzles of the game: what this one asks, and whether there is a next. */
function useList(game: PuzzleGame): readonly PuzzleModel[] {
  const { language } = useSettings()
  const [list, setList] = useState<readonly PuzzleModel[]>([])
  useEffect(() => void puzzles().list(game, language).then(setList), [game, language])
  return list
}

function saidOf(t: Say, game: PuzzleGame, kind: PuzzleKind, verdict: PuzzleVerdict): string {
  if (verdict.kind === 'open') return t(`puzzles.${kind}Asks`, { game })
  if (verdict.kind === 'survive') {
    const { replies, survived, best } = verdict
    return t(verdict.isRight ? 'puzzles.survived' : 'puzzles.fallen', { replies, survived, best })
  }
  if (verdict.kind === 'win') return t(verdict.isRight ? 'puzzles.winRight' : 'puzzles.winWrong', { game })
  const { mean, worth, best } = verdict
  return t(verdict.isRight ? 'puzzles.keepRight' : 'puzzles.keepWrong', {
    mean,
    worth,
    best: best.join('-'),
  })
}

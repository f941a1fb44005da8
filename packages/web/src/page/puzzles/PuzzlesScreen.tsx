import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  type PuzzleGame,
  puzzleGames,
  type PuzzleKind,
  puzzleKinds,
  type PuzzleModel,
} from '../../model/puzzles/puzzles.ts'
import { useSettings } from '../settings/settings.ts'
import { Lead } from '../shell/Lead.tsx'
import pages from '../shell/Page.module.css'
import { puzzles } from '../table/engine.ts'
import { puzzleWords } from '../words/puzzles.ts'
import { addWords, useWords } from '../words/i18n.ts'
import styles from './PuzzlesScreen.module.css'
import { useSolved } from './solved.ts'

addWords(puzzleWords)

/** All puzzles, by game and difficulty; those that were solved here are marked. */
export function PuzzlesScreen() {
  const t = useWords()
  return (
    <div className={pages.page}>
      <Lead title={t('puzzles.title')}>{t('puzzles.lead')}</Lead>
      {puzzleGames.map((game) => (
        <OfGame key={game} game={game} />
      ))}
    </div>
  )
}

function OfGame({ game }: { readonly game: PuzzleGame }) {
  const t = useWords()
  const { language } = useSettings()
  const [list, setList] = useState<readonly PuzzleModel[] | null>(null)
  useEffect(() => void puzzles().list(game, language).then(setList), [game, language])
  if (list === null) return <p>{t('shell.opening')}</p>
  return puzzleKinds.map((kind) => {
    const those = list.filter((one) => one.kind === kind)
    return those.length === 0 ? null : <OfKind key={kind} game={game} kind={kind} list={those} />
  })
}

interface OfKindProps {
  readonly game: PuzzleGame
  readonly kind: PuzzleKind
  readonly list: readonly PuzzleModel[]
}

function OfKind({ game, kind, list }: OfKindProps) {
  const t = useWords()
  const { solved } = useSolved()
  const title = t(`puzzles.${kind}`, { game })
  const done = list.filter(({ n }) => solved.includes(`${game}/${n}`)).length
  return (
    <section aria-label={title}>
      <h2 className={pages.caption}>{title}</h2>
      <p>{t('puzzles.solvedCount', { n: done, all: list.length })}</p>
      {[1, 2, 3].map((difficulty) => (
        <div key={difficulty} className={styles.level}>
          <h3>{t('puzzles.difficulty', { n: `${difficulty}` })}</h3>
          <ul className={styles.list}>
            {list
              .filter((one) => one.difficulty === difficulty)
              .map((one) => (
                <Listed key={one.n} game={game} puzzle={one} isSolved={solved.includes(`${game}/${one.n}`)} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface ListedProps {
  readonly game: PuzzleGame
  readonly puzzle: PuzzleModel
  readonly isSolved: boolean
}

function Listed({ game, puzzle: { n, hero }, isSolved }: ListedProps) {
  const t = useWords()
  return (
    <li>
      <Link
        to="/puzzles/$game/$n"
        params={{ game, n: `${n}` }}
        className={styles.puzzle}
        data-solved={isSolved}
      >
        <b>{n}</b>
        <span>{hero}</span>
        {isSolved ? <Check role="img" aria-label={t('puzzles.isSolved')} size={18} /> : null}
      </Link>
    </li>
  )
}

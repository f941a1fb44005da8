import { Link } from '@tanstack/react-router'
import { BookOpen, Hammer, Layers, Puzzle, Users } from 'lucide-react'
import { gameIds } from '../../model/table/snapshot.ts'
import { FanNotice } from '../credits/FanNotice.tsx'
import { Lead } from '../shell/Lead.tsx'
import { MyTables } from '../online/MyTables.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { GameCard } from './GameCard.tsx'
import { GameFiles } from './GameFiles.tsx'
import styles from './Landing.module.css'
import { Resume } from './Resume.tsx'

/** The first screen: go on with a game, or begin one in two clicks. */
export function Landing() {
  const t = useWords()
  return (
    <div className={styles.landing}>
      <div className={styles.top}>
        <Lead title={t('landing.title')}>{t('landing.lead')}</Lead>
        <div className={styles.mine}>
          <MyTables />
          <Resume />
        </div>
      </div>
      <ul className={styles.games}>
        {gameIds.map((game) => (
          <li key={game}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
      <div className={styles.also}>
        <GameFiles>
          <Link to="/decks" className={controls.button}>
            <Layers aria-hidden="true" size={18} />
            {t('landing.decks')}
          </Link>
          <Link to="/puzzles" className={controls.button}>
            <Puzzle aria-hidden="true" size={18} />
            {t('landing.puzzles')}
          </Link>
          <Link to="/workshop" className={controls.button}>
            <Hammer aria-hidden="true" size={18} />
            {t('landing.workshop')}
          </Link>
          <Link to="/rooms" className={controls.button}>
            <Users aria-hidden="true" size={18} />
            {t('landing.rooms')}
          </Link>
          <Link to="/rules/$" params={{ _splat: '' }} className={controls.button}>
            <BookOpen aria-hidden="true" size={18} />
            {t('rules.title')}
          </Link>
        </GameFiles>
      </div>
      <FanNotice />
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { FanNotice } from '../credits/FanNotice.tsx'
import { gameIds } from '../../model/table/snapshot.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { GameCard } from './GameCard.tsx'
import styles from './Landing.module.css'
import { OpenFile } from './OpenFile.tsx'
import { OpenReplay } from './OpenReplay.tsx'
import { Resume } from './Resume.tsx'

/** The first screen: go on with a game, or begin one in two clicks. */
export function Landing() {
  const t = useWords()
  return (
    <div className={styles.landing}>
      <header className={styles.lead}>
        <h1>{t('landing.title')}</h1>
        <p>{t('landing.lead')}</p>
      </header>
      <Resume />
      <ul className={styles.games}>
        {gameIds.map((game) => (
          <li key={game}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
      <div className={styles.also}>
        <Link to="/decks" className={controls.button}>
          {t('landing.decks')}
        </Link>
        <OpenFile />
        <OpenReplay />
      </div>
      <FanNotice />
    </div>
  )
}

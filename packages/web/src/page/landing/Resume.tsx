import { useCallback, useEffect, useState } from 'react'
import type { GameCard as Kept } from '../../model/saves/savesService.ts'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import { saves } from '../table/engine.ts'
import { useWords } from '../words/i18n.ts'
import { KeptGame } from './KeptGame.tsx'
import styles from './Resume.module.css'

/** So many are in sight at once; further ones would push the games themselves off the screen. */
const SHOWN = 1

/** The kept games, the last ones first; older and finished ones are folded. */
export function Resume() {
  const t = useWords()
  const { language } = useSettings()
  const [games, setGames] = useState<readonly Kept[]>([])
  const refresh = useCallback(() => {
    void saves().list(language).then(setGames)
  }, [language])
  useEffect(refresh, [refresh])
  if (games.length === 0) return null
  const running = games.filter(({ outcome }) => outcome === null)
  const finished = games.filter(({ outcome }) => outcome !== null)
  return (
    <section aria-labelledby="resume" className={styles.resume}>
      <h2 id="resume" className={pages.tag}>
        {t('landing.resume')}
      </h2>
      {running.length === 0 ? null : <Games games={running.slice(0, SHOWN)} refresh={refresh} />}
      <div className={styles.folded}>
        <Folded says="landing.furtherGames" games={running.slice(SHOWN)} refresh={refresh} />
        <Folded
          says="landing.finished"
          games={finished}
          refresh={refresh}
          isOpen={running.length === 0 && finished.length === 1}
        />
      </div>
    </section>
  )
}

interface FoldedProps {
  readonly says: 'landing.furtherGames' | 'landing.finished'
  readonly games: readonly Kept[]
  readonly refresh: () => void
  readonly isOpen?: boolean
}

function Folded({ says, games, refresh, isOpen = false }: FoldedProps) {
  const t = useWords()
  if (games.length === 0) return null
  return (
    <details open={isOpen}>
      <summary>{t(says, { n: games.length })}</summary>
      <Games games={games} refresh={refresh} />
    </details>
  )
}

function Games({ games, refresh }: { readonly games: readonly Kept[]; readonly refresh: () => void }) {
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <KeptGame key={game.id} game={game} refresh={refresh} />
      ))}
    </ul>
  )
}

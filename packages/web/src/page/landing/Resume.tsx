import { useCallback, useEffect, useState } from 'react'
import type { GameCard as Kept } from '../../model/saves/savesService.ts'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import { saves } from '../table/engine.ts'
import { useWords } from '../words/i18n.ts'
import { KeptGame } from './KeptGame.tsx'
import styles from './Resume.module.css'

/** The kept games, the last one first; finished ones are folded behind the others. */
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
      {running.length === 0 ? null : <Games games={running} refresh={refresh} />}
      {finished.length === 0 ? null : (
        <details className={styles.finished} open={running.length === 0}>
          <summary>{t('landing.finished', { n: finished.length })}</summary>
          <Games games={finished} refresh={refresh} />
        </details>
      )}
    </section>
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

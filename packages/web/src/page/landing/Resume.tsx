import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { GameCard as Kept } from '../../model/saves/savesService.ts'
import { useSettings } from '../settings/settings.ts'
import { saves } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Resume.module.css'

/** The kept games, the last one first. */
export function Resume() {
  const t = useWords()
  const { language } = useSettings()
  const [games, setGames] = useState<readonly Kept[]>([])
  const refresh = useCallback(() => {
    void saves().list(language).then(setGames)
  }, [language])
  useEffect(refresh, [refresh])
  if (games.length === 0) return null
  return (
    <section aria-labelledby="resume">
      <h2 id="resume" className={styles.title}>
        {t('landing.resume')}
      </h2>
      <ul className={styles.games}>
        {games.map((game) => (
          <KeptGame key={game.id} game={game} refresh={refresh} />
        ))}
      </ul>
    </section>
  )
}

const outcomes = { won: 'landing.won', lost: 'landing.lost', draw: 'landing.over' } as const

function KeptGame({ game, refresh }: { readonly game: Kept; readonly refresh: () => void }) {
  const t = useWords()
  const { language } = useSettings()
  const [isSure, setSure] = useState(false)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    game.updated,
  )
  const remove = async (): Promise<void> => {
    if (!isSure) return setSure(true)
    await saves().remove(game.id)
    refresh()
  }
  return (
    <li className={styles.game} data-game={game.game}>
      <div className={styles.about}>
        <h3>{game.title}</h3>
        <p>
          {t('landing.saved', { answers: game.length, when })}
          {game.outcome === null ? null : ` · ${t(outcomes[game.outcome.kind])}`}
        </p>
      </div>
      <Link
        to="/table/$id"
        params={{ id: game.id }}
        className={`${controls.button} ${game.outcome === null ? controls.primary : ''}`}
        aria-label={`${t(game.outcome === null ? 'landing.continue' : 'landing.look')}: ${game.title}`}
      >
        {t(game.outcome === null ? 'landing.continue' : 'landing.look')}
      </Link>
      <button
        type="button"
        className={`${controls.button} ${isSure ? controls.danger : `${controls.quiet} ${controls.icon}`}`}
        aria-label={isSure ? t('landing.removeSure') : `${t('landing.remove')}: ${game.title}`}
        onClick={() => void remove()}
        onBlur={() => setSure(false)}
      >
        {isSure ? t('landing.removeSure') : <Trash2 aria-hidden="true" size={18} />}
      </button>
    </li>
  )
}

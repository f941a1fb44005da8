import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { createTable, library } from '../table/engine.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './GameCard.module.css'

/** A game as a printed object: play at once, or choose first. */
export function GameCard({ game }: { readonly game: GameId }) {
  const t = useWords()
  const play = usePlayNow(game)
  return (
    <article className={styles.card} data-game={game}>
      <h2 className={styles.name}>{gameNames[game]}</h2>
      <p className={styles.what}>{t(`landing.${game}`)}</p>
      <p className={styles.buttons}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          disabled={play.isBusy}
          onClick={play.now}
          aria-label={`${t('landing.playNow')}: ${gameNames[game]}`}
        >
          {play.isBusy ? t('shell.loading') : t('landing.playNow')}
        </button>
        <Link
          to="/new/$game"
          params={{ game }}
          className={controls.button}
          aria-label={`${t('landing.more')}: ${gameNames[game]}`}
        >
          {t('landing.more')}
        </Link>
      </p>
    </article>
  )
}

/** The game's first preset, with me in the first seat and bots in the others. */
function usePlayNow(game: GameId) {
  const { language, pace } = useSettings()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const now = async (): Promise<void> => {
    setBusy(true)
    const { presets } = await library().catalogue(game, language)
    const [preset] = presets
    if (preset === undefined) throw new Error(`${game} has no preset`)
    const people = Array.from({ length: preset.seats }, (_, seat) => (seat === 0 ? 'me' : 'greedy'))
    const opened = await createTable({ game, setup: preset.setup, people, language, pace })
    setBusy(false)
    if (opened.ok) await navigate({ to: '/table/$id', params: { id: opened.id } })
  }
  return { isBusy, now: () => void now() }
}

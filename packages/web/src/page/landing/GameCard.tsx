import { Link } from '@tanstack/react-router'
import { GraduationCap, Play, Users } from 'lucide-react'
import { gameNames } from '../../model/table/gameNames.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import { useGuidedStart } from '../guide/useGuidedStart.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { covers } from './covers.ts'
import styles from './GameCard.module.css'
import { GameCover } from './GameCover.tsx'
import { usePlayNow } from './usePlayNow.ts'

/** A game as a printed object: play at once, be shown how, or choose first. */
export function GameCard({ game }: { readonly game: GameId }) {
  const t = useWords()
  const play = usePlayNow(game)
  const cover = covers[game]
  const name = gameNames[game]
  const choose = t(game === 'villainous' ? 'landing.moreVillains' : 'landing.more')
  return (
    <article className={styles.card} data-game={game}>
      {cover === undefined ? null : <GameCover cover={cover} />}
      <div className={styles.about}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.what}>{t(`landing.${game}`)}</p>
        {cover === undefined ? null : (
          <p className={styles.facts}>
            <Users aria-hidden="true" size={16} />
            {t('landing.seats', { least: cover.seats[0], most: cover.seats[1] })} · {t(cover.mood)}
          </p>
        )}
        <p className={styles.buttons}>
          <button
            type="button"
            className={`${controls.button} ${controls.primary} ${styles.play}`}
            disabled={play.isBusy}
            onClick={play.now}
            aria-label={t('label.of', { what: t('landing.playNow'), which: name })}
          >
            <Play aria-hidden="true" size={18} />
            {play.isBusy ? t('shell.loading') : t('landing.playNow')}
          </button>
          <Link
            to="/new/$game"
            params={{ game }}
            className={controls.button}
            aria-label={t('label.of', { what: choose, which: name })}
          >
            {choose}
          </Link>
          {cover?.isGuided === true ? <GuidedButton game={game} /> : null}
        </p>
      </div>
    </article>
  )
}

function GuidedButton({ game }: { readonly game: GameId }) {
  const t = useWords()
  const { isBusy, start } = useGuidedStart(game)
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet}`}
      disabled={isBusy}
      onClick={start}
      aria-label={t('label.of', { what: t('guide.offer'), which: gameNames[game] })}
    >
      <GraduationCap aria-hidden="true" size={18} />
      {t('guide.offer')}
    </button>
  )
}

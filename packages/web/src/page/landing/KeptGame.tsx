import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { GameCard as Kept } from '../../model/saves/savesService.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import { gameIds } from '../../model/table/snapshot.ts'
import { FaceArt } from '../cards/FaceArt.tsx'
import { useSettings } from '../settings/settings.ts'
import { saves } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { keptVerdict } from './keptVerdict.ts'
import styles from './Resume.module.css'

const verdicts = { won: 'landing.won', lost: 'landing.lost', draw: 'landing.over' } as const

interface KeptGameProps {
  readonly game: Kept
  readonly refresh: () => void
}

/** A game that can be gone on with, or looked at: who plays, how far it is, when it was. */
export function KeptGame({ game, refresh }: KeptGameProps) {
  const t = useWords()
  const known = gameIds.find((id) => id === game.game)
  const verdict = keptVerdict(game)
  const says = t(verdict === null ? 'landing.continue' : 'landing.look')
  return (
    <li className={styles.game} data-game={game.game}>
      <div className={styles.faces} aria-hidden="true">
        {known === undefined
          ? null
          : game.faces.slice(0, 4).map((code) => <FaceArt key={code} game={known} code={code} />)}
      </div>
      <div className={styles.about}>
        <h3>{game.title}</h3>
        <p>
          {known === undefined ? null : `${gameNames[known]} · `}
          <Moment game={game} />
          {verdict === null ? null : (
            <>
              {' · '}
              <strong data-verdict={verdict}>{t(verdicts[verdict])}</strong>
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Link
          to="/table/$id"
          params={{ id: game.id }}
          className={`${controls.button} ${verdict === null ? controls.primary : ''}`}
          aria-label={t('label.of', { what: says, which: game.title })}
        >
          {says}
        </Link>
        <RemoveButton game={game} refresh={refresh} />
      </div>
    </li>
  )
}

function Moment({ game: { game, round, updated } }: { readonly game: Kept }) {
  const t = useWords()
  const { language } = useSettings()
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(updated)
  if (round < 1) return when
  return `${t(game === 'dicethrone' ? 'landing.turn' : 'landing.round', { n: round })} · ${when}`
}

/** The first click asks, the second deletes. */
function RemoveButton({ game, refresh }: KeptGameProps) {
  const t = useWords()
  const [isSure, setSure] = useState(false)
  const remove = async (): Promise<void> => {
    if (!isSure) return setSure(true)
    await saves().remove(game.id)
    refresh()
  }
  return (
    <button
      type="button"
      className={`${controls.button} ${isSure ? controls.danger : `${controls.quiet} ${controls.icon}`}`}
      aria-label={
        isSure ? t('landing.removeSure') : t('label.of', { what: t('landing.remove'), which: game.title })
      }
      onClick={() => void remove()}
      onBlur={() => setSure(false)}
    >
      {isSure ? t('landing.removeSure') : <Trash2 aria-hidden="true" size={18} />}
    </button>
  )
}

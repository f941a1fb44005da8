import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Catalogue } from '../../model/setup/catalogue.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import { type GameId, gameIds } from '../../model/table/snapshot.ts'
import { useSettings } from '../settings/settings.ts'
import { Lead } from '../shell/Lead.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import pages from '../shell/Page.module.css'
import styles from './Setup.module.css'
import { useWords } from '../words/i18n.ts'
import { catalogueWithDecks } from './ownDecks.ts'
import { Presets } from './Presets.tsx'
import { SetupForm } from './SetupForm.tsx'

/** Puts a game together: games that are ready first, every choice below. */
export function SetupScreen() {
  const { game } = useParams({ from: '/new/$game' })
  const known = gameIds.find((id) => id === game)
  return known === undefined ? <NotFound /> : <Setup key={known} game={known} />
}

function Setup({ game }: { readonly game: GameId }) {
  const t = useWords()
  const catalogue = useCatalogue(game)
  const { deck = '', room = '' } = useSearch({ from: '/new/$game' })
  return (
    <div className={`${pages.page} ${styles.page}`}>
      <Lead title={gameNames[game]}>
        {game === 'zombies' ? <Link to="/workshop">{t('setup.workshop')}</Link> : null}
      </Lead>
      {catalogue === null ? (
        <p role="status">{t('shell.opening')}</p>
      ) : (
        <>
          {deck === '' && room === '' ? <Presets catalogue={catalogue} /> : null}
          <SetupForm catalogue={catalogue} deck={deck} room={room} />
        </>
      )}
    </div>
  )
}

function useCatalogue(game: GameId): Catalogue | null {
  const { language } = useSettings()
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  useEffect(() => {
    let isHere = true
    void catalogueWithDecks(game, language).then((found) => isHere && setCatalogue(found))
    return () => {
      isHere = false
    }
  }, [game, language])
  return catalogue
}

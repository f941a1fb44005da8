import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { NotFound } from '../shell/NotFound.tsx'
import pages from '../shell/Page.module.css'
import { type GameId, gameIds } from '../../model/table/snapshot.ts'
import { useWords } from '../words/i18n.ts'
import type { Catalogue } from '../../model/setup/catalogue.ts'
import { catalogueWithDecks } from './ownDecks.ts'
import { Details } from './Details.tsx'
import { Presets } from './Presets.tsx'

/** Puts a game together: presets first, everything else folded below. */
export function SetupScreen() {
  const { game } = useParams({ from: '/new/$game' })
  const known = gameIds.find((id) => id === game)
  return known === undefined ? <NotFound /> : <Setup key={known} game={known} />
}

function Setup({ game }: { readonly game: GameId }) {
  const t = useWords()
  const catalogue = useCatalogue(game)
  const { deck = '' } = useSearch({ from: '/new/$game' })
  if (catalogue === null) return <p className={pages.page}>{t('shell.loading')}</p>
  return (
    <div className={pages.page}>
      <h1>{t('setup.title', { game: catalogue.name })}</h1>
      <Presets catalogue={catalogue} />
      <Details catalogue={catalogue} deck={deck} />
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

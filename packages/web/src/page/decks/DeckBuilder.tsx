import { useState } from 'react'
import type { StoreApi } from 'zustand'
import type { Box, BoxCard } from '../../model/decks/box.ts'
import styles from './DeckBuilder.module.css'
import { BuilderContext } from './builderContext.ts'
import { BuilderHead } from './BuilderHead.tsx'
import { BuilderNews } from './BuilderNews.tsx'
import { BuilderParts } from './BuilderParts.tsx'
import { CardDialog } from './CardDialog.tsx'
import { CardPool } from './CardPool.tsx'
import { DeckBar } from './DeckBar.tsx'
import { inksOf } from './printColours.ts'
import { KeepTrouble } from './KeepTrouble.tsx'
import type { Session } from './session.ts'
import { useDeckBuilder } from './useDeckBuilder.ts'
import { useMedia } from '../shell/useMedia.ts'

interface Props {
  readonly id: string
  readonly box: Box
  readonly store: StoreApi<Session>
}

/** Builds a deck: the cards on one side, the deck and what is known of it on the other; on a phone one after the other. */
export function DeckBuilder({ id, box, store }: Props) {
  const [looked, setLooked] = useState<BoxCard | null>(null)
  const [part, setPart] = useState('cards')
  const isWide = useMedia('(min-width: 1000px)')
  const builder = useDeckBuilder({ id, box, store, look: setLooked })
  const hero = box.heroes.find((one) => one.id === builder.deck.hero)
  return (
    <BuilderContext value={builder}>
      <div className={styles.builder} style={inksOf(hero?.face)}>
        <BuilderHead />
        <KeepTrouble />
        <div className={styles.columns}>
          {isWide ? <CardPool /> : null}
          <BuilderParts isWide={isWide} part={part} onPart={setPart} />
        </div>
        <BuilderNews />
        {isWide ? null : <DeckBar onPress={() => setPart('deck')} />}
      </div>
      <CardDialog card={looked} onClose={() => setLooked(null)} />
    </BuilderContext>
  )
}

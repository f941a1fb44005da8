import { Skull } from 'lucide-react'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import styles from './OwnPiles.module.css'
import { Pile } from './Pile.tsx'

/** Deck and discard pile of the player in front, with the encounter cards that were dealt to them. */
export function OwnPiles() {
  const t = useWords()
  const { board, player, found, nameOf } = useChampions()
  if (player === undefined) return null
  const tiles = player.upgrades.length + player.supports.length
  return (
    <Zone
      title={t('champions.ownPiles', { name: nameOf(player.seat) })}
      quiet
      rises
      className={`${styles.piles} ${tiles % 3 === 0 ? '' : styles.third} ${tiles % 4 === 0 ? '' : styles.fourth}`}
    >
      <Pile title={t('champions.deck')} size={player.deck} pieces={[]} />
      <Pile title={t('champions.discard')} size={player.discard.length} pieces={found(player.discard)} />
      {player.dealt === 0 ? null : <Pile title={t('champions.dealt')} size={player.dealt} pieces={[]} />}
      <span className={styles.encounter}>
        <Pile
          title={t('champions.encounterDiscard')}
          size={board.encounterDiscard.length}
          pieces={found(board.encounterDiscard)}
          Sign={Skull}
        />
      </span>
    </Zone>
  )
}

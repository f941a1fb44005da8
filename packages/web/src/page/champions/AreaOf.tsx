import { PieceRow } from '../cards/PieceRow.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './AreaOf.module.css'
import { useChampions } from './championsContext.ts'
import { Identity } from './Identity.tsx'

/** The side of the player in front: identity, engaged minions and everything in play. */
export function AreaOf() {
  const t = useWords()
  const { player, find, found, nameOf } = useChampions()
  if (player === undefined) return null
  const { engaged, allies, allyLimit, upgrades, supports } = player
  return (
    <>
      <Identity player={player} />
      <Zone title={t('champions.engaged', { name: nameOf(player.seat) })} className={styles.engaged}>
        {engaged.length === 0 ? (
          <p className={styles.nobody}>{t('champions.noMinion')}</p>
        ) : (
          <PieceRow pieces={found(engaged)} find={find} />
        )}
      </Zone>
      <div className={styles.play} style={sharesOf(player)}>
        <Zone title={t('champions.allies')} count={`${allies.length}/${allyLimit}`} className={styles.part}>
          <PieceRow pieces={found(allies)} find={find} />
        </Zone>
        <Zone title={t('champions.upgrades')} count={`${upgrades.length}`} className={styles.part}>
          <PieceRow pieces={found(upgrades)} find={find} />
        </Zone>
        <Zone title={t('champions.supports')} count={`${supports.length}`} className={styles.part}>
          <PieceRow pieces={found(supports)} find={find} />
        </Zone>
      </div>
    </>
  )
}

/** Each kind gets room for what it has. */
function sharesOf({
  allies,
  upgrades,
  supports,
}: {
  allies: readonly unknown[]
  upgrades: readonly unknown[]
  supports: readonly unknown[]
}) {
  const share = (cards: readonly unknown[]) => `minmax(96px, ${Math.max(1, cards.length)}fr)`
  return { '--shares': [allies, upgrades, supports].map(share).join(' ') } as React.CSSProperties
}

import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import styles from './Domain.module.css'
import { inksOf } from './inks.ts'
import { LocationColumn } from './LocationColumn.tsx'
import { LocationTabs } from './LocationTabs.tsx'
import { SymbolWhy } from './SymbolWhy.tsx'
import { useFight } from './useFight.ts'
import { useShownPlace } from './useShownPlace.ts'
import { VillainColumn } from './VillainColumn.tsx'

/** A domain large: the villain with the objective, and four locations with all that lies there. */
export function Domain({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const { seen, me, nameOf } = useVillainous()
  const fight = useFight()
  const { shown, turn } = useShownPlace(seen)
  const isMine = seen.seat === me.seat
  return (
    <Zone
      title={isMine ? t('vl.domain') : t('vl.domainOf', { name: nameOf(seen.seat) })}
      quiet
      className={`${styles.domain} ${className ?? ''}`}
    >
      <div className={styles.inner} style={inksOf(seen.face)} data-mine={isMine}>
        <VillainColumn player={seen} className={styles.villain} />
        <LocationTabs player={seen} shown={shown} onShow={turn} className={styles.tabs} />
        {seen.locations.map((location) => (
          <LocationColumn
            key={location.place}
            player={seen}
            location={location}
            isShown={location.place === shown}
            isFaded={fight !== null && !location.foes.includes(fight.target)}
          />
        ))}
        <SymbolWhy />
      </div>
    </Zone>
  )
}

import { useState } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import styles from './Domain.module.css'
import { inksOf } from './inks.ts'
import { LocationColumn } from './LocationColumn.tsx'
import { LocationTabs } from './LocationTabs.tsx'
import { useFight } from './useFight.ts'
import { VillainColumn } from './VillainColumn.tsx'

/** A domain large: the villain with the objective, and four locations with all that lies there. */
export function Domain({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const { seen, me, nameOf } = useVillainous()
  const [tab, setTab] = useState<ThingId | null>(null)
  const fight = useFight()
  const isMine = seen.seat === me.seat
  // On a phone one location is shown: the one that was turned to, else where the figure stands.
  const places = seen.locations.map(({ place }) => place)
  const shown = [tab, seen.at].find((place) => place !== null && places.includes(place)) ?? places[0]
  return (
    <Zone
      title={isMine ? t('vl.domain') : t('vl.domainOf', { name: nameOf(seen.seat) })}
      quiet
      className={`${styles.domain} ${className ?? ''}`}
    >
      <div className={styles.inner} style={inksOf(seen.face)} data-mine={isMine}>
        <VillainColumn player={seen} className={styles.villain} />
        <LocationTabs player={seen} shown={shown} onShow={setTab} className={styles.tabs} />
        {seen.locations.map((location) => (
          <LocationColumn
            key={location.place}
            player={seen}
            location={location}
            isShown={location.place === shown}
            isFaded={fight !== null && !location.foes.includes(fight.target)}
          />
        ))}
      </div>
    </Zone>
  )
}

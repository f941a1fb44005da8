import type { CSSProperties } from 'react'
import { TuckedPieces } from '../cards/TuckedPieces.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import { EncounterTile } from './EncounterTile.tsx'
import { SideScheme } from './SideScheme.tsx'
import styles from './SideSchemes.module.css'

/** Side schemes and environments as tiles that share the height. */
export function SideSchemes() {
  const t = useWords()
  const { board, find, found } = useChampions()
  const { sideSchemes, environments } = board
  const n = sideSchemes.length + environments.length
  return (
    <Zone
      title={t('champions.sideSchemes')}
      count={n === 0 ? '' : `${sideSchemes.length}`}
      className={styles.zone}
    >
      <ul
        className={styles.tiles}
        data-many={n > 2}
        style={{ '--rows': Math.max(2, n), '--half': Math.max(2, Math.ceil(n / 2)) } as CSSProperties}
      >
        {sideSchemes.map((scheme) => (
          <li key={scheme.id} className={styles.place}>
            <SideScheme scheme={scheme} />
          </li>
        ))}
        {found(environments).map((environment) => (
          <li key={environment.id} className={styles.place}>
            <EncounterTile piece={environment} />
            <TuckedPieces host={environment} find={find} />
          </li>
        ))}
      </ul>
    </Zone>
  )
}

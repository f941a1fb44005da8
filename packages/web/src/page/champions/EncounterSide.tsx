import { TuckedPieces } from '../cards/TuckedPieces.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { CharacterPanel } from './CharacterPanel.tsx'
import { useChampions } from './championsContext.ts'
import styles from './EncounterSide.module.css'
import { EncounterTile } from './EncounterTile.tsx'
import { EncounterPiles } from './EncounterPiles.tsx'
import { MainScheme } from './MainScheme.tsx'
import { roman } from '../../model/champions/roman.ts'
import { SideScheme } from './SideScheme.tsx'

/** The villain's side: villain, schemes, environments and the encounter deck. */
export function EncounterSide() {
  const t = useWords()
  const { board, find, found } = useChampions()
  const { villain, mainScheme, sideSchemes, environments } = board
  const piece = villain === null ? undefined : find(villain.id)
  return (
    <>
      <Zone title={t('champions.villain')} quiet className={styles.villain}>
        {piece === undefined || villain === null ? null : (
          <div className={styles.holder}>
            <CharacterPanel
              piece={piece}
              caption={t('champions.stage', stagesOf(villain))}
              className={styles.fill}
            />
            <TuckedPieces host={piece} find={find} place="top" />
          </div>
        )}
      </Zone>
      <Zone title={t('champions.schemes')} quiet className={styles.schemes}>
        <div className={styles.main}>
          {mainScheme === null ? null : <MainScheme scheme={mainScheme} className={styles.scheme} />}
          <EncounterPiles />
        </div>
        {sideSchemes.length + environments.length === 0 ? null : (
          <ul className={styles.sides} data-many={sideSchemes.length + environments.length > 2}>
            {sideSchemes.map((scheme) => (
              <li key={scheme.id}>
                <SideScheme scheme={scheme} />
              </li>
            ))}
            {found(environments).map((environment) => (
              <li key={environment.id} className={styles.environment}>
                <EncounterTile piece={environment} />
                <TuckedPieces host={environment} find={find} />
              </li>
            ))}
          </ul>
        )}
      </Zone>
    </>
  )
}

function stagesOf({ stage, stages }: { stage: number; stages: number }) {
  return { stage: roman(stage), stages: roman(stages) }
}

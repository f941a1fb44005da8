import { Layers2 } from 'lucide-react'
import { Zone } from '../cards/Zone.tsx'
import { roman } from '../../model/champions/roman.ts'
import { useWords } from '../words/i18n.ts'
import { AttachedTiles } from './AttachedTiles.tsx'
import { CharacterPanel } from './CharacterPanel.tsx'
import { useChampions } from './championsContext.ts'
import styles from './VillainPanel.module.css'

/** The villain: picture, stage, hit points and numbers, with its attachments as tiles at the foot. */
export function VillainPanel() {
  const t = useWords()
  const { board, find } = useChampions()
  const { villain, encounterDeck } = board
  const piece = villain === null ? undefined : find(villain.id)
  if (piece === undefined || villain === null) return null
  const stages = { stage: roman(villain.stage), stages: roman(villain.stages) }
  return (
    <Zone title={t('champions.villain')} quiet className={styles.villain}>
      <CharacterPanel piece={piece} caption={t('champions.stage', stages)} short={stages.stage}>
        <span className={styles.deck} title={t('champions.encounterDeck')}>
          <Layers2 size={14} /> {encounterDeck}
        </span>
      </CharacterPanel>
      <AttachedTiles host={piece} />
    </Zone>
  )
}

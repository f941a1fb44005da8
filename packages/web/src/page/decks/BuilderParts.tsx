import {
  ChartColumn,
  FlaskConical,
  Hand,
  History,
  Layers,
  type LucideIcon,
  Share2,
  SquareStack,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useWords } from '../words/i18n.ts'
import styles from './BuilderParts.module.css'
import { CardPool } from './CardPool.tsx'
import { DeckContents } from './DeckContents.tsx'
import { DeckFigures } from './DeckFigures.tsx'
import { DeckTrial } from './DeckTrial.tsx'
import { SampleHand } from './SampleHand.tsx'
import { ShareDeck } from './ShareDeck.tsx'
import { VersionList } from './VersionList.tsx'

const parts: readonly (readonly [
  'cards' | 'deck' | 'figures' | 'hand' | 'trial' | 'versions' | 'share',
  LucideIcon,
  ComponentType,
])[] = [
  ['cards', SquareStack, CardPool],
  ['deck', Layers, DeckContents],
  ['figures', ChartColumn, DeckFigures],
  ['hand', Hand, SampleHand],
  ['trial', FlaskConical, DeckTrial],
  ['versions', History, VersionList],
  ['share', Share2, ShareDeck],
]

interface Props {
  readonly isWide: boolean
  readonly part: string
  readonly onPart: (part: string) => void
}

/** The deck's parts behind tabs; the cards are one of them only where they have no column of their own. */
export function BuilderParts({ isWide, part, onPart }: Props) {
  const t = useWords()
  const shown = isWide ? parts.filter(([id]) => id !== 'cards') : parts
  return (
    <div className={styles.side}>
      <Tabs
        className={styles.parts ?? ''}
        selectedKey={isWide && part === 'cards' ? 'deck' : part}
        onSelectionChange={(key) => onPart(String(key))}
      >
        <TabList className={styles.tabs ?? ''} aria-label={t('decks.parts')}>
          {shown.map(([id, Icon]) => (
            <Tab key={id} id={id} className={styles.tab ?? ''}>
              <Icon aria-hidden="true" size={18} />
              {t(`decks.part.${id}`)}
            </Tab>
          ))}
        </TabList>
        {shown.map(([id, , Part]) => (
          <TabPanel key={id} id={id} className={styles.panel ?? ''}>
            <Part />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

import type { Deck } from '@quadriga/champions'
import { FileCheck, Info, TriangleAlert } from 'lucide-react'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { Box, ReadLine, ReadModel } from '../../model/decks/box.ts'
import { Cover } from './Cover.tsx'
import styles from './ImportedDeck.module.css'
import { Legality } from './Legality.tsx'
import { useJudged } from './useJudged.ts'
import { useKeep } from './useKeep.ts'

interface Props {
  readonly box: Box
  readonly read: ReadModel
}

/** What was read: the deck, what was added, and what could not be read. Nothing is kept before one says so. */
export function ImportedDeck({ box, read: { deck, format, notes, problems } }: Props) {
  const t = useWords()
  return (
    <section className={styles.imported} aria-labelledby="imported">
      <div role="status">
        <h2 id="imported">{deck === null ? t('decks.import.noDeck') : t('decks.import.preview')}</h2>
      </div>
      <p className={styles.format}>{t('decks.import.readAs', { format: t(`decks.format.${format}`) })}</p>
      {problems.length === 0 ? null : (
        <Lines title={t('decks.import.problems')} lines={problems} kind="problem" />
      )}
      {notes.length === 0 ? null : <Lines title={t('decks.import.notes')} lines={notes} kind="note" />}
      {deck === null ? null : <Preview box={box} deck={deck} isWhole={problems.length === 0} />}
    </section>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly ReadLine[]
  readonly kind: 'problem' | 'note'
}

function Lines({ title, lines, kind }: LinesProps) {
  const t = useWords()
  const Icon = kind === 'problem' ? TriangleAlert : Info
  return (
    <div className={styles.lines} data-kind={kind}>
      <h3 className={styles.linesTitle}>
        <Icon aria-hidden="true" size={18} />
        {title}
      </h3>
      <ul>
        {lines.map(({ line, text }, n) => (
          <li key={n}>
            <span className={styles.line}>{t('decks.import.line', { n: line })}</span> <Rich text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Preview({
  box,
  deck,
  isWhole,
}: {
  readonly box: Box
  readonly deck: Deck
  readonly isWhole: boolean
}) {
  const t = useWords()
  const keep = useKeep()
  const judged = useJudged(deck)
  const cards = box.cards.filter(({ id }) => (deck.cards[id] ?? 0) > 0)
  return (
    <>
      <ul className={styles.cover}>
        <Cover
          box={box}
          deck={deck}
          title={deck.name === '' ? t('decks.unnamed') : deck.name}
          about={null}
          actions={
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              onClick={() => void keep(deck)}
            >
              <FileCheck aria-hidden="true" size={18} />
              {t(isWhole ? 'decks.import.keep' : 'decks.import.keepAnyway')}
            </button>
          }
        />
      </ul>
      {judged === null ? null : <Legality box={box} judged={judged} />}
      <ul className={styles.cards}>
        {cards.map(({ id, face }) => (
          <li key={id}>
            <b>{deck.cards[id]}×</b> {face.name}
          </li>
        ))}
      </ul>
    </>
  )
}

import { NOBODY } from '../../model/table/nobody.ts'
import type { ZoneModel } from '../../model/table/piece.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { Suspense, useState } from 'react'
import { useWords } from '../words/i18n.ts'
import { foretelling, rails } from './boards.ts'
import { usePlay } from './PlayContext.ts'
import { PieceLine } from './PieceLine.tsx'
import styles from './TextTable.module.css'

/** The whole table in words, from the same model as the boards: headings, lists, and a button for each piece. */
export function TextTable() {
  const t = useWords()
  const { shown } = usePlay()
  const mine = shown.seats.filter(({ seat }) => seat !== shown.seat)
  const own = shown.seats.filter(({ seat }) => seat === shown.seat)
  return (
    <div className={styles.table}>
      <Foretold />
      <Area title={t('play.common')} zones={zonesOf(shown, NOBODY)} />
      {[...own, ...mine].map(({ seat, name }) => (
        <Area
          key={seat}
          title={seat === shown.seat ? t('play.you', { name }) : name}
          zones={zonesOf(shown, seat)}
        />
      ))}
    </div>
  )
}

/** What comes, for games that foretell it in words; computed when somebody opens it. */
function Foretold() {
  const t = useWords()
  const { shown } = usePlay()
  const [isOpen, setOpen] = useState(false)
  const Own = foretelling.includes(shown.game) ? rails[shown.game] : undefined
  if (Own === undefined) return null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('play.foretold')}</summary>
      {isOpen ? (
        <Suspense>
          <Own />
        </Suspense>
      ) : null}
    </details>
  )
}

function zonesOf({ board }: Snapshot, seat: number): readonly ZoneModel[] {
  return board.zones.filter((zone) => zone.seat === seat && zone.size > 0)
}

function Area({ title, zones }: { readonly title: string; readonly zones: readonly ZoneModel[] }) {
  if (zones.length === 0) return null
  return (
    <section className={styles.area}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.zones}>
        {zones.map((zone) => (
          <Zone key={zone.key} zone={zone} />
        ))}
      </div>
    </section>
  )
}

/** Of a heap the top card is enough; the rest is counted. */
const SHOWN_OF_PILE = 1

function Zone({ zone }: { readonly zone: ZoneModel }) {
  const t = useWords()
  const shown = zone.kind === 'pile' ? zone.pieces.slice(0, SHOWN_OF_PILE) : zone.pieces
  const unseen = zone.kind === 'pile' ? 0 : zone.hidden
  return (
    <section role="group" className={styles.zone} aria-label={zone.title}>
      <h3 className={styles.zoneTitle}>
        {zone.title} <small>{t('play.cards', { n: zone.size })}</small>
      </h3>
      <ul className={styles.pieces}>
        {shown.map((id) => (
          <PieceLine key={id} id={id} />
        ))}
        {unseen === 0 ? null : <li className={styles.hidden}>{t('play.hidden', { n: unseen })}</li>}
      </ul>
    </section>
  )
}

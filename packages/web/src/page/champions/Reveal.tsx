import { useEffect, useState } from 'react'
import { Card } from '../cards/Card.tsx'
import { useHandling } from '../cards/handling.ts'
import { isLandscape } from '../cards/landscape.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './Reveal.module.css'
import { revealsIn } from './reveals.ts'

/** Milliseconds each card is shown. */
const MOMENT = 1300

/** Cards that were just turned, large for a moment one after the other. */
export function Reveal({ snapshot }: { snapshot: Snapshot }) {
  const { faceOf, skin } = useHandling()
  const t = useWords()
  const { current, place, total } = useQueue(snapshot)
  if (current === undefined) return null
  const face = faceOf(current.face)
  if (face === undefined) return null
  return (
    <div key={current.id} className={styles.stage} aria-hidden="true">
      <p className={styles.caption}>
        {t(`champions.reveal.${current.event}`)} {total > 1 ? <small>{`${place}/${total}`}</small> : null}
      </p>
      <div className={styles.card} data-landscape={isLandscape(face)}>
        <RichLinksContext value={null}>
          <Card face={face} skin={skin} />
        </RichLinksContext>
      </div>
    </div>
  )
}

/** The card to show now, and its place among those that were turned. */
function useQueue(snapshot: Snapshot) {
  const [seen, setSeen] = useState({ version: snapshot.version, n: 0 })
  const queue = revealsIn(snapshot)
  const n = seen.version === snapshot.version ? seen.n : 0
  const current = queue[n]
  useEffect(() => {
    if (current === undefined) return undefined
    const timer = setTimeout(() => setSeen({ version: snapshot.version, n: n + 1 }), MOMENT)
    return () => clearTimeout(timer)
  }, [current, n, snapshot.version])
  return { current, place: n + 1, total: queue.length }
}

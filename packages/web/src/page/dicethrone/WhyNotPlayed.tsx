import { useEffect, useState } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { useHandling } from '../cards/handling.ts'
import type { Refusal } from '../../model/table/answers.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import styles from './HandRow.module.css'

/** On a card that was pressed: why it cannot be played. */
export function WhyNotPlayed({ card }: { readonly card: ThingId }) {
  const { client } = useHandling()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => {
    let isHere = true
    void client.explain(card).then((found) => {
      if (isHere) setRefusal(found?.verbs.find(({ verb }) => verb === 'play')?.refusal ?? null)
    })
    return () => {
      isHere = false
    }
  }, [client, card])
  if (refusal === null) return null
  return (
    <RichLinksContext value={null}>
      <span className={styles.why} role="status">
        <Rich text={refusal.text} />
      </span>
    </RichLinksContext>
  )
}

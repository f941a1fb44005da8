import { useEffect, useState } from 'react'
import { usePlay } from '../play/PlayContext.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Online.module.css'

/** From where somebody watches: behind whoever decides, or behind a seat of their choice. */
export function FollowField() {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const [isFollowing, setFollowing] = useState(true)
  const decides = snapshot.waiting.find(({ open }) => !open)?.seat
  const { seat } = snapshot
  useEffect(() => {
    if (isFollowing && decides !== undefined && decides !== seat) void table.look({ seat: decides })
  }, [isFollowing, decides, seat, table])
  const choose = (wanted: string): void => {
    setFollowing(wanted === '')
    if (wanted !== '') void table.look({ seat: Number(wanted) })
  }
  return (
    <label className={styles.follow}>
      <span>{t('online.lookFrom')}</span>
      <select
        className={controls.field}
        value={isFollowing ? '' : seat}
        data-follow
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('online.follow')}</option>
        {snapshot.seats.map((one) => (
          <option key={one.seat} value={one.seat}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  )
}

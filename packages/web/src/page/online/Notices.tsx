import type { OnlineModel } from '../../model/online/onlineModel.ts'
import { DayNotices } from './DayNotices.tsx'
import styles from './Online.module.css'
import { OnlineNotices } from './OnlineNotices.tsx'

/** What is said over the board at a table on a server: by people, by clocks, and what became of one's own answers. */
export function Notices({ online }: { readonly online: OnlineModel }) {
  return (
    <div className={styles.notices}>
      <OnlineNotices online={online} />
      <DayNotices online={online} />
    </div>
  )
}

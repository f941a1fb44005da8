import { FaceDisc } from '../cards/FaceDisc.tsx'
import { usePlay } from '../play/PlayContext.ts'
import styles from './DockFace.module.css'

/** Who decides, or for whom one waits: the face and the name. */
export function DockFace() {
  const { question, snapshot } = usePlay()
  const seat = question?.seat ?? snapshot.waiting.find(({ open }) => !open)?.seat
  const found = snapshot.seats.find((one) => one.seat === seat)
  if (found === undefined) return null
  return (
    <span className={styles.who} data-mine={question !== null}>
      <FaceDisc code={found.face} />
      <b className={styles.name}>{found.name}</b>
    </span>
  )
}

import type { FaultModel } from '../../model/workshop/workshopService.ts'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

/** What is wrong, with its place in the file; told as it changes. */
export function Faults({ faults }: { readonly faults: readonly FaultModel[] }) {
  const say = useSay()
  return (
    <div role="status" data-faults={faults.length}>
      {faults.length === 0 ? (
        <p className={styles.fine}>{say('fine')}</p>
      ) : (
        <>
          <p className={styles.trouble}>{say('faults', { n: faults.length })}</p>
          <FaultList faults={faults} />
        </>
      )}
    </div>
  )
}

export function FaultList({ faults }: { readonly faults: readonly FaultModel[] }) {
  return (
    <ul className={styles.faults}>
      {faults.map(({ place, says }, n) => (
        <li key={`${place} ${n}`}>
          {says} <code>{place}</code>
        </li>
      ))}
    </ul>
  )
}

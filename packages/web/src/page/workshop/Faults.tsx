import type { FaultModel } from '../../model/workshop/workshopService.ts'
import { type PartName, partOf } from './faultPlaces.ts'
import { goToPart } from './Part.tsx'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly faults: readonly FaultModel[]
  /** Somebody wants to see the place. */
  readonly onGo: (place: string) => void
}

/** What is wrong, with its place in the file and the way to the form that mends it; told as it changes. */
export function Faults({ faults, onGo }: Props) {
  const say = useSay()
  return (
    <div role="status" data-faults={faults.length}>
      {faults.length === 0 ? (
        <p className={styles.fine}>{say('fine')}</p>
      ) : (
        <>
          <p className={styles.trouble}>{say('faults', { n: faults.length })}</p>
          <FaultList faults={faults} onGo={onGo} />
        </>
      )}
    </div>
  )
}

export function FaultList({ faults, onGo }: Omit<Props, 'onGo'> & Partial<Pick<Props, 'onGo'>>) {
  return (
    <ul className={styles.faults}>
      {faults.map(({ place, says }, n) => {
        const part = partOf(place)
        return (
          <li key={`${place} ${n}`}>
            {says}{' '}
            {onGo === undefined || part === null ? null : (
              <GoTo
                part={part}
                onPress={() => {
                  onGo(place)
                  goToPart(part)
                }}
              />
            )}{' '}
            <code>{place}</code>
          </li>
        )
      })}
    </ul>
  )
}

function GoTo({ part, onPress }: { readonly part: PartName; readonly onPress: () => void }) {
  const say = useSay()
  return (
    <button type="button" className={styles.goTo} onClick={onPress}>
      {say('goTo', { part: say(part === 'cell' ? 'cellPart' : part) })}
    </button>
  )
}

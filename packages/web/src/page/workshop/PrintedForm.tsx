import { type MissionFile, printedCounts } from '../../model/workshop/files.ts'
import { MaybeWhole } from './Fields.tsx'
import { withPrinted } from './missionEditing.ts'
import { Part } from './Part.tsx'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
}

/** Numbers of the printed legend: the checks compare them with what lies on the map. */
export function PrintedForm({ mission, change }: Props) {
  const say = useSay()
  return (
    <Part title={say('printed')} isFolded>
      <p className={styles.what}>{say('printedWhy')}</p>
      <div className={styles.grid}>
        {printedCounts.map((count) => (
          <MaybeWhole
            key={count}
            label={say(`printed.${count}`)}
            value={mission.printed?.[count] ?? null}
            most={60}
            onChange={(n) => change(withPrinted(mission, count, n))}
          />
        ))}
      </div>
    </Part>
  )
}

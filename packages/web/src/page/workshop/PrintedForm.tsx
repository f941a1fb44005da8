import { type MissionFile, printedCounts } from '../../model/workshop/files.ts'
import { Choice, MaybeWhole } from './Fields.tsx'
import { withPrinted, withTurned } from './missionEditing.ts'
import { Part } from './Part.tsx'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
}

/** What a printed page tells: the numbers of its legend, which the checks compare with the map, and how far it turns it. */
export function PrintedForm({ mission, change }: Props) {
  const say = useSay()
  return (
    <Part name="printed" title={say('printed')} isFolded>
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
        {mission.floors.map(({ level, turned = 0 }) => (
          <Choice
            key={level}
            label={say('turned', { floor: say(level) })}
            value={`${turned}`}
            options={[0, 90, 180, 270].map((one) => [`${one}`, say('degrees', { n: one })])}
            onChange={(value) => change(withTurned(mission, level, Number(value)))}
          />
        ))}
      </div>
    </Part>
  )
}

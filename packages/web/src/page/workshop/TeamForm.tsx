import { dangers, type MissionFile } from '../../model/workshop/files.ts'
import type { WorkshopBox } from '../../model/workshop/workshopService.ts'
import { Check, Choice } from './Fields.tsx'
import { withDanger, withTeam } from './missionEditing.ts'
import { Part } from './Part.tsx'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
  readonly box: WorkshopBox
}

/** Whom the mission is made for, and how dangerous it is from the first card on. */
export function TeamForm({ mission, change, box }: Props) {
  const say = useSay()
  return (
    <Part name="teamAndDanger" title={say('teamAndDanger')} isFolded>
      <fieldset className={styles.checks}>
        <legend>{say('team')}</legend>
        {box.heroes.map(({ id, name }) => (
          <Check
            key={id}
            label={name}
            isOn={(mission.team ?? []).includes(id)}
            onChange={(isOn) => change(withTeam(mission, id, isOn))}
          />
        ))}
      </fieldset>
      <Choice
        label={say('danger')}
        value={mission.danger ?? 'blue'}
        options={dangers.map((one) => [one, say(`danger.${one}`)])}
        onChange={(danger) => change(withDanger(mission, danger))}
      />
    </Part>
  )
}

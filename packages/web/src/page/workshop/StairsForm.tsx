import type { MissionFile } from '../../model/workshop/files.ts'
import type { MapModel } from '../../model/zombies/map.ts'
import { AddButton, Choice, RemoveButton } from './Fields.tsx'
import { useZoneNames } from './MapDrawing.tsx'
import { withStairs } from './missionEditing.ts'
import { Part } from './Part.tsx'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
  readonly map: MapModel | null
}

/** Stairs join a zone with one of another floor. */
export function StairsForm({ mission, change, map }: Props) {
  const say = useSay()
  const names = useZoneNames(map)
  const stairs = mission.stairs ?? []
  if (map === null || (map.floors.length < 2 && stairs.length === 0)) return null
  const [low = '', high = ''] = map.floors.map(({ zones }) => zones[0]?.id ?? '')
  return (
    <Part name="stairs" title={say('stairs')} isFolded>
      {stairs.map(([from, to], n) => (
        <fieldset key={n} className={styles.rule}>
          <legend>{say('stairsOf', { n: n + 1 })}</legend>
          <Choice
            label={say('stairsFrom')}
            value={from}
            options={names}
            onChange={(zone) => change(withStairs(mission, n, [zone, to]))}
          />
          <Choice
            label={say('stairsTo')}
            value={to}
            options={names}
            onChange={(zone) => change(withStairs(mission, n, [from, zone]))}
          />
          <RemoveButton
            label={say('removeStairs', { n: n + 1 })}
            onPress={() => change(withStairs(mission, n, null))}
          />
        </fieldset>
      ))}
      <AddButton
        label={say('addStairs')}
        onPress={() => change(withStairs(mission, stairs.length, [low, high]))}
      />
    </Part>
  )
}

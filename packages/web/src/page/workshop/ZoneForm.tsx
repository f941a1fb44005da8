import {
  activities,
  type Activity,
  type MissionFile,
  objectiveColors,
  pointColors,
} from '../../model/workshop/files.ts'
import type { WorkshopBox } from '../../model/workshop/workshopService.ts'
import type { MapModel } from '../../model/zombies/map.ts'
import { Check, Choice } from './Fields.tsx'
import { useZoneNames } from './MapDrawing.tsx'
import {
  isPointColor,
  withExit,
  withFigure,
  withHand,
  withLift,
  withListed,
  withObjective,
  withPoint,
  withStart,
} from './missionEditing.ts'
import { Part } from './Part.tsx'
import { type Say, useSay } from './words.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
  readonly box: WorkshopBox
  readonly map: MapModel | null
  readonly zone: string
  readonly onZone: (zone: string) => void
}

/** Everything that may lie in a zone. */
export function ZoneForm({ mission, change, box, map, zone, onZone }: Props) {
  const say = useSay()
  const names = useZoneNames(map)
  const name = names.find(([id]) => id === zone)?.[1] ?? ''
  return (
    <Part name="zone" title={name === '' ? say('zone') : say('chosenZone', { zone: name })}>
      <Choice
        label={say('zone')}
        value={zone}
        options={[['', say('chooseZone')], ...names]}
        onChange={onZone}
      />
      {name === '' ? null : (
        <>
          <div className={styles.grid}>
            <Tokens mission={mission} change={change} zone={zone} say={say} />
            <Choice
              label={say('figure')}
              value={(mission.figures ?? []).find((one) => one.zone === zone)?.id ?? ''}
              options={[
                ['', say('nothing')],
                ...[...box.zombieHeroes, ...box.enemies, ...box.citizens].map(
                  (one) => [one.id, one.name] as const,
                ),
              ]}
              onChange={(id) =>
                change(
                  withFigure(
                    mission,
                    zone,
                    id,
                    box.citizens.map((one) => one.id),
                    box.enemies.map((one) => one.id),
                  ),
                )
              }
            />
          </div>
          <ZoneChecks mission={mission} change={change} zone={zone} say={say} />
        </>
      )}
      {mission.hiddenObjectives === undefined ? null : (
        <HiddenColors mission={mission} change={change} say={say} />
      )}
    </Part>
  )
}

interface OfZone {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
  readonly zone: string
  readonly say: Say
}

const activityWords = {
  start: 'activeStart',
  fiveOrSix: 'activeFive',
  later: 'activeLater',
  never: 'activeNever',
} as const

function Tokens({ mission, change, zone, say }: OfZone) {
  const point = mission.spawnPoints.find((one) => one.zone === zone)
  const objective = (mission.objectives ?? []).find((one) => one.zone === zone)?.color
  const isHidden = mission.hiddenObjectives?.zones.includes(zone) === true
  return (
    <>
      <Choice
        label={say('point')}
        value={point?.color ?? ''}
        options={[['', say('nothing')], ...pointColors.map((color) => [color, say(color)] as const)]}
        onChange={(color) =>
          change(withPoint(mission, zone, isPointColor(color) ? color : '', point?.active ?? 'start'))
        }
      />
      {point === undefined ? null : (
        <Choice
          label={say('active')}
          value={point.active}
          options={activities.map((one) => [one, say(activityWords[one])])}
          onChange={(active) => change(withPoint(mission, zone, point.color, active as Activity))}
        />
      )}
      <Choice
        label={say('objective')}
        value={isHidden ? 'hidden' : (objective ?? '')}
        options={[
          ['', say('nothing')],
          ...objectiveColors.map((color) => [color, say(color)] as const),
          ['hidden', say('hiddenObjective')],
        ]}
        onChange={(value) => {
          const color = objectiveColors.find((one) => one === value)
          change(withObjective(mission, zone, value === 'hidden' ? 'hidden' : (color ?? '')))
        }}
      />
    </>
  )
}

function ZoneChecks({ mission, change, zone, say }: OfZone) {
  const { hand, lift } = mission
  const listed = ['citizens', 'quiet', 'highlighted', 'lair'] as const
  const words = { citizens: 'citizenCard', quiet: 'quiet', highlighted: 'highlighted', lair: 'lair' } as const
  return (
    <div className={styles.checks}>
      <Check
        label={say('start')}
        isOn={mission.start.includes(zone)}
        onChange={(isOn) => change(withStart(mission, zone, isOn))}
      />
      <Check
        label={say('exit')}
        isOn={mission.exit === zone}
        onChange={(isOn) => change(withExit(mission, zone, isOn))}
      />
      {listed.map((field) => (
        <Check
          key={field}
          label={say(words[field])}
          isOn={(mission[field] ?? []).includes(zone)}
          onChange={(isOn) => change(withListed(mission, field, zone, isOn))}
        />
      ))}
      <Check
        label={say('hand')}
        isOn={hand?.zone === zone}
        onChange={(isOn) => change(withHand(mission, isOn ? { zone, charged: hand?.charged ?? true } : null))}
      />
      {hand?.zone === zone ? (
        <Check
          label={say('charged')}
          isOn={hand.charged}
          onChange={(charged) => change(withHand(mission, { zone, charged }))}
        />
      ) : null}
      <Check
        label={say('lift')}
        isOn={lift?.zone === zone}
        onChange={(isOn) => change(withLift(mission, isOn ? { zone, works: lift?.works ?? true } : null))}
      />
      {lift?.zone === zone ? (
        <Check
          label={say('works')}
          isOn={lift.works}
          onChange={(works) => change(withLift(mission, { zone, works }))}
        />
      ) : null}
    </div>
  )
}

/** Colours that are shuffled over the zones. */
function HiddenColors({ mission, change, say }: Omit<OfZone, 'zone'>) {
  const { colors, zones } = mission.hiddenObjectives ?? { colors: [], zones: [] }
  return (
    <fieldset className={styles.pair}>
      <legend>{say('goalsHidden')}</legend>
      {colors.map((color, n) => (
        <Choice
          key={zones[n] ?? n}
          label={say('hiddenColor', { n: n + 1 })}
          value={color}
          options={objectiveColors.map((one) => [one, say(one)])}
          onChange={(value) => {
            const chosen = objectiveColors.find((one) => one === value) ?? 'red'
            change({ ...mission, hiddenObjectives: { colors: colors.with(n, chosen), zones } })
          }}
        />
      ))}
    </fieldset>
  )
}

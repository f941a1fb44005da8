import type { MissionFile } from '../../model/workshop/files.ts'
import type { WorkshopBox } from '../../model/workshop/workshopService.ts'
import type { MapModel } from '../../model/zombies/map.ts'
import { AddButton, Check, Choice, RemoveButton } from './Fields.tsx'
import { useZoneNames } from './MapDrawing.tsx'
import { withLeftOut, withReserved, withStill } from './missionEditing.ts'
import { Part } from './Part.tsx'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
  readonly box: WorkshopBox
}

/** Cards that stay in the box, cards that lie in one of several zones, and citizens that never walk. */
export function CardsForm({ mission, change, box, map }: Props & { readonly map: MapModel | null }) {
  const say = useSay()
  return (
    <Part name="cards" title={say('cards')} isFolded>
      <ReservedForms mission={mission} change={change} box={box} map={map} />
      <fieldset className={styles.checks}>
        <legend>{say('still')}</legend>
        {box.citizens.map(({ id, name }) => (
          <Check
            key={id}
            label={name}
            isOn={(mission.still ?? []).includes(id)}
            onChange={(isOn) => change(withStill(mission, id, isOn))}
          />
        ))}
      </fieldset>
      <LeftOut mission={mission} change={change} box={box} pile="citizens" />
      <LeftOut mission={mission} change={change} box={box} pile="spawn" />
    </Part>
  )
}

/** One card that lies in one of several zones, nobody knows in which. */
function ReservedForms({ mission, change, box, map }: Props & { readonly map: MapModel | null }) {
  const say = useSay()
  const names = useZoneNames(map)
  const reserved = mission.reservedCitizens ?? []
  const among = names.filter(([zone]) => (mission.citizens ?? []).includes(zone))
  const isFree = (id: string) => reserved.every(({ card }) => card !== id)
  const next = box.citizens.find(({ id }) => isFree(id))
  return (
    <>
      {reserved.map(({ card, zones }, n) => (
        <fieldset key={card} className={styles.rule}>
          <legend>{say('reserved', { n: n + 1 })}</legend>
          <Choice
            label={say('card')}
            value={card}
            options={box.citizens
              .filter(({ id }) => id === card || isFree(id))
              .map(({ id, name }) => [id, name] as const)}
            onChange={(id) => change(withReserved(mission, n, { card: id, zones }))}
          />
          {among.map(([zone, name]) => (
            <Check
              key={zone}
              label={name}
              isOn={zones.includes(zone)}
              onChange={(isOn) => {
                const others = zones.filter((one) => one !== zone)
                change(withReserved(mission, n, { card, zones: isOn ? [...others, zone] : others }))
              }}
            />
          ))}
          <RemoveButton
            label={say('removeReserved', { n: n + 1 })}
            onPress={() => change(withReserved(mission, n, null))}
          />
        </fieldset>
      ))}
      {among.length === 0 ? <p className={styles.what}>{say('reservedFirst')}</p> : null}
      {next === undefined || among.length === 0 ? null : (
        <AddButton
          label={say('addReserved')}
          onPress={() =>
            change(withReserved(mission, reserved.length, { card: next.id, zones: among.map(([id]) => id) }))
          }
        />
      )}
    </>
  )
}

/** Cards of a deck that are left in the box. */
function LeftOut({ mission, change, box, pile }: Props & { readonly pile: 'citizens' | 'spawn' }) {
  const say = useSay()
  const cards = pile === 'spawn' ? box.spawnCards : [...box.citizens, ...box.events]
  const left = mission.without?.[pile] ?? []
  return (
    <fieldset className={styles.checks}>
      <legend>{say(pile === 'spawn' ? 'leftSpawn' : 'leftCitizens')}</legend>
      {cards.map(({ id, name }) => (
        <Check
          key={id}
          label={pile === 'spawn' ? `${name} (${id.slice(id.indexOf('-') + 1)})` : name}
          isOn={left.includes(id)}
          onChange={(isOn) => change(withLeftOut(mission, pile, id, isOn))}
        />
      ))}
    </fieldset>
  )
}

import { useEffect, useState } from 'react'
import { difficulties, type MissionFile, type TileFile } from '../../model/workshop/files.ts'
import type { CheckedMission, MissionWork, Work, WorkshopBox } from '../../model/workshop/workshopService.ts'
import { Rich } from '../text/Rich.tsx'
import { useSettings } from '../settings/settings.ts'
import { workshop } from '../table/engine.ts'
import { CardsForm } from './CardsForm.tsx'
import { EditorHead } from './EditorHead.tsx'
import { zoneOfFault } from './faultPlaces.ts'
import { Faults } from './Faults.tsx'
import { Choice, Text, Whole } from './Fields.tsx'
import { MapDrawing, MapLegend } from './MapDrawing.tsx'
import { withMode, withOpening } from './missionEditing.ts'
import { Part } from './Part.tsx'
import { PictureButton } from './PictureButton.tsx'
import { PlayMission } from './PlayMission.tsx'
import { PrintedForm } from './PrintedForm.tsx'
import { GoalForms, RuleForms } from './RuleForms.tsx'
import { ShareWork } from './ShareWork.tsx'
import { StairsForm } from './StairsForm.tsx'
import { stamps } from './stamps.ts'
import { TeamForm } from './TeamForm.tsx'
import { TilesForm } from './TilesForm.tsx'
import { useChecked } from './useChecked.ts'
import { useWork } from './useWork.ts'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'
import { ZoneForm } from './ZoneForm.tsx'

interface Props {
  readonly work: MissionWork
  readonly box: WorkshopBox
}

/** Tiles, what lies on them, what must be done, and the rules of a mission. */
export function MissionEditor({ work, box: whole }: Props) {
  const { language } = useSettings()
  const editing = useWork(work)
  const { file: mission, change, flush } = editing
  const box = mission.mode === 'zombie' ? { ...whole, ...whole.zombie } : whole
  const checked = useChecked(`${JSON.stringify(mission)} ${language}`, () =>
    workshop().checkMission(mission, language),
  )
  const tiles = useTiles(box)
  const [zone, setZone] = useState('')
  const laid = mission.floors.flatMap(({ grid }) => grid.flat()).filter((id) => id !== '')
  const parts = { mission, change, box, tiles: laid }
  return (
    <div className={styles.editor} data-work="mission">
      <EditorHead title={mission.names[language]} editing={editing} />
      <MapPart mission={mission} change={change} checked={checked} zone={zone} onZone={setZone} />
      <div className={styles.forms}>
        <ChecksPart
          checked={checked}
          onGo={(place) => setZone((before) => zoneOfFault(mission, place) || before)}
        />
        <TilesForm
          mission={mission}
          change={change}
          tiles={tiles.map(({ names, ...tile }) => ({ ...tile, name: names[language] }))}
        />
        <ZoneForm
          mission={mission}
          change={change}
          box={box}
          map={checked?.map ?? null}
          zone={zone}
          onZone={setZone}
        />
        <DoorsForm mission={mission} change={change} checked={checked} />
        <StairsForm mission={mission} change={change} map={checked?.map ?? null} />
        <CardsForm mission={mission} change={change} box={box} map={checked?.map ?? null} />
        <GoalForms {...parts} />
        <RuleForms {...parts} />
        <NamesForm mission={mission} change={change} />
        <TeamForm mission={mission} change={change} box={box} />
        <PrintedForm mission={mission} change={change} />
        <PlayMission
          key={mission.mode}
          mission={mission}
          box={box}
          isSound={checked?.faults.length === 0}
          flush={flush}
        />
        <ShareWork work={work} flush={flush} />
        <ReadsPart checked={checked} />
      </div>
    </div>
  )
}

/** The tiles of the box, one's own in their places. */
function useTiles(box: WorkshopBox): readonly TileFile[] {
  const [works, setWorks] = useState<readonly Work[]>([])
  useEffect(() => {
    void workshop().list().then(setWorks)
  }, [])
  const own = works.flatMap((work) => (work.kind === 'tile' ? [work] : []))
  const corrected = (id: string) => own.find(({ isUsed, file }) => isUsed && file.id === id)?.file
  const added = own.map(({ file }) => file).filter(({ id }) => box.tiles.every((tile) => tile.id !== id))
  return [...box.tiles.map((tile) => corrected(tile.id) ?? tile), ...added]
}

interface MapProps {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
  readonly checked: CheckedMission | null
  readonly zone: string
  readonly onZone: (zone: string) => void
}

function MapPart({ mission, change, checked, zone, onZone }: MapProps) {
  const say = useSay()
  const [stamp, setStamp] = useState('')
  const map = checked?.map ?? null
  return (
    <section className={styles.drawing} aria-label={say('map')}>
      {map === null ? (
        <p className={styles.empty}>{say('noMap')}</p>
      ) : (
        <>
          <Choice
            label={say('stamp')}
            value={stamp}
            options={[['', say('stampNone')], ...stamps.map(({ id, name }) => [id, name(say)] as const)]}
            onChange={setStamp}
          />
          <MapDrawing
            map={map}
            mission={mission}
            openings={checked?.openings ?? []}
            chosen={zone}
            onChoose={(pressed) => {
              onZone(pressed)
              const found = stamps.find(({ id }) => id === stamp)
              if (found !== undefined) change(found.press(mission, pressed))
            }}
          />
          <MapLegend />
          <div className={styles.row}>
            <PictureButton name={mission.id} drawing="[data-map-drawing]" />
          </div>
        </>
      )}
    </section>
  )
}

interface ChecksProps {
  readonly checked: CheckedMission | null
  readonly onGo: (place: string) => void
}

function ChecksPart({ checked, onGo }: ChecksProps) {
  const say = useSay()
  return (
    <Part title={say('checks')}>
      {checked === null ? null : <Faults faults={checked.faults} onGo={onGo} />}
    </Part>
  )
}

function ReadsPart({ checked }: { readonly checked: CheckedMission | null }) {
  const say = useSay()
  if (checked === null || checked.says.length === 0) return null
  return (
    <Part title={say('reads')} isFolded>
      <div className={styles.reads}>
        {checked.says.map((line, n) => (
          <p key={n}>
            <Rich text={line} />
          </p>
        ))}
      </div>
    </Part>
  )
}

interface FormProps {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
}

function DoorsForm({ mission, change, checked }: FormProps & { readonly checked: CheckedMission | null }) {
  const say = useSay()
  const openings = checked?.openings ?? []
  if (openings.length === 0) return null
  return (
    <Part name="doors" title={say('doors')} isFolded>
      <div className={styles.grid}>
        {openings.map(({ id, name, how }) => {
          const laid = (mission.openings ?? []).find((one) => one.id === id)
          const keys = how === 'door' ? (['red', 'blue', 'green'] as const) : []
          return (
            <Choice
              key={id}
              label={`${name} (${id})`}
              value={laid?.state === 'locked' ? (laid.color ?? 'red') : (laid?.state ?? 'closed')}
              options={[
                ['closed', say('closed')],
                ['open', say('opened')],
                ...keys.map((color) => [color, say('locked', { color: say(color) })] as const),
              ]}
              onChange={(state) => change(withOpening(mission, id, state))}
            />
          )
        })}
      </div>
    </Part>
  )
}

function NamesForm({ mission, change }: FormProps) {
  const say = useSay()
  const { names } = mission
  return (
    <Part name="details" title={say('details')}>
      <div className={styles.grid}>
        <Text
          label={say('nameEn')}
          value={names.en}
          onChange={(en) => change({ ...mission, names: { ...names, en } })}
        />
        <Text
          label={say('nameFr')}
          value={names.fr}
          onChange={(fr) => change({ ...mission, names: { ...names, fr } })}
        />
        <Choice
          label={say('mode')}
          value={mission.mode}
          options={[
            ['heroic', say('heroic')],
            ['zombie', say('zombie')],
          ]}
          onChange={(mode) => change(withMode(mission, mode))}
        />
        <Choice
          label={say('difficulty')}
          value={mission.difficulty}
          options={difficulties.map((one) => [one, say(one)])}
          onChange={(value) =>
            change({ ...mission, difficulty: difficulties.find((one) => one === value) ?? 'medium' })
          }
        />
        <Whole
          label={say('minutes')}
          value={mission.minutes}
          least={5}
          most={300}
          onChange={(minutes) => change({ ...mission, minutes })}
        />
      </div>
    </Part>
  )
}

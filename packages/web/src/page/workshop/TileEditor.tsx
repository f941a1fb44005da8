import { FlipHorizontal2, RotateCw, Stamp } from 'lucide-react'
import { useState } from 'react'
import {
  borderHows,
  type CellAt,
  type How,
  hows,
  levels,
  marks,
  type TileFile,
  type ZoneFile,
  zoneKinds,
} from '../../model/workshop/files.ts'
import type { CheckedTile, TileWork } from '../../model/workshop/workshopService.ts'
import { useSettings } from '../settings/settings.ts'
import { workshop } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { EditorHead } from './EditorHead.tsx'
import { cellOfFault } from './faultPlaces.ts'
import { Faults } from './Faults.tsx'
import { Check, Choice, Text } from './Fields.tsx'
import { Part } from './Part.tsx'
import { ShareWork } from './ShareWork.tsx'
import { TileDrawing } from './TileDrawing.tsx'
import {
  borderParts,
  borderWay,
  cells,
  innerEdges,
  nextHow,
  wayAt,
  withBorder,
  withCell,
  withKind,
  withLook,
  withWay,
  withZone,
  zoneAt,
} from './tileEditing.ts'
import { PictureButton } from './PictureButton.tsx'
import { drawnAt, straight } from './tileFloor.ts'
import { useChecked } from './useChecked.ts'
import { type Editing, useWork } from './useWork.ts'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

type TileEditing = Editing<TileWork['file']>

/** Nine cells, their edges and what is printed on them. */
export function TileEditor({ work }: { readonly work: TileWork }) {
  const { language } = useSettings()
  const editing = useWork(work)
  const tile = editing.file
  const checked = useChecked(`${JSON.stringify(tile)} ${language}`, () =>
    workshop().checkTile(tile, work.id, language),
  )
  const [cell, setCell] = useState<CellAt>([0, 0])
  return (
    <div className={styles.editor} data-work="tile">
      <EditorHead title={`${tile.id} · ${tile.names[language]}`} editing={editing} />
      <Drawing editing={editing} cell={cell} onCell={setCell} />
      <div className={styles.forms}>
        <TileChecks
          checked={checked}
          onGo={(place) => setCell((before) => cellOfFault(tile, place) ?? before)}
        />
        <CellForm editing={editing} cell={cell} onCell={setCell} />
        <EdgeForms editing={editing} />
        <BorderForms editing={editing} />
        <OpeningNames editing={editing} />
        <TileNames editing={editing} work={work} />
        <ShareWork work={work} flush={editing.flush} />
      </div>
    </div>
  )
}

interface CellProps {
  readonly editing: TileEditing
  readonly cell: CellAt
  readonly onCell: (cell: CellAt) => void
}

function Drawing({ editing: { file, change }, cell, onCell }: CellProps) {
  const say = useSay()
  const [look, setLook] = useState(straight)
  const [tool, setTool] = useState<How | 'next'>('next')
  const made = (now: string): How => (tool === 'next' ? nextHow(now as How) : tool)
  return (
    <section className={styles.drawing} aria-label={say('drawing')}>
      <Choice
        label={say('tool')}
        value={tool}
        options={[['next', say('next')], ...hows.map((how) => [how, say(how)] as const)]}
        onChange={(value) => setTool(value as How | 'next')}
      />
      <TileDrawing
        tile={file}
        look={look}
        chosen={cell}
        onCell={onCell}
        onEdge={(edge) => change(withWay(file, edge, made(wayAt(file, edge)?.how ?? 'wall')))}
        onBorder={(side, part) => {
          const how = made(borderWay(file, side, part).how)
          if (borderHows.includes(how as never)) change(withBorder(file, side, part, how))
        }}
      />
      <div className={styles.row}>
        <button
          type="button"
          className={controls.button}
          onClick={() => setLook({ ...look, turns: (look.turns + 1) % 4 })}
        >
          <RotateCw aria-hidden="true" size={18} />
          {say('turn')}
        </button>
        <button
          type="button"
          className={controls.button}
          aria-pressed={look.isMirrored}
          onClick={() => setLook({ ...look, isMirrored: !look.isMirrored })}
        >
          <FlipHorizontal2 aria-hidden="true" size={18} />
          {say('mirror')}
        </button>
        <button
          type="button"
          className={controls.button}
          disabled={look.turns === 0 && !look.isMirrored}
          onClick={() => {
            change(withLook(file, (one) => drawnAt(one, look)))
            onCell(drawnAt(cell, look))
            setLook(straight)
          }}
        >
          <Stamp aria-hidden="true" size={18} />
          {say('makeSo')}
        </button>
        <PictureButton name={file.id} drawing="[data-tile]" />
      </div>
    </section>
  )
}

interface ChecksProps {
  readonly checked: CheckedTile | null
  readonly onGo: (place: string) => void
}

function TileChecks({ checked, onGo }: ChecksProps) {
  const say = useSay()
  if (checked === null) return null
  return (
    <Part title={say('checks')}>
      <Faults faults={checked.faults} onGo={onGo} />
      {checked.faults.length > 0 ? null : <Neighbours neighbours={checked.neighbours} />}
    </Part>
  )
}

/** How a tile that is right by itself fits where it is laid. */
function Neighbours({ neighbours }: Pick<CheckedTile, 'neighbours'>) {
  const say = useSay()
  return (
    <>
      <h3>{say('neighbours')}</h3>
      {neighbours.length === 0 ? (
        <p className={styles.fine}>{say('neighboursFine')}</p>
      ) : (
        <ul className={styles.faults} data-neighbours={neighbours.length}>
          {neighbours.map(({ mission, says }, n) => (
            <li key={`${mission} ${n}`}>
              <strong>{mission}</strong>: {says}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The names of cells: row and place, from the north-west. */
const called = ([r, c]: CellAt): string => `${r + 1}.${c + 1}`

function CellForm({ editing: { file, change }, cell, onCell }: CellProps) {
  const say = useSay()
  const { language } = useSettings()
  const zone = file.zones.find(({ id }) => id === zoneAt(file, cell))
  if (zone === undefined) return null
  const nameAt = (one: CellAt): string =>
    file.zones.find(({ id }) => id === zoneAt(file, one))?.names[language] ?? ''
  const zones = file.zones.map(({ id, names }) => [id, `${names[language]} (${id})`] as const)
  return (
    <Part name="cell" title={say('cell', { at: called(cell) })}>
      <div className={styles.grid}>
        <Choice
          label={say('cellOne')}
          value={called(cell)}
          options={cells.map((one) => [called(one), `${called(one)} · ${nameAt(one)}`])}
          onChange={(value) => onCell(cells.find((one) => called(one) === value) ?? [0, 0])}
        />
        <Choice
          label={say('zoneOfCell')}
          value={zone.id}
          options={[...zones, ['', say('ownZone')]]}
          onChange={(value) => change(withCell(file, cell, value))}
        />
      </div>
      <ZoneFields tile={file} zone={zone} change={change} />
    </Part>
  )
}

interface ZoneProps {
  readonly tile: TileFile
  readonly zone: ZoneFile
  readonly change: (to: TileFile) => void
}

/** What a zone is called, what it is, and what is printed in it. */
function ZoneFields({ tile, zone, change }: ZoneProps) {
  const say = useSay()
  const { id, names, kind, room = '', marks: printed = [] } = zone
  const put = (to: Partial<ZoneFile>): void => change(withZone(tile, id, to))
  return (
    <>
      <div className={styles.grid}>
        <Text label={say('nameEn')} value={names.en} onChange={(en) => put({ names: { ...names, en } })} />
        <Text label={say('nameFr')} value={names.fr} onChange={(fr) => put({ names: { ...names, fr } })} />
        <Choice
          label={say('gender')}
          value={names.gender ?? 'm'}
          options={[
            ['m', say('m')],
            ['f', say('f')],
          ]}
          onChange={(gender) => put({ names: { ...names, gender: gender === 'f' ? 'f' : 'm' } })}
        />
        <Choice
          label={say('zoneKind')}
          value={kind}
          options={zoneKinds.map((one) => [one, say(one)])}
          onChange={(value) => change(withKind(tile, id, zoneKinds.find((one) => one === value) ?? 'street'))}
        />
        {kind === 'street' || kind === 'fountain' ? null : (
          <Text label={say('roomId')} value={room} onChange={(value) => put({ room: value })} />
        )}
      </div>
      <fieldset className={styles.checks}>
        <legend>{say('marks')}</legend>
        {marks.map((mark) => (
          <Check
            key={mark}
            label={say(mark)}
            isOn={printed.includes(mark)}
            onChange={(isOn) =>
              put({ marks: isOn ? [...printed, mark] : printed.filter((one) => one !== mark) })
            }
          />
        ))}
      </fieldset>
    </>
  )
}

function EdgeForms({ editing: { file, change } }: { readonly editing: TileEditing }) {
  const say = useSay()
  return (
    <Part name="edges" title={say('edges')} isFolded>
      <div className={styles.grid}>
        {innerEdges.map((edge) => {
          const way = wayAt(file, edge)
          return way === null ? null : (
            <Choice
              key={`${edge.a.join()} ${edge.b.join()}`}
              label={say('edge', { a: called(edge.a), b: called(edge.b) })}
              value={way.how}
              options={hows.map((how) => [how, say(how)])}
              onChange={(how) => change(withWay(file, edge, hows.find((one) => one === how) ?? 'wall'))}
            />
          )
        })}
      </div>
    </Part>
  )
}

function BorderForms({ editing: { file, change } }: { readonly editing: TileEditing }) {
  const say = useSay()
  return (
    <Part name="borders" title={say('borders')} isFolded>
      <div className={styles.grid}>
        {borderParts.map(({ side, part }) => {
          const { how, id } = borderWay(file, side, part)
          return (
            <div key={`${side}${part}`}>
              <Choice
                label={say('border', { side: say(side), n: part + 1 })}
                value={how}
                options={borderHows.map((one) => [one, say(one)])}
                onChange={(value) => change(withBorder(file, side, part, value))}
              />
              {how === 'door' || how === 'window' ? (
                <Text
                  label={say('openingId')}
                  value={id}
                  onChange={(value) => change(withBorder(file, side, part, how, value))}
                />
              ) : null}
            </div>
          )
        })}
      </div>
    </Part>
  )
}

function OpeningNames({ editing: { file, change } }: { readonly editing: TileEditing }) {
  const say = useSay()
  const all = Object.entries(file.openings)
  if (all.length === 0) return null
  return (
    <Part name="openingNames" title={say('openingNames')} isFolded>
      {all.map(([id, names]) => (
        <fieldset key={id} className={styles.pair}>
          <legend>{id}</legend>
          {(['en', 'fr'] as const).map((language) => (
            <Text
              key={language}
              label={say(language === 'en' ? 'nameEn' : 'nameFr')}
              value={names[language]}
              onChange={(value) =>
                change({ ...file, openings: { ...file.openings, [id]: { ...names, [language]: value } } })
              }
            />
          ))}
        </fieldset>
      ))}
    </Part>
  )
}

function TileNames({
  editing: { file, change },
  work,
}: {
  readonly editing: TileEditing
  readonly work: TileWork
}) {
  const say = useSay()
  const { names } = file
  return (
    <Part name="details" title={say('details')} isFolded>
      <div className={styles.grid}>
        {work.isUsed ? null : (
          <Text label={say('fileId')} value={file.id} onChange={(id) => change({ ...file, id })} />
        )}
        <Text
          label={say('nameEn')}
          value={names.en}
          onChange={(en) => change({ ...file, names: { ...names, en } })}
        />
        <Text
          label={say('nameFr')}
          value={names.fr}
          onChange={(fr) => change({ ...file, names: { ...names, fr } })}
        />
        <Choice
          label={say('level')}
          value={file.level}
          options={levels.map((level) => [level, say(level)])}
          onChange={(value) =>
            change({ ...file, level: levels.find((level) => level === value) ?? 'ground' })
          }
        />
      </div>
    </Part>
  )
}

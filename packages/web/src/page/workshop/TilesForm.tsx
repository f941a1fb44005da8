import { useState } from 'react'
import { type FloorFile, levels, type MissionFile, type TileFile } from '../../model/workshop/files.ts'
import controls from '../theme/controls.module.css'
import { Choice } from './Fields.tsx'
import { filled } from './filling.ts'
import { withFloor, withSize, withTile } from './missionEditing.ts'
import { Part } from './Part.tsx'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

type LaidTile = Pick<TileFile, 'id' | 'level' | 'borders'> & { readonly name: string }

interface Props {
  readonly mission: MissionFile
  readonly change: (to: MissionFile) => void
  /** Every tile that can be laid, with its floor. */
  readonly tiles: readonly LaidTile[]
}

const MOST = 6

/** Tiles laid on floors, north up. */
export function TilesForm({ mission, change, tiles }: Props) {
  const say = useSay()
  const there = mission.floors.map(({ level }) => level)
  return (
    <Part name="tiles" title={say('tiles')}>
      {mission.floors.map((floor) => (
        <FloorForm key={floor.level} floor={floor} mission={mission} change={change} tiles={tiles} />
      ))}
      <div className={styles.row}>
        {levels
          .filter((level) => !there.includes(level))
          .map((level) => (
            <SizeButton
              key={level}
              label={say('addFloor', { floor: say(level) })}
              isOff={false}
              onPress={() => change(withFloor(mission, level, true))}
            />
          ))}
      </div>
    </Part>
  )
}

/** The tiles of one floor, and how many may lie there. */
function FloorForm({
  floor: { level, grid },
  mission,
  change,
  tiles,
}: Props & { readonly floor: FloorFile }) {
  const say = useSay()
  const [isStuck, setStuck] = useState(false)
  const fill = (): void => {
    const next = filled(mission, level, tiles, (n) => Math.floor(Math.random() * n))
    setStuck(next === null)
    if (next !== null) change(next)
  }
  const laid = mission.floors.flatMap((floor) => floor.grid.flat())
  const width = Math.max(1, ...grid.map((row) => row.length))
  const size = (rows: number, columns: number) => () => change(withSize(mission, level, rows, columns))
  const fitting = (id: string) =>
    tiles
      .filter((tile) => tile.level === level && (tile.id === id || !laid.includes(tile.id)))
      .map((tile) => [tile.id, `${tile.id} · ${tile.name}`] as const)
  return (
    <section className={styles.section} aria-label={say(level)}>
      <h3>{say(level)}</h3>
      <div className={styles.tiles}>
        {grid.map((row, r) => (
          <div key={r} className={styles.tileRow}>
            {row.map((id, c) => (
              <Choice
                key={c}
                label={say('tileAt', { floor: say(level), r: r + 1, c: c + 1 })}
                value={id}
                options={[['', say('noTile')], ...fitting(id)]}
                onChange={(tile) => change(withTile(mission, level, r, c, tile))}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.row}>
        <SizeButton label={say('fill')} isOff={!grid.flat().includes('')} onPress={fill} />
        <SizeButton label={say('addRow')} isOff={grid.length >= MOST} onPress={size(1, 0)} />
        <SizeButton label={say('addColumn')} isOff={width >= MOST} onPress={size(0, 1)} />
        <SizeButton label={say('fewerRows')} isOff={grid.length < 2} onPress={size(-1, 0)} />
        <SizeButton label={say('fewerColumns')} isOff={width < 2} onPress={size(0, -1)} />
        {mission.floors.length > 1 ? (
          <SizeButton
            label={say('removeFloor', { floor: say(level) })}
            isOff={false}
            onPress={() => change(withFloor(mission, level, false))}
          />
        ) : null}
      </div>
      <p role="status" className={styles.what}>
        {isStuck ? say('fillNone') : ''}
      </p>
    </section>
  )
}

interface ButtonProps {
  readonly label: string
  readonly isOff: boolean
  readonly onPress: () => void
}

function SizeButton({ label, isOff, onPress }: ButtonProps) {
  return (
    <button type="button" className={controls.button} disabled={isOff} onClick={onPress}>
      {label}
    </button>
  )
}

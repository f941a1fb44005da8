import { memo, useMemo } from 'react'
import type { EdgeKind, MapEdge, MapFloor, MapZone } from '../../model/zombies/map.ts'
import { contourLines } from './contourLines.ts'
import styles from './Ground.module.css'
import { detailAt } from './placeLayout.ts'

interface GroundProps {
  readonly floor: MapFloor
  readonly mission: string
  readonly cell: number
  /** Zones that rules of the mission speak of. */
  readonly highlighted?: readonly string[]
}

const none: readonly string[] = []

/** What is printed on the tiles of a floor: it changes only with the size of the cells. */
export const Ground = memo(function Ground({ floor, mission, cell, highlighted = none }: GroundProps) {
  const clip = `streets-${mission}-${floor.level}`
  const { columns, rows, zones } = floor
  const contours = useMemo(
    () => contourLines(`${mission}${floor.level}`, columns, rows),
    [mission, floor.level, columns, rows],
  )
  const isStreet = ({ kind }: MapZone): boolean => kind === 'street' || kind === 'fountain'
  const streets = rectsOf(zones.filter(isStreet), cell)
  return (
    <g aria-hidden="true">
      <path className={styles.tape} d={edgePath(floor.edges, ['edge'], cell)} />
      <path className={styles.street} d={streets} />
      <clipPath id={clip}>
        <path d={streets} />
      </clipPath>
      <path
        className={styles.contours}
        d={contours}
        transform={`scale(${cell})`}
        strokeWidth={1.1 / cell}
        clipPath={`url(#${clip})`}
      />
      {(['a', 'b', 'c'] as const).map((kind) => (
        <path
          key={kind}
          className={styles.room}
          data-floor={kind}
          d={rectsOf(
            zones.filter((zone) => zone.kind === 'room' && patternOf(zone.room) === kind),
            cell,
          )}
        />
      ))}
      <path className={styles.corridor} d={rectsOf(zonesOfKind(floor, 'corridor'), cell)} />
      <path
        className={styles.shaft}
        d={rectsOf([...zonesOfKind(floor, 'shaft'), ...zonesOfKind(floor, 'stairwell')], cell)}
      />
      {zonesOfKind(floor, 'fountain').map((zone) => (
        <Fountain key={zone.id} zone={zone} cell={cell} />
      ))}
      {zonesOfKind(floor, 'stairwell').map((zone) => (
        <path key={zone.id} className={styles.treads} d={treads(zone, cell)} />
      ))}
      <path
        className={styles.highlight}
        d={rectsOf(
          zones.filter(({ id }) => highlighted.includes(id)),
          cell,
        )}
      />
      <path className={styles.border} d={edgePath(floor.edges, ['border'], cell)} />
      {detailAt(cell) === 'overview' ? null : <RoomNames floor={floor} cell={cell} />}
    </g>
  )
})

function zonesOfKind({ zones }: MapFloor, kind: MapZone['kind']): readonly MapZone[] {
  return zones.filter((zone) => zone.kind === kind)
}

function rectsOf(zones: readonly MapZone[], cell: number): string {
  return zones
    .map(
      ({ x, y, width, height }) =>
        `M${x * cell} ${y * cell}h${width * cell}v${height * cell}h${-width * cell}Z`,
    )
    .join('')
}

function patternOf(room: string): 'a' | 'b' | 'c' {
  let sum = 0
  for (const letter of room) sum += letter.codePointAt(0) ?? 0
  return (['a', 'b', 'c'] as const)[sum % 3] ?? 'a'
}

/** The edges of some kinds as one path. */
export function edgePath(edges: readonly MapEdge[], kinds: readonly EdgeKind[], cell: number): string {
  return edges
    .filter(({ how }) => kinds.includes(how))
    .map(({ x, y, along }) => `M${x * cell} ${y * cell}${along === 'x' ? 'h' : 'v'}${cell}`)
    .join('')
}

function treads({ x, y, width, height }: MapZone, cell: number): string {
  const [left, top, wide] = [x * cell + cell * 0.2, y * cell + cell * 0.15, width * cell - cell * 0.4]
  const step = (height * cell - cell * 0.3) / 7
  return Array.from({ length: 8 }, (_, n) => `M${left} ${top + n * step}h${wide}`).join('')
}

function Fountain({ zone, cell }: { readonly zone: MapZone; readonly cell: number }) {
  const [x, y] = [(zone.x + zone.width / 2) * cell, (zone.y + zone.height / 2) * cell]
  return (
    <g className={styles.fountain}>
      {[0.42, 0.33, 0.18].map((radius) => (
        <circle key={radius} cx={x} cy={y} r={radius * cell} />
      ))}
    </g>
  )
}

function RoomNames({ floor, cell }: { readonly floor: MapFloor; readonly cell: number }) {
  return floor.rooms.map(({ id, name, x, y, width }) =>
    name === '' ? null : (
      <text
        key={id}
        className={styles.name}
        x={x * cell + 9}
        y={y * cell + 19}
        // A long name is set closer, never over the wall.
        {...(name.length * 9.6 > width * cell - 18
          ? { textLength: width * cell - 18, lengthAdjust: 'spacingAndGlyphs' as const }
          : {})}
      >
        {name}
      </text>
    ),
  )
}

import { memo } from 'react'
import type { MapEdge, MapFloor } from '../../model/zombies/map.ts'
import type { OpeningModel } from '../../model/zombies/board.ts'
import { lockGlyph as Lock } from './glyphs.ts'
import styles from './Walls.module.css'

interface WallsProps {
  readonly floor: MapFloor
  readonly cell: number
  readonly openings: readonly OpeningModel[]
  readonly lift: string
}

/** Walls, and doors, windows and lift in them as they stand now. */
export const Walls = memo(function Walls({ floor, cell, openings, lift }: WallsProps) {
  const d = floor.edges.map((edge) => wallOf(edge, cell)).join('')
  return (
    <g aria-hidden="true">
      <path className={styles.under} d={d} />
      <path className={styles.wall} d={d} />
      {floor.edges.map((edge) => {
        const opening = openings.find(({ id }) => id === edge.id)
        const key = `${edge.x} ${edge.y} ${edge.along}`
        if (edge.how === 'stairs') return <Treads key={key} edge={edge} cell={cell} />
        if (edge.how === 'lift')
          return <LiftDoors key={key} edge={edge} cell={cell} isHere={edge.id === lift} />
        if (opening === undefined || (edge.how !== 'door' && edge.how !== 'window')) return null
        return <Opening key={key} edge={edge} cell={cell} opening={opening} />
      })}
    </g>
  )
})

/** The part of an edge that is wall: all of it, or the ends beside a gap, a door or a window. */
const ends: Readonly<Partial<Record<MapEdge['how'], number>>> = {
  gap: 0.22,
  door: 0.2,
  window: 0.2,
  lift: 0.2,
}

function wallOf({ how, x, y, along }: MapEdge, cell: number): string {
  const [left, top] = [x * cell, y * cell]
  const line = along === 'x' ? 'h' : 'v'
  if (how === 'wall') return `M${left} ${top}${line}${cell}`
  const end = ends[how]
  if (end === undefined) return ''
  const [far, down] = along === 'x' ? [left + cell * (1 - end), top] : [left, top + cell * (1 - end)]
  return `M${left} ${top}${line}${cell * end}M${far} ${down}${line}${cell * end}`
}

interface EdgeProps {
  readonly edge: MapEdge
  readonly cell: number
}

/** Drawn along the x axis around the middle of the edge, then turned. */
function placeOf({ x, y, along }: MapEdge, cell: number): string {
  return along === 'x'
    ? `translate(${(x + 0.5) * cell} ${y * cell})`
    : `translate(${x * cell} ${(y + 0.5) * cell}) rotate(90)`
}

function Opening({ edge, cell, opening }: EdgeProps & { readonly opening: OpeningModel }) {
  const half = cell * 0.3
  const { how, state, color } = opening
  return (
    <g
      transform={placeOf(edge, cell)}
      data-opening={opening.id}
      data-sides={edge.zones.join(' ')}
      data-state={state}
      data-color={color}
    >
      {how === 'window' ? (
        <Window half={half} isForced={state === 'open'} />
      ) : state === 'open' ? (
        <OpenDoor half={half} />
      ) : (
        <ClosedDoor half={half} cell={cell} isLocked={state === 'locked'} isUpright={edge.along === 'y'} />
      )}
    </g>
  )
}

function Window({ half, isForced }: { readonly half: number; readonly isForced: boolean }) {
  if (isForced)
    return (
      <path
        className={styles.shards}
        d={`M${-half} 0l${half * 0.3} 5l${half * 0.2} -7M${half} 0l${-half * 0.3} -5l${-half * 0.2} 7`}
      />
    )
  return (
    <>
      <rect className={styles.paneGround} x={-half} y={-4.5} width={half * 2} height={9} />
      <path
        className={styles.panes}
        d={`M${-half} -4.5h${half * 2}v9h${-half * 2}ZM${-half / 3} -4.5v9M${half / 3} -4.5v9`}
      />
    </>
  )
}

function OpenDoor({ half }: { readonly half: number }) {
  const [x, y] = [half * 0.34, half * 0.94]
  return (
    <>
      <path className={styles.sill} d={`M${-half} 0h${half * 2}`} />
      <path className={styles.leaf} d={`M${-half} 0l${x} ${y}`} />
      <circle className={styles.post} cx={-half} r={3.5} />
      <circle className={styles.post} cx={half} r={3.5} />
    </>
  )
}

interface DoorProps {
  readonly half: number
  readonly cell: number
  readonly isLocked: boolean
  readonly isUpright: boolean
}

function ClosedDoor({ half, cell, isLocked, isUpright }: DoorProps) {
  const radius = Math.min(11, cell * 0.14)
  if (!isLocked)
    return (
      <>
        <rect className={styles.doorGround} x={-half} y={-5.5} width={half * 2} height={11} />
        <path className={styles.hazard} d={stripes(half - 1)} />
      </>
    )
  return (
    <>
      <rect className={styles.locked} x={-half} y={-5.5} width={half * 2} height={11} />
      <circle className={styles.lock} r={radius} />
      <g transform={isUpright ? 'rotate(-90)' : ''}>
        <Lock
          className={styles.lockGlyph}
          x={-radius * 0.6}
          y={-radius * 0.6}
          width={radius * 1.2}
          height={radius * 1.2}
        />
      </g>
    </>
  )
}

/** Slanted stripes over a bar. */
function stripes(half: number): string {
  const found: string[] = []
  for (let x = -half; x + 11 <= half + 4; x += 12) found.push(`M${x.toFixed(1)} 4.5l6 -9h6l-6 9Z`)
  return found.join('')
}

function LiftDoors({ edge, cell, isHere }: EdgeProps & { readonly isHere: boolean }) {
  const half = cell * 0.3
  const leaf = isHere ? half * 0.45 : half
  return (
    <g transform={placeOf(edge, cell)} data-lift={isHere}>
      <rect className={styles.liftDoor} x={-half} y={-4} width={leaf} height={8} />
      <rect className={styles.liftDoor} x={half - leaf} y={-4} width={leaf} height={8} />
    </g>
  )
}

/** The foot of the stairs: seven treads across the edge that blocks sight. */
function Treads({ edge, cell }: EdgeProps) {
  const half = cell * 0.38
  const step = (half * 2) / 7
  const d = Array.from({ length: 8 }, (_, n) => `M${-half + n * step} -10v20`).join('')
  return (
    <g transform={placeOf(edge, cell)}>
      <rect className={styles.stairs} x={-half} y={-10} width={half * 2} height={20} />
      <path className={styles.treads} d={d} />
    </g>
  )
}

import type { HeroModel } from '../../model/zombies/board.ts'
import type { MapFloor, MapZone } from '../../model/zombies/map.ts'
import type { OverlayName } from './mapStore.ts'
import styles from './Overlays.module.css'
import { useTableau } from './useTableau.ts'

interface OverlaysProps {
  readonly floor: MapFloor
  readonly cell: number
  readonly overlays: readonly OverlayName[]
}

/** Under walls and figures: where one can walk, and what one sees. */
export function Overlays({ floor, cell, overlays }: OverlaysProps) {
  const { hero, acts } = useTableau()
  if (hero === undefined || hero.zone === '') return null
  return (
    <g aria-hidden="true">
      {overlays.includes('sight') ? <Sight floor={floor} cell={cell} hero={hero} /> : null}
      {overlays.includes('costs') && acts ? <Reach floor={floor} cell={cell} hero={hero} /> : null}
    </g>
  )
}

interface LayerProps {
  readonly floor: MapFloor
  readonly cell: number
  readonly hero: HeroModel
}

/** Lime film with corner brackets over what can be walked to. */
function Reach({ floor, cell, hero }: LayerProps) {
  const zones = floor.zones.filter(({ id }) => hero.reach[id] !== undefined)
  return (
    <>
      <path className={styles.film} d={zones.map((zone) => rect(zone, cell, 3)).join('')} />
      <path className={styles.brackets} d={zones.map((zone) => brackets(zone, cell)).join('')} />
    </>
  )
}

/** Unseen zones under a veil, seen ones outlined: solid within the Range of an attack, dotted beyond. */
function Sight({ floor, cell, hero }: LayerProps) {
  const seen = floor.zones.filter(({ id }) => hero.sees[id] !== undefined)
  const unseen = floor.zones.filter(({ id }) => hero.sees[id] === undefined)
  const inRange = ({ id }: MapZone): boolean => {
    const range = hero.sees[id] ?? -1
    return hero.attacks.some(({ least, most }) => range >= least && range <= most)
  }
  return (
    <>
      <path className={styles.veil} d={unseen.map((zone) => rect(zone, cell, 0)).join('')} />
      <path
        className={styles.seen}
        d={seen
          .filter(inRange)
          .map((zone) => rect(zone, cell, 5))
          .join('')}
      />
      <path
        className={styles.far}
        d={seen
          .filter((zone) => !inRange(zone))
          .map((zone) => rect(zone, cell, 5))
          .join('')}
      />
    </>
  )
}

function rect({ x, y, width, height }: MapZone, cell: number, inset: number): string {
  const [w, h] = [width * cell - 2 * inset, height * cell - 2 * inset]
  return `M${x * cell + inset} ${y * cell + inset}h${w}v${h}h${-w}Z`
}

function brackets({ x, y, width, height }: MapZone, cell: number): string {
  const [l, t] = [x * cell + 6, y * cell + 6]
  const [r, b] = [(x + width) * cell - 6, (y + height) * cell - 6]
  const s = Math.min(14, cell * 0.16)
  return `M${l} ${t + s}v${-s}h${s}M${r - s} ${t}h${s}v${s}M${r} ${b - s}v${s}h${-s}M${l + s} ${b}h${-s}v${-s}`
}

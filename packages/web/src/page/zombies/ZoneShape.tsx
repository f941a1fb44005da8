import { memo, type KeyboardEvent } from 'react'
import type { HeroModel, PlaceModel } from '../../model/zombies/board.ts'
import type { MapZone } from '../../model/zombies/map.ts'
import { EnemyGroup, HeroShape, TokenShape } from './Figures.tsx'
import { markGlyphs } from './glyphs.ts'
import { type Drawn, detailAt, layOut } from './placeLayout.ts'
import styles from './ZoneShape.module.css'

export interface ZoneShapeProps {
  readonly zone: MapZone
  readonly place: PlaceModel | undefined
  readonly cell: number
  readonly label: string
  readonly isNamed: boolean
  readonly isChosen: boolean
  readonly mark: 'idle' | 'target' | 'picked'
  /** The key that chooses it. */
  readonly number: string
  readonly cost: { readonly cost: number; readonly stops: boolean } | undefined
  readonly isAttacked: boolean
  readonly showsMarks: boolean
  readonly isStop: boolean
  /** The film has just changed something here. */
  readonly isChanged: boolean
  readonly heroes: readonly HeroModel[]
  /** The hero who decides. */
  readonly acting: number
  readonly onPress: (id: string) => void
  readonly onKey: (event: KeyboardEvent, id: string) => void
}

/** A zone one can press, with everything in it. */
export const ZoneShape = memo(function ZoneShape(props: ZoneShapeProps) {
  const { zone, place, cell, label, isChosen, mark, cost, onPress, onKey } = props
  const [width, height] = [zone.width * cell, zone.height * cell]
  const size = Math.min(1, cell / 88)
  return (
    <g
      className={styles.zone}
      transform={`translate(${zone.x * cell} ${zone.y * cell})`}
      role="button"
      tabIndex={props.isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isChosen}
      data-zone={zone.id}
      data-roving=""
      data-mark={mark}
      onClick={() => onPress(zone.id)}
      onKeyDown={(event) => onKey(event, zone.id)}
    >
      <rect className={styles.hit} width={width} height={height} />
      {props.showsMarks && place?.isKnown === false ? <Marks zone={zone} cell={cell} /> : null}
      {place === undefined ? null : <Contents {...props} place={place} />}
      {cost === undefined ? null : (
        <Badge
          x={width - 17 * size}
          y={height - 17 * size}
          scale={size}
          cost={cost.cost}
          stops={cost.stops}
        />
      )}
      {props.isAttacked && detailAt(cell) !== 'overview' ? <Alarm /> : null}
      {mark === 'idle' ? null : (
        <rect className={styles.target} x={3} y={3} width={width - 6} height={height - 6} />
      )}
      {props.isChanged ? (
        <rect className={styles.changed} x={3} y={3} width={width - 6} height={height - 6} />
      ) : null}
      {props.number === '' ? null : <Diamond n={props.number} />}
      {isChosen ? (
        <rect className={styles.chosen} x={1.5} y={1.5} width={width - 3} height={height - 3} rx={4} />
      ) : null}
      <rect className={styles.focus} x={4} y={4} width={width - 8} height={height - 8} rx={4} />
    </g>
  )
})

function Contents({
  zone,
  place,
  cell,
  isNamed,
  cost,
  heroes,
  acting,
}: ZoneShapeProps & { readonly place: PlaceModel }) {
  const box = {
    width: zone.width * cell,
    height: zone.height * cell,
    top: isNamed ? 20 : 2,
    hasBadge: cost !== undefined,
  }
  return layOut(place, box, cell).map((one, n) => (
    // Everything in a zone is drawn anew when anything in it changes.
    <g key={n} transform={`translate(${one.x} ${one.y})`} className={styles.piece}>
      <Piece drawn={one} heroes={heroes} acting={acting} />
    </g>
  ))
}

function Piece({
  drawn,
  heroes,
  acting,
}: {
  readonly drawn: Drawn
  readonly heroes: readonly HeroModel[]
  readonly acting: number
}) {
  switch (drawn.what) {
    case 'token':
      return <TokenShape token={drawn.token} size={drawn.size} />
    case 'group':
      return <EnemyGroup group={drawn.group} size={drawn.size} isPlain={drawn.size === 16} />
    case 'hero': {
      const hero = heroes.find((one) => one.hero === drawn.id)
      const state = drawn.id === acting ? 'acts' : hero?.state === 'done' ? 'done' : 'ready'
      return <HeroShape face={hero?.face ?? ''} size={drawn.size} state={state} />
    }
    case 'ledger':
      return <rect className={styles.ledger} width={drawn.width} height={drawn.height} rx={4} />
    case 'total':
      return (
        <>
          <rect
            className={styles.total}
            data-red={drawn.isRed}
            x={-14}
            y={-10}
            width={28}
            height={20}
            rx={4}
          />
          <text className={styles.totalText} y={5}>
            {drawn.n}
          </text>
        </>
      )
    case 'heroes':
      return (
        <>
          <circle className={styles.team} r={drawn.size / 2} />
          <text className={styles.teamText} y={5}>
            {drawn.n}
          </text>
        </>
      )
  }
}

/** Printed symbols, until the building is opened. */
function Marks({ zone, cell }: { readonly zone: MapZone; readonly cell: number }) {
  if (detailAt(cell) === 'overview') return null
  return zone.marks.map((mark, n) => {
    const Picture = markGlyphs[mark]
    return Picture === undefined ? null : (
      <Picture
        key={mark}
        className={styles.mark}
        x={7 + n * 19}
        y={zone.height * cell - 24}
        width={17}
        height={17}
      />
    )
  })
}

interface BadgeProps {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly cost: number
  readonly stops: boolean
}

/** A circle where one walks on, an octagon where one must stop. */
function Badge({ x, y, scale, cost, stops }: BadgeProps) {
  return (
    <g className={styles.badge} data-stops={stops} transform={`translate(${x} ${y}) scale(${scale})`}>
      {stops ? (
        <path className={styles.badgeGround} d="M-5 -12H5L12 -5V5L5 12H-5L-12 5V-5Z" />
      ) : (
        <circle className={styles.badgeGround} r={12} />
      )}
      <text y={5}>{cost}</text>
    </g>
  )
}

/** Enemies here would attack. */
function Alarm() {
  return (
    <g className={styles.alarm} transform="translate(15 15)">
      <path d="M0 -9L9 7H-9Z" />
      <path className={styles.alarmMark} d="M0 -3.5V2M0 4.4V5.4" />
    </g>
  )
}

function Diamond({ n }: { readonly n: string }) {
  return (
    <g className={styles.number} transform="translate(16 16)">
      <path d="M0 -13L13 0L0 13L-13 0Z" />
      <text y={5}>{n}</text>
    </g>
  )
}

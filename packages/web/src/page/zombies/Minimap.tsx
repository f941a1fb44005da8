import { type RefObject, useEffect, useState } from 'react'
import { useWords } from '../words/i18n.ts'
import type { MapPlan } from './mapPlan.ts'
import styles from './Minimap.module.css'
import { offset } from './useCamera.ts'
import { useTableau } from './useTableau.ts'

interface MinimapProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly plan: MapPlan
}

interface View {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** So many pixels a cell. */
const CELL = 13

/** The whole map in a corner, with what is in sight of it; a press jumps there. For eyes only: zones are reached by keys. */
export function Minimap({ frame, plan }: MinimapProps) {
  const t = useWords()
  const view = useView(frame, plan)
  const scale = CELL / plan.cell
  const jump = (x: number, y: number): void => {
    const element = frame.current
    if (element === null) return
    element.scrollTo({
      left: x / scale - element.clientWidth / 2,
      top: y / scale - element.clientHeight / 2,
      behavior: 'smooth',
    })
  }
  return (
    <svg
      className={styles.minimap}
      width={plan.width * scale}
      height={plan.height * scale}
      role="img"
      aria-label={t('mz.minimap')}
      data-minimap
      onClick={({ clientX, clientY, currentTarget }) => {
        const box = currentTarget.getBoundingClientRect()
        jump(clientX - box.left, clientY - box.top)
      }}
    >
      {plan.floors.map(({ floor, x, y }) => (
        <g key={floor.level} transform={`translate(${x * scale} ${y * scale})`}>
          {floor.zones.map((zone) => (
            <rect
              key={zone.id}
              className={styles.zone}
              data-kind={zone.kind}
              x={zone.x * CELL}
              y={zone.y * CELL}
              width={zone.width * CELL - 1}
              height={zone.height * CELL - 1}
            />
          ))}
          <Dots zones={floor.zones} />
        </g>
      ))}
      <rect
        className={styles.view}
        x={view.left * scale}
        y={view.top * scale}
        width={view.width * scale}
        height={view.height * scale}
      />
    </svg>
  )
}

/** Heroes as dots, Enemies as squares that grow with their number, what matters as diamonds. */
function Dots({ zones }: { readonly zones: MapPlan['floors'][number]['floor']['zones'] }) {
  const { placeOf, hero } = useTableau()
  return zones.map(({ id, x, y, width, height }) => {
    const place = placeOf(id)
    if (place === undefined) return null
    const [cx, cy] = [(x + width / 2) * CELL, (y + height / 2) * CELL]
    const n = place.groups.reduce((sum, { ids }) => sum + ids.length, 0)
    const size = n === 0 ? 0 : Math.min(9, 3 + n)
    const isRed = place.groups.some(({ kind }) => kind === 'zombieHero' || kind === 'superHero')
    const goal = place.tokens.some(
      ({ kind }) => kind === 'objective' || kind === 'hiddenObjective' || kind === 'exit',
    )
    return (
      <g key={id}>
        {goal ? <path className={styles.goal} d={`M${cx} ${cy - 5}l5 5l-5 5l-5 -5Z`} /> : null}
        {n === 0 ? null : (
          <rect
            className={styles.enemies}
            data-red={isRed}
            x={cx - size / 2}
            y={cy - size / 2}
            width={size}
            height={size}
          />
        )}
        {place.heroes.length === 0 ? null : (
          <circle className={styles.heroes} data-acts={id === hero?.zone} cx={cx} cy={cy} r={3.6} />
        )}
      </g>
    )
  })
}

/** What of the map is in its frame, in pixels of the drawing. */
function useView(frame: RefObject<HTMLElement | null>, plan: MapPlan): View {
  const [view, setView] = useState<View>({ left: 0, top: 0, width: 0, height: 0 })
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const read = (): void => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
      setView({
        left: Math.max(0, scrollLeft - offset(clientWidth, plan.width)),
        top: Math.max(0, scrollTop - offset(clientHeight, plan.height)),
        width: Math.min(clientWidth, plan.width),
        height: Math.min(clientHeight, plan.height),
      })
    }
    read()
    element.addEventListener('scroll', read, { passive: true })
    return () => element.removeEventListener('scroll', read)
  }, [frame, plan])
  return view
}

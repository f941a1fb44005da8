import { useMemo, useRef } from 'react'
import { useWords } from '../words/i18n.ts'
import { askedZone } from './askedZone.ts'
import { Ground } from './Ground.tsx'
import { Intents } from './Intents.tsx'
import { Minimap } from './Minimap.tsx'
import { planOf } from './mapPlan.ts'
import { useMapLooks } from './mapStore.ts'
import styles from './MapView.module.css'
import { Overlays } from './Overlays.tsx'
import { useChanged } from './useChanged.ts'
import { useCell, useChosenInSight, useFollowing, useFrameSize, useZoomAnchor } from './useCamera.ts'
import { usePointers } from './usePointers.ts'
import { useTableau } from './useTableau.ts'
import { Toolbar } from './Toolbar.tsx'
import { Walls } from './Walls.tsx'
import { Zones } from './Zones.tsx'

/** The map: floors one above the other, drawn in pixels of the present size, in a frame that scrolls. */
export function MapView({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const { board, hero, question, offered } = useTableau()
  const { overlays: chosen, building } = useMapLooks()
  const frame = useRef<HTMLDivElement>(null)
  const size = useFrameSize(frame)
  const { cell, fitting } = useCell(board.map, size)
  const plan = useMemo(() => planOf(board.map, cell), [board.map, cell])
  const anchor = useZoomAnchor(frame, cell)
  usePointers(frame, anchor, cell)
  // While the film runs the camera goes where something happens, then to what is asked about.
  const [happens] = useChanged()
  const asked = useMemo(() => askedZone(board.map, question, offered), [board.map, question, offered])
  useFollowing(frame, plan, happens ?? (asked === '' ? (hero?.zone ?? '') : asked))
  useChosenInSight(frame, plan, size)
  const isLarge = size.width > 0 && Math.max(plan.width - size.width, plan.height - size.height) > cell / 2
  // While an attack is built, sight stands alone.
  const overlays = building === null ? chosen : (['sight'] as const)
  return (
    <section
      className={`${styles.place} ${className ?? ''}`}
      aria-label={t('mz.map', { name: board.map.name })}
      data-landmark=""
      tabIndex={-1}
    >
      <div className={styles.frame} ref={frame} data-map data-cell={cell} data-large={isLarge}>
        <svg
          className={styles.map}
          role="group"
          aria-label={t('mz.zones')}
          width={plan.width}
          height={plan.height}
        >
          {plan.floors.map(({ floor, x, y, heading }) => (
            <g key={floor.level} transform={`translate(${x} ${y})`}>
              {heading === '' ? null : (
                <text className={styles.heading} x={0} y={-MARGIN_TEXT}>
                  {heading}
                </text>
              )}
              <Ground
                floor={floor}
                mission={board.map.mission}
                cell={cell}
                highlighted={board.map.highlighted}
              />
              <Overlays floor={floor} cell={cell} overlays={overlays} />
              <Walls floor={floor} cell={cell} openings={board.openings} lift={board.lift} />
              <Zones floor={floor} cell={cell} overlays={overlays} />
            </g>
          ))}
          {overlays.includes('intents') ? <Intents plan={plan} /> : null}
        </svg>
      </div>
      <Toolbar frame={frame} plan={plan} fitting={fitting} zone={hero?.zone ?? ''} />
      {isLarge ? <Minimap frame={frame} plan={plan} /> : null}
    </section>
  )
}

/** The floor's name stands above its tape. */
const MARGIN_TEXT = 17

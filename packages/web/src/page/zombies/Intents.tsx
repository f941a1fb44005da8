import Footsteps from '~icons/game-icons/footsteps'
import Eye from '~icons/game-icons/eyeball'
import { useMemo } from 'react'
import { type Say, useWords } from '../words/i18n.ts'
import { arrowsOf, type IntentArrow, type IntentLabel, labelsOf } from './intentArrows.ts'
import styles from './Intents.module.css'
import { boxIn, centreIn, type MapPlan } from './mapPlan.ts'
import { detailAt } from './placeLayout.ts'
import { useMapLooks } from './mapStore.ts'
import { useTableau } from './useTableau.ts'

/** With more labels than this only those of the chosen zone tell how many go and why. */
const LABELLED = 5
/** What a label leaves free for the cost of its zone. */
const COST = 32

/** Where the Enemies would go if they acted now, and why. */
export function Intents({ plan }: { readonly plan: MapPlan }) {
  const t = useWords()
  const { board } = useTableau()
  const { zone } = useMapLooks()
  const arrows = useMemo(() => arrowsOf(board.intents), [board.intents])
  const isNear = detailAt(plan.cell) !== 'overview'
  const labels = useMemo(() => labelsOf(board.intents), [board.intents])
  const labelled = labels.filter((one) => isNear && (labels.length <= LABELLED || one.from === zone))
  return (
    <g aria-hidden="true" className={styles.intents}>
      <defs>
        <marker id="mz-arrow" markerWidth="5" markerHeight="5" refX="3" refY="2.5" orient="auto">
          <path d="M0 0L5 2.5L0 5Z" className={styles.head} />
        </marker>
      </defs>
      {arrows.map((arrow) => (
        <Arrow key={arrow.key} arrow={arrow} plan={plan} />
      ))}
      {placedLabels(plan, labelled, zone, t).map((label) => (
        <Label key={label.key} label={label} />
      ))}
    </g>
  )
}

interface ArrowProps {
  readonly arrow: IntentArrow
  readonly plan: MapPlan
}

function ends({ arrow, plan }: ArrowProps): readonly [number, number, number, number] | null {
  const from = centreIn(plan, arrow.from)
  const to = centreIn(plan, arrow.to)
  if (from === null || to === null) return null
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy)
  // From the rim of the figures to just beyond the border of the next zone.
  const [a, b] = [plan.cell * 0.24, Math.max(plan.cell * 0.3, far - plan.cell * 0.3)]
  const at = (d: number): readonly [number, number] => [from[0] + (dx / far) * d, from[1] + (dy / far) * d]
  return [...at(a), ...at(b)]
}

function Arrow(props: ArrowProps) {
  const line = ends(props)
  if (line === null) return null
  const [x1, y1, x2, y2] = line
  return <path className={styles.arrow} d={`M${x1} ${y1}L${x2} ${y2}`} markerEnd="url(#mz-arrow)" />
}

interface Placed {
  readonly key: string
  readonly says: string
  readonly why: IntentArrow['why']
  readonly x: number
  readonly y: number
  readonly width: number
}

/**
 * At the foot of the zone they leave, beside its cost: nobody whom they could attack stands there. None covers another.
 * Whom they are after is said for the chosen zone, and where it fits: a long label would cover the cost next door.
 */
function placedLabels(
  plan: MapPlan,
  labels: readonly IntentLabel[],
  chosen: string,
  t: Say,
): readonly Placed[] {
  const placed: Placed[] = []
  for (const { key, from, n, why, whom } of labels) {
    const box = boxIn(plan, from)
    if (box === null) continue
    const named = whom.length > 2 ? t('mz.whomMany', { n: whom.length }) : whom.join(', ')
    const whole = t(why === 'sees' ? 'mz.seesWhom' : 'mz.nearWhom', { n, whom: named })
    const fits = from === chosen || widthOf(whole) <= box.width - COST
    const says = fits ? whole : `${n}`
    const width = widthOf(says)
    const x = Math.max(2, Math.min(plan.width - width - 2, box.x + box.width - COST - width))
    let y = box.y + box.height - 6
    while (placed.some((one) => Math.abs(one.y - y) < 23 && one.x < x + width && x < one.x + one.width))
      y -= 24
    placed.push({ key, says, why, x, y, width })
  }
  return placed
}

function widthOf(says: string): number {
  return says.length * 6.6 + 32
}

function Label({ label: { says, why, x, y, width } }: { readonly label: Placed }) {
  const Picture = why === 'sees' ? Eye : Footsteps
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.plate} y={-11} width={width} height={22} rx={11} />
      <Picture className={styles.reason} x={7} y={-8} width={16} height={16} />
      <text className={styles.says} x={27} y={4.5}>
        {says}
      </text>
    </g>
  )
}

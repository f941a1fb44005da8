import type { MissionFile } from '../../model/workshop/files.ts'
import type { CheckedMission } from '../../model/workshop/workshopService.ts'
import type { MapModel } from '../../model/zombies/map.ts'
import { Star } from 'lucide-react'
import { enemyGlyph, markGlyphs, tokenGlyphs } from '../zombies/glyphs.ts'
import { Ground } from '../zombies/Ground.tsx'
import { planOf } from '../zombies/mapPlan.ts'
import { Walls } from '../zombies/Walls.tsx'
import styles from './Drawing.module.css'
import { useSay } from './words.ts'
import forms from './Workshop.module.css'

const CELL = 96
const none: readonly string[] = []

interface Props {
  readonly map: MapModel
  readonly mission: MissionFile
  readonly openings: CheckedMission['openings']
  readonly chosen: string
  readonly onChoose: (zone: string) => void
}

/** The map with what lies on it; a press chooses a zone, as the list beside it does. */
export function MapDrawing({ map, mission, openings, chosen, onChoose }: Props) {
  const plan = planOf(map, CELL)
  const doors = openings.map(({ id, how, name }) => {
    const laid = (mission.openings ?? []).find((one) => one.id === id)
    return { id, how, name, thing: -1, state: laid?.state ?? 'closed', color: laid?.color ?? '' } as const
  })
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      className={styles.map}
      data-map-drawing
      aria-hidden="true"
    >
      {plan.floors.map(({ floor, x, y, heading }) => (
        <g key={floor.level} transform={`translate(${x} ${y})`}>
          {heading === '' ? null : (
            <text className={styles.floorName} y={-14}>
              {heading}
            </text>
          )}
          <Ground floor={floor} mission={mission.id} cell={CELL} highlighted={mission.highlighted ?? none} />
          <Walls floor={floor} cell={CELL} openings={doors} lift={mission.lift?.zone ?? ''} />
          {floor.zones.map((zone) => (
            <g key={zone.id}>
              <Tokens mission={mission} zone={zone.id} x={zone.x * CELL} y={zone.y * CELL} />
              <rect
                className={styles.zone}
                data-map-zone={zone.id}
                data-chosen={zone.id === chosen}
                x={zone.x * CELL + 5}
                y={zone.y * CELL + 5}
                width={zone.width * CELL - 10}
                height={zone.height * CELL - 10}
                onClick={() => onChoose(zone.id)}
              />
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

interface TokensProps {
  readonly mission: MissionFile
  readonly zone: string
  readonly x: number
  readonly y: number
}

/** Small discs with a sign: enough to see where things lie; the form has the words. */
function Tokens({ mission, zone, x, y }: TokensProps) {
  return tokensIn(mission, zone).map(({ sign, color }, n) => (
    <g
      key={`${sign} ${color} ${n}`}
      transform={`translate(${x + 22 + (n % 3) * 27} ${y + 40 + Math.floor(n / 3) * 27})`}
    >
      <circle className={styles.token} data-color={color} r={12} />
      <SignGlyph sign={sign} />
    </g>
  ))
}

const signs = {
  start: Star,
  exit: tokenGlyphs.exit ?? Star,
  point: markGlyphs['spawn'] ?? Star,
  objective: tokenGlyphs.objective ?? Star,
  citizenCard: tokenGlyphs.citizen ?? Star,
  hand: tokenGlyphs.hand ?? Star,
  lair: tokenGlyphs.hiddenSpawn ?? Star,
  figure: enemyGlyph('zombieHero', ''),
} as const

type Sign = keyof typeof signs

function SignGlyph({ sign, size = 17 }: { readonly sign: Sign; readonly size?: number }) {
  const Glyph = signs[sign]
  return <Glyph className={styles.sign} x={-size / 2} y={-size / 2} width={size} height={size} />
}

/** What the signs on the map mean. */
export function MapLegend() {
  const say = useSay()
  return (
    <ul className={forms.legend}>
      {(Object.keys(signs) as Sign[]).map((sign) => (
        <li key={sign}>
          <svg width={24} height={24} viewBox="-12 -12 24 24" aria-hidden="true">
            <circle className={styles.token} r={11} />
            <SignGlyph sign={sign} />
          </svg>
          {say(sign)}
        </li>
      ))}
    </ul>
  )
}

interface Token {
  readonly sign: Sign
  readonly color: string
}

function tokensIn(mission: MissionFile, zone: string): Token[] {
  const { start, exit, spawnPoints, objectives = [], hiddenObjectives, citizens = [], hand } = mission
  const plain = (isThere: boolean, sign: Sign): Token[] => (isThere ? [{ sign, color: '' }] : [])
  return [
    ...plain(start.includes(zone), 'start'),
    ...plain(exit === zone, 'exit'),
    ...spawnPoints.filter((one) => one.zone === zone).map(({ color }) => ({ sign: 'point' as const, color })),
    ...objectives
      .filter((one) => one.zone === zone)
      .map(({ color }) => ({ sign: 'objective' as const, color })),
    ...plain(hiddenObjectives?.zones.includes(zone) === true, 'objective'),
    ...plain(citizens.includes(zone), 'citizenCard'),
    ...plain(hand?.zone === zone, 'hand'),
    ...plain((mission.lair ?? []).includes(zone), 'lair'),
    ...plain(
      (mission.figures ?? []).some((one) => one.zone === zone),
      'figure',
    ),
  ]
}

/** Names a zone with its tile, for lists. */
export function useZoneNames(map: MapModel | null): readonly (readonly [id: string, name: string])[] {
  const say = useSay()
  if (map === null) return []
  return map.floors.flatMap(({ zones, level }) =>
    zones
      .filter(({ kind }) => kind !== 'fountain' && kind !== 'stairwell')
      .map(({ id, name }) => {
        const floor = map.floors.length > 1 ? `${say(level as 'ground')} · ` : ''
        return [id, `${floor}${id.split(':')[0] ?? ''} · ${name} (${id.split(':')[1] ?? ''})`] as const
      }),
  )
}

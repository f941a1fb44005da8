import type { EnemyKind, GroupModel, TokenModel } from '../../model/zombies/board.ts'
import styles from './Figures.module.css'
import { enemyGlyph, heroGlyphs, heroHues, tokenGlyphs } from './glyphs.ts'

/** Shapes of everything on the map, each around its own middle: outline, picture and colour, never colour alone. */

const outlines: Readonly<Record<EnemyKind, (h: number) => string>> = {
  walker: (h) => `M${-h} ${h}V0A${h} ${h} 0 0 1 ${h} 0V${h}Z`,
  brute: (h) => polygon(h, [-0.42, -1, 0.42, -1, 1, -0.42, 1, 0.42, 0.42, 1, -0.42, 1, -1, 0.42, -1, -0.42]),
  runner: (h) => polygon(h, [-1, -0.95, 0.4, -0.95, 1, 0, 0.4, 0.95, -1, 0.95, -0.55, 0]),
  zombieHero: (h) => star(h + 2),
  trooper: (h) => `M${-h} ${h}V0A${h} ${h} 0 0 1 ${h} 0V${h}Z`,
  guard: (h) => polygon(h, [-1, -1, 1, -1, 1, 0.25, 0, 1, -1, 0.25]),
  specialist: (h) => polygon(h, [-1, -0.95, 0.4, -0.95, 1, 0, 0.4, 0.95, -1, 0.95, -0.55, 0]),
  superHero: (h) => star(h + 2),
}

function polygon(h: number, numbers: readonly number[]): string {
  const points: string[] = []
  for (let i = 0; i < numbers.length; i += 2)
    points.push(`${((numbers[i] ?? 0) * h).toFixed(1)} ${((numbers[i + 1] ?? 0) * h).toFixed(1)}`)
  return `M${points.join('L')}Z`
}

function star(radius: number): string {
  const points = Array.from({ length: 12 }, (_, n) => {
    const r = n % 2 === 0 ? radius : radius * 0.76
    const angle = (n / 12) * Math.PI * 2 - Math.PI / 2
    return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

interface Sized {
  readonly size: number
}

/** The shape of one kind of Enemy. */
export function EnemyShape({
  kind,
  face,
  size,
}: Sized & { readonly kind: EnemyKind; readonly face: string }) {
  const half = size / 2
  const Picture = enemyGlyph(kind, face)
  const inner = size * 0.74
  const shift = kind === 'runner' || kind === 'specialist' ? -size * 0.04 : 0
  return (
    <g className={styles.enemy} data-kind={kind}>
      <path d={outlines[kind](half)} />
      <Picture x={-inner / 2 + shift} y={-inner / 2} width={inner} height={inner} />
    </g>
  )
}

/** Figures of one name: the shape, and their number where there are several. */
export function EnemyGroup({
  group,
  size,
  isPlain = false,
}: Sized & { readonly group: GroupModel; readonly isPlain?: boolean }) {
  const n = group.ids.length
  const box = n < 2 ? 0 : n > 9 ? 22 : 15
  const left = isPlain ? -14 : -box / 2
  return (
    <g>
      {n < 2 && !isPlain ? null : isPlain ? (
        <text className={styles.ledger} data-kind={group.kind} x={2} y={5}>
          {n}
        </text>
      ) : (
        <>
          <rect
            className={styles.countBox}
            x={left + size / 2 - 8}
            y={-9.5}
            width={box + 8}
            height={19}
            rx={4}
          />
          <text className={styles.count} x={left + size / 2 + box / 2 - 1} y={5}>
            {n}
          </text>
        </>
      )}
      <g transform={`translate(${left} 0)`} opacity={group.down === n ? 0.45 : 1}>
        <EnemyShape kind={group.kind} face={group.face} size={size} />
      </g>
    </g>
  )
}

/** A hero's disc; who has had the turn is hollow with a tick. */
export function HeroShape({
  face,
  size,
  state,
}: Sized & { readonly face: string; readonly state: 'acts' | 'ready' | 'done' }) {
  const Picture = heroGlyphs[face]
  const hue = heroHues[face] ?? '#EAE6D0'
  const half = size / 2
  const inner = size * 0.64
  const isDone = state === 'done'
  return (
    <g className={styles.hero} data-state={state}>
      {state === 'acts' ? <circle className={styles.acts} r={half + 2.6} /> : null}
      <circle className={styles.disc} r={half - 1} style={isDone ? { stroke: hue } : { fill: hue }} />
      {Picture === undefined ? null : (
        <Picture
          x={-inner / 2}
          y={-inner / 2}
          width={inner}
          height={inner}
          className={styles.heroGlyph}
          style={isDone ? { color: hue } : undefined}
        />
      )}
      {isDone ? <path className={styles.tick} d={`M${half * 0.3} ${half * 0.62}l3 3l5 -6`} /> : null}
    </g>
  )
}

const tokenPaths: Readonly<Record<string, (h: number) => string>> = {
  citizen: (h) => pin(h),
  hiddenCitizen: (h) => pin(h),
  objective: (h) => polygon(h, [0, -1, 1, 0, 0, 1, -1, 0]),
  hiddenObjective: (h) => polygon(h, [0, -1, 1, 0, 0, 1, -1, 0]),
  point: (h) => polygon(h, [0, -1, 1, 0.85, -1, 0.85]),
  exit: (h) => polygon(h, [-1, -0.75, 0.35, -0.75, 1, 0, 0.35, 0.75, -1, 0.75]),
  hand: (h) => polygon(h, [-0.55, -1, 0.55, -1, 1, 0, 0.55, 1, -0.55, 1, -1, 0]),
  secret: (h) => polygon(h, [-0.8, -1, 0.8, -1, 0.8, 1, -0.8, 1]),
  hiddenSpawn: (h) => polygon(h, [-0.75, -1, 0.75, -1, 0.75, 1, -0.75, 1]),
}

function pin(h: number): string {
  const r = h * 0.78
  return `M0 ${h}L${-r * 0.72} ${-h * 0.22 + r * 0.62}A${r} ${r} 0 1 1 ${r * 0.72} ${-h * 0.22 + r * 0.62}Z`
}

/** A token or card that lies in a zone. */
export function TokenShape({ token, size }: Sized & { readonly token: TokenModel }) {
  const { kind, color, n, isActive } = token
  const half = size / 2
  const Picture = tokenGlyphs[kind]
  const inner = size * (kind === 'objective' ? 0.52 : 0.6)
  const shift = kind === 'citizen' ? -size * 0.1 : 0
  const mark = kind === 'point' ? `${n}` : Picture === undefined ? '?' : ''
  return (
    <g className={styles.token} data-kind={kind} data-color={color} data-off={kind === 'point' && !isActive}>
      <path d={tokenPaths[kind]?.(half) ?? ''} />
      {mark === '' ? null : (
        <text
          y={kind === 'point' ? size * 0.3 : kind === 'hiddenCitizen' ? size * 0.12 : size * 0.2}
          fontSize={size * 0.56}
        >
          {mark}
        </text>
      )}
      {Picture === undefined ? null : (
        <Picture x={-inner / 2} y={-inner / 2 + shift} width={inner} height={inner} />
      )}
    </g>
  )
}

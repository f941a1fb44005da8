import type { Query } from '@quadriga/kernel/author'
import type { ChampionType, EnemyType, Mode, Spawn } from '../piece.ts'
import { colorOfPoint, drawingPoints, missionOf } from '../query/board.ts'
import { tableLevel } from '../query/danger.ts'
import { reserveOf } from '../rules/spawn.ts'

/** What the next spawning step may bring, from what everybody knows: the cards that nobody has seen yet. */
export interface SpawnForecast {
  /** How many cards are drawn. */
  readonly draws: number
  /** The Danger Level they are read at: 0 for blue to 3 for red. */
  readonly level: number
  /** Cards that may come. */
  readonly cards: number
  readonly kinds: readonly SpawnKind[]
}

export interface SpawnKind {
  readonly enemy: EnemyType | ChampionType
  /** How many figures are to be expected, and how many could come with one card. */
  readonly mean: number
  readonly most: number
  /** Figures that are left in the reserve. */
  readonly reserve: number
}

const kinds: Readonly<Record<Mode, readonly SpawnKind['enemy'][]>> = {
  heroic: ['zombie-hero', 'brute', 'walker', 'runner'],
  zombie: ['superhero', 'guard', 'trooper', 'specialist'],
}
const levels = ['blue', 'yellow', 'orange', 'red'] as const

/** The cards that can still be drawn: the whole deck without what lies open; after a reshuffle it is all again. */
function unseen(q: Query): Spawn[] {
  const { layout, mode } = missionOf(q)
  const open = q.ids('spawnPile').map((id) => q.thing(id).code)
  const deck = mode === 'zombie' ? 'zspawn-' : 'spawn-'
  const all = [...q.loaded.definitions.values()].filter(
    ({ kind, id }) => kind === 'spawn' && id.startsWith(deck) && !layout.without.spawn.includes(id),
  ) as unknown as Spawn[]
  const left = all.filter(({ id }) => !open.includes(id))
  return left.length > 0 ? left : all
}

/** How many figures of a kind a card puts into its zone. */
function brought({ abilities, bringsHero }: Spawn, enemy: SpawnKind['enemy'], level: number): number {
  if (enemy === 'zombie-hero' || enemy === 'superhero') return bringsHero ? 1 : 0
  const { op = '', args = {} } = (abilities[0]?.effect ?? {}) as {
    op?: string
    args?: Record<string, unknown>
  }
  if (op !== 'spawnEnemies' || args['enemy'] !== enemy) return 0
  return Number(args[levels[level] ?? 'red'] ?? 0)
}

/** What the Spawn Points would bring if they drew now. */
export function spawnForecast(q: Query): SpawnForecast {
  const level = tableLevel(q)
  const cards = unseen(q)
  const points = drawingPoints(q)
  const isMore = missionOf(q).extraDraw && q.seats > 4
  const extra = isMore ? points.filter((point) => colorOfPoint(q, point) === 'initial').length : 0
  const draws = points.length + extra
  return {
    draws,
    level,
    cards: cards.length,
    kinds: kinds[missionOf(q).mode].map((enemy) => {
      const numbers = cards.map((card) => brought(card, enemy, level))
      const sum = numbers.reduce((all, n) => all + n, 0)
      return {
        enemy,
        mean: cards.length === 0 ? 0 : (sum / cards.length) * draws,
        most: Math.max(0, ...numbers),
        reserve: reserveOf(q, enemy),
      }
    }),
  }
}

import type { Pattern, Query, ThingId } from '@quadriga/kernel/author'
import type { ChampionType, EnemyType, Mode, Spawn } from '../piece.ts'
import { colorOfPoint, drawingPoints, isBlueLine, missionOf, sideOf } from '../query/board.ts'
import { tableLevel } from '../query/danger.ts'
import { championsInPlay } from '../query/pieces.ts'
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

/**
 * The cards that can still be drawn: the whole deck without what lies open, after a reshuffle all again. Cards of Zombie Heroes
 * that lie in a lair never come back.
 */
function unseen(q: Query): Spawn[] {
  const { layout, mode } = missionOf(q)
  const open = q.ids('spawnPile').map((id) => q.thing(id).code)
  const deck = mode === 'zombie' ? 'zspawn-' : 'spawn-'
  const all = ([...q.loaded.definitions.values()] as unknown as Spawn[])
    .filter(({ kind, id }) => kind === 'spawn' && id.startsWith(deck) && !layout.without.spawn.includes(id))
    .filter(({ bringsHero }) => layout.lair.length === 0 || !bringsHero)
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

/** Spawn Points as often as they draw. */
function draws(q: Query): ThingId[] {
  const isMore = missionOf(q).extraDraw && q.seats > 4
  return drawingPoints(q).flatMap((point) =>
    isMore && colorOfPoint(q, point) === 'initial' ? [point, point] : [point],
  )
}

/** Whether a rule of the mission brings an Enemy with a name there, instead of a card: while none is in play. */
function bringsChampion(q: Query, point: ThingId): boolean {
  const color = colorOfPoint(q, point)
  const rules = q.loaded.abilities.get(missionOf(q).id) ?? []
  const colorIn = (when: Pattern | null): unknown =>
    (when?.args['where'] as { color?: unknown } | undefined)?.color
  return (
    championsInPlay(q).length === 0 &&
    rules.some(({ ability: { window, when } }) => window === 'instead' && colorIn(when) === color)
  )
}

/** What the Spawn Points would bring if they drew now. */
export function spawnForecast(q: Query): SpawnForecast {
  const level = tableLevel(q)
  const cards = unseen(q)
  const points = draws(q)
  const drawing = points.filter((point) => !bringsChampion(q, point))
  const champions = points.length - drawing.length
  const levels = drawing.map((point) => (isBlueLine(q, colorOfPoint(q, point)) ? 0 : level))
  return {
    draws: drawing.length,
    level,
    cards: cards.length,
    kinds: kinds[missionOf(q).mode].map((enemy) => {
      const certain = enemy === sideOf(q).champions ? champions : 0
      const numbers = levels.map((one) => cards.map((card) => brought(card, enemy, one)))
      const sum = numbers.flat().reduce((all, n) => all + n, 0)
      return {
        enemy,
        mean: certain + (cards.length === 0 ? 0 : sum / cards.length),
        most: Math.max(0, Math.min(1, certain), ...numbers.flat()),
        reserve: reserveOf(q, enemy),
      }
    }),
  }
}

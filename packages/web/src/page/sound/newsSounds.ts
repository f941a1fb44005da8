import type { LogLine } from '../../model/table/logLine.ts'
import type { Board, Snapshot } from '../../model/table/snapshot.ts'
import type { SoundName } from './soundNames.ts'

/** More sounds than this in a row tell nothing. */
const MOST = 4

const byEvent: Readonly<Record<string, SoundName>> = {
  play: 'cardPlayed',
  upgrade: 'cardPlayed',
  enter: 'cardPlayed',
  useCard: 'cardPlayed',
  draw: 'cardDrawn',
  fetch: 'cardDrawn',
  drawTrait: 'cardDrawn',
  heal: 'heal',
  placeThreat: 'threat',
  crisisBegins: 'threat',
  spawn: 'threat',
  wounds: 'damage',
  roll: 'diceRoll',
  attempt: 'diceRoll',
  reroll: 'diceRoll',
  phase: 'phase',
  defeated: 'enemyDefeated',
  vanquish: 'enemyDefeated',
  eliminate: 'enemyDefeated',
}

/** What must be known beside a line: who the enemies were, and whose health went which way. */
export interface Around {
  /** Faces of villain, minions and schemes before it happened. */
  readonly foes: ReadonlySet<string>
  readonly isHurt: boolean
  readonly isHealed: boolean
  /** The turn that began is the reader's. */
  readonly isMyTurn: boolean
}

/** The sound of one line of the log, or null where it is silent. */
export function soundOfLine({ kind, event, faces }: LogLine, around: Around): SoundName | null {
  if (kind !== 'event') return null
  switch (event) {
    case 'turn':
      return around.isMyTurn ? 'yourTurn' : null
    case 'defeat':
      return around.foes.has(faces[0] ?? '') ? 'enemyDefeated' : 'damage'
    // Champions and Dice Throne; the dials of the latter say damage and healing in one event.
    case 'damage':
    case 'health':
      return around.isHealed && !around.isHurt ? 'heal' : 'damage'
    default:
      return byEvent[event] ?? null
  }
}

/** The sounds of what happened between two snapshots, in order, each once; what a film tells is heard with its beats. */
export function newsSounds(before: Snapshot, after: Snapshot, isFilmed = false): readonly SoundName[] {
  if (after.outcome !== null && before.outcome === null) return [after.outcome.mine ? 'win' : 'loss']
  // What is taken back is not heard.
  if (after.length <= before.length) return []
  const around = aroundOf(before, after)
  const heard = after.news.filter(({ filmed }) => !(isFilmed && filmed))
  const found = heard.flatMap((line) => soundOfLine(line, around) ?? [])
  return loudest([
    ...new Set(begins(before, after) && around.isMyTurn ? [...found, 'yourTurn' as const] : found),
  ])
}

/** Whether a turn began; not every game has an event for it. */
function begins({ moment: before }: Snapshot, { moment: after }: Snapshot): boolean {
  return before.turn !== after.turn || before.round !== after.round
}

/** Where there are too many, cards and phases give way to what hurts, and one's own turn is always heard. */
function loudest(names: readonly SoundName[]): readonly SoundName[] {
  const spare: readonly SoundName[] = ['cardDrawn', 'phase', 'cardPlayed', 'threat']
  let left = names
  for (const name of spare) if (left.length > MOST) left = left.filter((one) => one !== name)
  return left.slice(-MOST)
}

function aroundOf(before: Snapshot, after: Snapshot): Around {
  const was = healths(before.board)
  const now = healths(after.board)
  const change = [...now].map(([seat, health]) => health - (was.get(seat) ?? health))
  return {
    foes: foesOf(before.board),
    isHurt: after.game === 'champions' || change.some((n) => n < 0),
    isHealed: after.game !== 'champions' && change.some((n) => n > 0),
    isMyTurn: after.seats.some(({ seat, mine }) => mine && seat === after.moment.turn),
  }
}

function healths(board: Board): ReadonlyMap<number, number> {
  return board.game === 'dicethrone'
    ? new Map(board.players.map(({ seat, health }) => [seat, health.now]))
    : new Map()
}

/** Faces of everything that stands against the players of Champions. */
function foesOf(board: Board): ReadonlySet<string> {
  if (board.game !== 'champions') return new Set()
  const ids = [
    ...(board.villain === null ? [] : [board.villain.id]),
    ...board.players.flatMap(({ engaged }) => engaged),
    ...board.sideSchemes.map(({ id }) => id),
  ]
  return new Set(ids.flatMap((id) => board.pieces[id]?.face ?? []))
}

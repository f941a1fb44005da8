import type { ThingId } from '@quadriga/kernel'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { Target } from './guideStep.ts'
import type { Box } from './placing.ts'

const dockParts = {
  whole: '[data-dock], [data-dock-more]',
  confirm: '[data-confirm]',
  end: '[data-ends]',
} as const

/** Where on the screen a target is; null where it is not drawn. */
export function boxOf(target: Target, snapshot: Snapshot): Box | null {
  const found =
    'dock' in target
      ? [...document.querySelectorAll(dockParts[target.dock])]
      : 'place' in target
        ? [...document.querySelectorAll(`[data-zone="${target.place}"]`)]
        : piecesOf(target, snapshot)
            .flatMap((id) => [...document.querySelectorAll(`[data-piece="${id}"]`)])
            // With its numbers, which are spoken of too.
            .map((piece) => ('piece' in target ? (piece.closest('[data-plate]') ?? piece) : piece))
  const boxes = found.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  }
}

function piecesOf(
  target: Exclude<Target, { dock: string } | { place: string }>,
  snapshot: Snapshot,
): readonly ThingId[] {
  const { board, seat } = snapshot
  if ('zone' in target)
    return board.zones
      .filter((zone) => zone.name === target.zone && zone.seat === seat)
      .flatMap(({ pieces }) => pieces)
  if ('face' in target)
    return Object.values(board.pieces)
      .filter(({ face }) => face === target.face)
      .map(({ id }) => id)
  if ('dice' in target) return diceOf(snapshot)
  return leadersOf(target.piece, snapshot)
}

function diceOf({ board, seat }: Snapshot): readonly ThingId[] {
  if (board.game !== 'dicethrone') return []
  return board.players
    .filter((player) => player.seat === seat)
    .flatMap(({ dice }) => dice.map(({ id }) => id))
}

type Role = Extract<Target, { piece: unknown }>['piece']

function leadersOf(role: Role, { board, seat }: Snapshot): readonly ThingId[] {
  if (board.game === 'champions') {
    if (role === 'villain') return board.villain === null ? [] : [board.villain.id]
    if (role === 'mainScheme') return board.mainScheme === null ? [] : [board.mainScheme.id]
    return board.players.filter((player) => player.seat === seat).map(({ identity }) => identity)
  }
  const isMe = role === 'me'
  if (board.game === 'villainous')
    return board.players.filter((player) => (player.seat === seat) === isMe).map(({ villain }) => villain)
  return board.players.filter((player) => (player.seat === seat) === isMe).map(({ hero }) => hero)
}

import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'
import type { OddsModel } from '../../model/dicethrone/oddsModel.ts'

export const rungStates = ['active', 'reachable', 'closed', 'defensive', 'passive'] as const
/** The dice allow it now; they may still come to it; they cannot any more; it is for the defence; it works automatically. */
export type RungState = (typeof rungStates)[number]

/** One way to activate an ability, with its odds where dice are looked at. */
export interface TierOdds {
  /** Its name as in `activate:<name>`; '' where nobody knows it. */
  readonly name: string
  readonly met: boolean
  /** Null where no odds are known. */
  readonly chance: number | null
  readonly withTools: number | null
}

/** An ability on the ladder. */
export interface Rung {
  readonly piece: Piece
  readonly face: Face
  readonly state: RungState
  readonly tiers: readonly TierOdds[]
  /** The best chance among its tiers; null where no odds are known. */
  readonly chance: number | null
}

/** The abilities of a board: active now, then reachable by their odds, then closed, then those that need no attempt. */
export function ladderOf(
  pieces: readonly Piece[],
  faceOf: (code: string) => Face | undefined,
  odds: OddsModel | null,
): Rung[] {
  const rungs = pieces.flatMap((piece) => {
    const face = faceOf(piece.face)
    return face === undefined ? [] : [rungOf(piece, face, odds)]
  })
  if (odds === null) return rungs
  return rungs.toSorted(
    (a, b) => rungStates.indexOf(a.state) - rungStates.indexOf(b.state) || (b.chance ?? 0) - (a.chance ?? 0),
  )
}

function rungOf(piece: Piece, face: Face, odds: OddsModel | null): Rung {
  const own = odds?.abilities.filter(({ ability }) => ability === piece.face) ?? []
  const tiers = face.tiers.map((_, index): TierOdds => {
    const found = own[index]
    return {
      name: found?.name ?? '',
      met: found?.met ?? false,
      chance: found?.chance ?? null,
      withTools: found?.withTools ?? null,
    }
  })
  const chances = tiers.flatMap(({ withTools }) => (withTools === null ? [] : [withTools]))
  const chance = chances.length === 0 ? null : Math.max(...chances)
  return { piece, face, state: stateOf(face, tiers, chance), tiers, chance }
}

function stateOf({ use }: Face, tiers: readonly TierOdds[], chance: number | null): RungState {
  if (use === 'defensive' || use === 'passive') return use
  if (tiers.some(({ met }) => met)) return 'active'
  return chance === null || chance > 0 ? 'reachable' : 'closed'
}

import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'
import type { OddsModel } from '../../model/dicethrone/oddsModel.ts'

export const abilityStates = ['active', 'reachable', 'closed', 'defensive', 'passive'] as const
/** The dice allow it now; they may still come to it; they cannot any more; it is for the defence; it works automatically. */
export type AbilityState = (typeof abilityStates)[number]

/** One way to activate an ability, with its odds where dice are looked at. */
export interface TierOdds {
  /** Its name as in `activate:<name>`; '' where nobody knows it. */
  readonly name: string
  readonly met: boolean
  /** The chance with one's own tools; null where no odds are known. */
  readonly chance: number | null
}

/** An ability of a board as the dice stand to it. */
export interface AbilityView {
  readonly piece: Piece
  readonly face: Face
  readonly state: AbilityState
  readonly tiers: readonly TierOdds[]
  /** The best chance among its tiers; null where no odds are known. */
  readonly chance: number | null
}

/** How the dice stand to an ability. */
export function abilityView(piece: Piece, face: Face, odds: OddsModel | null): AbilityView {
  const own = odds?.abilities.filter(({ ability }) => ability === piece.face) ?? []
  const tiers = face.tiers.map((_, index): TierOdds => {
    const found = own[index]
    return { name: found?.name ?? '', met: found?.met ?? false, chance: found?.withTools ?? null }
  })
  const chances = tiers.flatMap(({ chance }) => (chance === null ? [] : [chance]))
  const best = chances.length === 0 ? null : Math.max(...chances)
  return { piece, face, state: stateOf(face, tiers, best), tiers, chance: best }
}

function stateOf({ use }: Face, tiers: readonly TierOdds[], chance: number | null): AbilityState {
  if (use === 'defensive' || use === 'passive') return use
  if (tiers.some(({ met }) => met)) return 'active'
  return chance === null || chance > 0 ? 'reachable' : 'closed'
}

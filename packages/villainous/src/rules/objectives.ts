import type { Machine, Query, Seat } from '@quadriga/kernel/author'
import {
  alliesOf,
  cardOf,
  cardsAt,
  charactersAt,
  isKind,
  locationNamed,
  locationsOf,
  placeOf,
  villainCard,
} from '../query/domain.ts'
import { isStone } from '../query/stones.ts'
import { strengthOf } from '../query/strength.ts'

/** What each villain must reach; looked at after every change, also in other players' turns. */
const objectives: Readonly<Record<string, (q: Query, seat: Seat) => boolean>> = {
  thanos: hasAllStones,
  taskmaster: hasTrainedFour,
  hela: hasFilledTheVault,
}

const stonesInAll = 6
const wantedAllies = 4
const wantedStrength = 5
const wantedSouls = 8

function hasAllStones(q: Query, seat: Seat): boolean {
  if (q.ids('specialty', seat).filter((id) => isStone(q, id)).length < stonesInAll) return false
  const present = locationsOf(q, seat).flatMap((place) => charactersAt(q, place))
  return !present.some((id) => cardOf(q, id)?.keywords.includes('blocksThanos') === true)
}

function hasTrainedFour(q: Query, seat: Seat): boolean {
  const strong = alliesOf(q, seat).filter((id) => strengthOf(q, id) >= wantedStrength)
  return new Set(strong.map((id) => placeOf(q, id))).size >= wantedAllies
}

function hasFilledTheVault(q: Query, seat: Seat): boolean {
  const cards = cardsAt(q, locationNamed(q, 'odins-vault', seat))
  if (cards.some((id) => isKind(q, id, 'hero'))) return false
  return (
    cards.filter((id) => q.thing(id).face === 'soul-mark' || isOwnAlly(q, id, seat)).length >= wantedSouls
  )
}

function isOwnAlly(q: Query, id: number, seat: Seat): boolean {
  return isKind(q, id, 'ally') && q.thing(id).controller === seat
}

/** Ends the game when a villain has reached the objective; the active player first. */
export function checkObjectives(m: Machine): void {
  if (m.state.outcome !== null || m.table<{ round?: number }>().round === undefined) return
  for (const seat of m.order()) {
    if (m.ids('portrait', seat).length === 0) continue
    if (objectives[villainCard(m, seat).id]?.(m, seat) === true) {
      m.end({ kind: 'won', winners: [seat], cause: 'outcome.objective' })
      return
    }
  }
}

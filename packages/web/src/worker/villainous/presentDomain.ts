import {
  cardsAt,
  costOf,
  handLimit,
  isAllyOf,
  isCovered,
  isKind,
  locationsOf,
  placeOfFigure,
  powerOf,
  symbolsAt,
  symbolState,
  tableOf,
  type ActionSymbol,
  type Card,
} from '@quadriga/villainous'
import { describe, NOTHING, objectiveOf, type Seat, type ThingId } from '@quadriga/kernel'
import { eyeSeeing, type Reader, type Scene, questionsIn, thingIn } from '@quadriga/table'
import type { ZoneModel } from '../../model/table/piece.ts'
import type { LocationModel, PartModel, SymbolModel, VillainModel } from '../../model/villainous/board.ts'
import { symbolName } from './kindNames.ts'

/** What the cards of a hand cost now, as far as the reader sees them. */
function costsOf(scene: Scene, seat: Seat, hand: readonly ThingId[]): Record<ThingId, number> {
  const seen = hand.filter((id) => {
    const face = thingIn(scene, id)?.face ?? ''
    return (scene.loaded.definitions.get(face) as Card | undefined)?.priceInText === false
  })
  return Object.fromEntries(seen.map((id) => [id, costOf(eyeSeeing(scene, id).q, seat, id)]))
}

/** A seat's domain with its objective. */
export function presentDomain(
  scene: Scene,
  q: Reader,
  zones: readonly ZoneModel[],
  seat: Seat,
): VillainModel {
  const zone = (name: string): ZoneModel | undefined =>
    zones.find((one) => one.name === name && one.seat === seat)
  const ids = (name: string): readonly ThingId[] => zone(name)?.pieces ?? []
  const villain = ids('portrait')[0] ?? NOTHING
  const parts = objectiveParts(scene, q, seat, villain)
  return {
    seat,
    villain,
    face: thingIn(scene, villain)?.face ?? '',
    power: powerOf(q, seat),
    hand: ids('hand'),
    costs: costsOf(scene, seat, ids('hand')),
    handSize: zone('hand')?.size ?? 0,
    handLimit: handLimit(q, seat),
    deck: zone('deck')?.size ?? 0,
    discard: ids('discard'),
    at: placeOfFigure(q, seat),
    locations: locationsOf(q, seat).map((place) => locationOf(scene, q, seat, place)),
    specialties: ids('specialty'),
    stored: ids('stored'),
    tiles: ids('tiles'),
    supply: zone('supply')?.size ?? 0,
    parts,
    isNear: missing(parts) === 1,
  }
}

function objectiveParts(scene: Scene, q: Reader, seat: Seat, villain: ThingId): PartModel[] {
  if (villain === NOTHING) return []
  const { face } = q.thing(villain)
  const found = objectiveOf(q.state, face, seat, villain)
  // The objective of another speaks of that one.
  const actor = seat === scene.seat ? {} : { actor: face }
  return (found?.parts ?? []).map(({ program, node, have, need }) => ({
    says: describe('villainous', { program, node, ...actor }, scene.language),
    have,
    need,
  }))
}

function missing(parts: readonly PartModel[]): number {
  return parts.reduce((sum, { have, need }) => sum + need - have, 0)
}

function locationOf(scene: Scene, q: Reader, seat: Seat, place: ThingId): LocationModel {
  const here = cardsAt(q, place).filter((id) => q.thing(id).host === NOTHING)
  const isFoe = (id: ThingId): boolean => isKind(q, id, 'hero', 'rival', 'ally') && !isAllyOf(q, id, seat)
  const foes = here.filter(isFoe)
  const symbols = symbolsAt(q, place).map((symbol) => symbolOf(scene, q, symbol))
  const printed = symbols.filter(({ card }) => card === NOTHING)
  const { top } = q.definition(place) as unknown as { readonly top: readonly unknown[] }
  const isAt = placeOfFigure(q, seat) === place
  return {
    place,
    face: q.thing(place).face,
    top: printed.slice(0, top.length),
    bottom: printed.slice(top.length),
    // What is had anywhere is had where the figure stands.
    granted: symbols.filter(({ card, name }) => card !== NOTHING && (isAt || !name.startsWith('anywhere/'))),
    coveredBy: isCovered(q, place) ? foes : [],
    foes,
    allies: here.filter((id) => isAllyOf(q, id, seat)),
    items: here.filter((id) => isKind(q, id, 'item', 'stone')),
    marks: here.filter((id) => isKind(q, id, 'token')).length,
  }
}

function symbolOf(scene: Scene, q: Reader, symbol: ActionSymbol): SymbolModel {
  const { name, types, amount, card } = symbol
  const options = questionsIn(scene).flatMap(({ decision }) => decision.options)
  return {
    name,
    types,
    says: symbolName(types, amount, scene.language),
    amount,
    state: stateOf(q, symbol),
    card,
    option: options.find((option) => option.symbol === name)?.key ?? '',
  }
}

/** Before the figure moves, no symbol is anybody's to use. */
function stateOf(q: Reader, symbol: ActionSymbol): SymbolModel['state'] {
  const state = symbolState(q, symbol)
  return state !== 'covered' && tableOf(q).stage === 'move' ? 'elsewhere' : state
}

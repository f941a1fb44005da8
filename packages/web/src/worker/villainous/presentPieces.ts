import {
  type Card,
  isMarked,
  isProtector,
  strengthNeeded,
  strengthOf,
  villainous,
} from '@quadriga/villainous'
import type { ThingId } from '@quadriga/kernel'
import { plain } from '@quadriga/kernel/text'
import { eyeSeeing, nounOf, type Scene } from '@quadriga/table'
import type { CounterModel, Piece } from '../../model/table/piece.ts'
import type { CrisisModel, SymbolModel, VillainModel } from '../../model/villainous/board.ts'
import { boardWords, stateName } from './kindNames.ts'

type Pieces = Readonly<Record<ThingId, Piece>>

/** The pieces with what only this game knows of them: Strength, Protectors and Marks, objectives, symbols, Crises. */
export function presentPieces(
  scene: Scene,
  pieces: Pieces,
  players: readonly VillainModel[],
  crises: readonly CrisisModel[],
): Pieces {
  const found: Record<ThingId, Piece> = {}
  for (const piece of Object.values(pieces)) found[piece.id] = withStrength(scene, piece)
  const add = (id: ThingId, ...more: readonly string[]): void => {
    const piece = found[id]
    const said = more.filter((part) => part !== '')
    if (piece !== undefined) found[id] = { ...piece, says: [piece.says, ...said].join(', ') }
  }
  const w = boardWords[scene.language]
  for (const player of players) {
    add(player.villain, ...villainSays(scene, player))
    for (const [id, cost] of Object.entries(player.costs)) add(Number(id), w.cost(cost))
    for (const location of player.locations) add(location.place, ...locationSays(scene, player, location))
  }
  for (const { crisis, now, need, reward } of crises)
    add(crisis, w.present(now, need), w.tells(w.reward, plain(reward)))
  return found
}

/** Characters carry their Strength as it counts now; cards in hands as they print it. */
function withStrength(scene: Scene, piece: Piece): Piece {
  const { q } = eyeSeeing(scene, piece.id)
  const card = piece.face === '' ? undefined : (scene.loaded.definitions.get(piece.face) as Card | undefined)
  if (card === undefined || !['ally', 'hero', 'rival', 'crisis'].includes(card.kind)) return piece
  const value = card.kind === 'crisis' ? strengthNeeded(q, piece.id) : strengthOf(q, piece.id)
  const name = nounOf(scene, villainous.words.stats, 'strength')
  const stat = { id: 'strength', name, value, printed: card.stats['strength'] ?? 0 }
  const statuses = statusesOf(scene, piece)
  const says = [piece.says, `${name} ${value}`, ...statuses.map((one) => one.name)].join(', ')
  return { ...piece, stats: [stat], statuses, says }
}

/** Protectors and marked Heroes. */
function statusesOf(scene: Scene, { id }: Piece): CounterModel[] {
  const { q } = eyeSeeing(scene, id)
  const w = boardWords[scene.language]
  return [
    ...(isProtector(q, id) ? [{ id: 'protector', name: w.protector, n: 1 }] : []),
    ...(isMarked(q, id) ? [{ id: 'marked', name: w.marked, n: 1 }] : []),
  ]
}

function villainSays({ language }: Scene, { power, parts, isNear }: VillainModel): string[] {
  const w = boardWords[language]
  const far = parts.map(({ says, have, need }) => `${plain(says)} ${w.of(have, need)}`)
  return [w.power(power), w.tells(w.objective, far.join('; ')), isNear ? w.near : '']
}

function locationSays(
  scene: Scene,
  { at }: VillainModel,
  { place, top, bottom, granted }: VillainModel['locations'][number],
): string[] {
  const w = boardWords[scene.language]
  return [
    place === at ? w.here : '',
    rowSays(scene, w.upper, top),
    rowSays(scene, w.lower, bottom),
    rowSays(scene, w.given, granted),
  ]
}

function rowSays({ language }: Scene, row: string, symbols: readonly SymbolModel[]): string {
  if (symbols.length === 0) return ''
  const said = symbols.map(({ says, state }) => {
    const how = stateName(state, language)
    return how === '' ? says : `${says} (${how})`
  })
  return boardWords[language].tells(row, said.join(', '))
}

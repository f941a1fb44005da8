import {
  type AbilityDefinition,
  attackOf,
  damageTo,
  handLimit,
  healthOf,
  type HeroDefinition,
  isFlipped,
  mostHealth,
  mostPoints,
  roomFor,
  served,
  symbolName,
  type Table,
  teamOf,
  throwsAgain,
  type Variant,
} from '@quadriga/dicethrone'
import { NOTHING, type Seat, type ThingId } from '@quadriga/kernel'
import type { LaidOut } from '../table/presenter.ts'
import { mainEye, type Reader, type Scene, thingIn } from '@quadriga/table'
import type { ZoneModel } from '../../model/table/piece.ts'
import type {
  AttackModel,
  DiceThroneBoard,
  DieModel,
  DuellistModel,
  RollModel,
  StatusModel,
} from '../../model/dicethrone/board.ts'
import { zoneTitle } from './kindNames.ts'
import { placesOf } from './printedPlaces.ts'

/** The table of Dice Throne: both sides, the dice and the attack under way. */
export function presentBoard(scene: Scene, { zones, pieces }: LaidOut): DiceThroneBoard {
  const { view, q } = mainEye(scene)
  const table = view.table as unknown as Table
  return {
    game: 'dicethrone',
    zones: zones.map((zone) => ({ ...zone, title: zoneTitle(zone.name, scene.language) })),
    pieces,
    players: Array.from({ length: view.seats }, (_, seat) => playerOf(scene, q, zones, seat)),
    active: table.active,
    roll: rollOf(q, table),
    attack: attackModel(scene, q),
    playing: zones.filter(({ name }) => name === 'playing').flatMap((zone) => zone.pieces),
    mode: table.mode,
    covers: coversOf(scene, q, zones),
  }
}

function playerOf(scene: Scene, q: Reader, zones: readonly ZoneModel[], seat: Seat): DuellistModel {
  const zone = (name: string): ZoneModel | undefined =>
    zones.find((one) => one.name === name && one.seat === seat)
  const ids = (name: string): readonly ThingId[] => zone(name)?.pieces ?? []
  const hero = ids('hero')[0] ?? NOTHING
  return {
    seat,
    hero,
    face: thingIn(scene, hero)?.face ?? '',
    health: { now: healthOf(q, seat), max: mostHealth(q) },
    cp: { now: q.counter(hero, 'cp'), max: mostPoints },
    hand: ids('hand'),
    handSize: zone('hand')?.size ?? 0,
    handLimit,
    deck: zone('deck')?.size ?? 0,
    discard: ids('discard'),
    flipped: isFlipped(q, seat),
    places: placesOf(q, seat, ids('board')),
    served: servedBy(q, seat, ids('board')),
    companions: ids('companions'),
    leaflet: ids('leaflet'),
    team: teamOf(q, seat),
    statuses: statusesOf(q, seat, ids('status')),
    dice: ids('dice').map((die) => dieOf(scene, q, die)),
    effectDice: ids('effectDice')
      .filter((die) => q.counter(die, 'roll') > 0)
      .map((die) => dieOf(scene, q, die)),
  }
}

/** What the dice of a player who has rolled serve already, for every ability on the board. */
function servedBy(q: Reader, seat: Seat, abilities: readonly ThingId[]): DuellistModel['served'] {
  const { phase, active } = q.state.table as unknown as Table
  const hero = q.ids('hero', seat)[0]
  if (phase !== 'offensive_roll' || active !== seat || hero === undefined) return {}
  if (q.counter(hero, 'attempts') === 0) return {}
  const { faces } = q.definition(hero) as HeroDefinition
  const pips = q.ids('dice', seat).map((die) => q.counter(die, 'pips'))
  return Object.fromEntries(
    abilities.map((id) => {
      const variants = q.definition(id).abilities as readonly Variant[]
      const asked = variants.flatMap(({ requires }) => (requires === null ? [] : [requires]))
      return [id, asked.map((requires) => served(faces, pips, requires))]
    }),
  )
}

/** What each upgrade that the reader sees in a hand would lie over. */
function coversOf({ loaded, eyes }: Scene, q: Reader, zones: readonly ZoneModel[]): Record<ThingId, string> {
  const found: Record<ThingId, string> = {}
  for (const { name, seat, pieces } of zones) {
    if (name !== 'hand') continue
    const board = q.ids('board', seat).map((id) => q.definition(id) as AbilityDefinition)
    for (const id of pieces) {
      const face = eyes.flatMap((eye) => eye.things.get(id)?.face ?? []).find((code) => code !== '') ?? ''
      const card = loaded.definitions.get(face) as AbilityDefinition | undefined
      const under = card?.kind === 'upgrade' ? board.find(({ slot }) => slot === card.slot) : undefined
      if (under !== undefined) found[id] = under.id
    }
  }
  return found
}

function statusesOf(q: Reader, seat: Seat, tokens: readonly ThingId[]): StatusModel[] {
  const stacks = new Map<string, ThingId[]>()
  for (const id of tokens) {
    const { face, owner } = q.thing(id)
    const key = `${face} ${owner}`
    stacks.set(key, [...(stacks.get(key) ?? []), id])
  }
  return [...stacks.values()].map((ids) => {
    const { face, owner } = q.thing(ids[0] as ThingId)
    return { face, ids, n: ids.length, limit: ids.length + Math.max(0, roomFor(q, seat, face, owner)) }
  })
}

function dieOf(scene: Scene, q: Reader, id: ThingId): DieModel {
  const { owner } = q.thing(id)
  const pips = q.counter(id, 'pips')
  const hero = q.definition(q.ids('hero', owner)[0] as ThingId) as HeroDefinition
  const symbol = hero.faces[pips - 1] ?? ''
  return {
    id,
    owner,
    pips,
    symbol,
    symbolName: symbol === '' ? '' : symbolName(symbol, scene.language),
    rolling: q.counter(id, 'roll') > 0,
  }
}

function rollOf(q: Reader, { phase, active }: Table): RollModel | null {
  if (phase !== 'offensive_roll') return null
  const hero = q.ids('hero', active)[0] ?? NOTHING
  if (hero === NOTHING) return null
  const max = q.stat(hero, 'rollAttempts') + q.counter(hero, 'extra')
  return { seat: active, attempts: { now: q.counter(hero, 'attempts'), max }, throws: throwsAgain(q, active) }
}

function attackModel(scene: Scene, q: Reader): AttackModel | null {
  const attack = attackOf(q)
  if (attack === null) return null
  const faceOf = (id: ThingId): string => thingIn(scene, id)?.face ?? ''
  return {
    attacker: attack.attacker,
    defender: attack.defender,
    ability: attack.ability,
    abilityFace: faceOf(attack.ability),
    type: attack.type,
    isUltimate: attack.isUltimate,
    defended: attack.defended,
    base: attack.unmodified,
    total: attack.defender < 0 ? 0 : damageTo(q, attack, attack.defender),
    lines: attack.lines.map(({ how, n, source, to }) => ({ how, n, source, sourceFace: faceOf(source), to })),
  }
}

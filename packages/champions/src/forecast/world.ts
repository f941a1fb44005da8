import {
  createRng,
  imagine,
  loadedGame,
  type Loaded,
  type State,
  type Thing,
  type View,
} from '@quadriga/kernel/author'
import type { CardDefinition, Form } from '../card.ts'
import type { ChampionsTable } from '../table.ts'

/** Which form each player is supposed to be in; as they are unless said. */
export type Forms = Readonly<Record<number, Form>>

/** More than any attack or scheme could ever come to. */
const PLENTY = 1000

export function tableIn(seen: View): Readonly<ChampionsTable> {
  return seen.table as unknown as ChampionsTable
}

/** The view as it will be when the villain phase begins: everybody readied, what lasted for the phase is over. */
export function comingView(seen: View, forms: Forms): View {
  const begins = tableIn(seen).phase !== 'villain'
  const loaded = loadedGame(seen.game)
  return {
    ...seen,
    things: seen.things.map((thing) => comingThing(loaded, seen, thing, forms, begins)),
    modifiers: seen.modifiers.filter(({ until, depth }) => depth < 0 && !(begins && until === 'phase')),
    frames: [],
    pending: [],
    sealed: [],
    events: [],
  }
}

function comingThing(loaded: Loaded, seen: View, thing: Thing, forms: Forms, begins: boolean): Thing {
  const zone = seen.zones[thing.zone]
  if (zone === undefined || (zone.name !== 'identity' && zone.name !== 'play')) return thing
  const readied = begins ? ({ ...thing, exhausted: 0 } as Thing) : thing
  return zone.name === 'identity' ? turned(loaded, readied, forms[zone.seat]) : readied
}

/** An identity in the form it is supposed to have. */
function turned(loaded: Loaded, thing: Thing, form: Form | undefined): Thing {
  const card = loaded.definitions.get(thing.face) as CardDefinition | undefined
  if (form === undefined || card === undefined || card.kind === form || card.otherFace === '') return thing
  return { ...thing, face: card.otherFace }
}

/**
 * The same view for playing activations one after the other. Nobody can be defeated and no main scheme completed in
 * it, no ally falls, every hero can be asked to defend, and the encounter deck holds only cards that do nothing as boosts: what is
 * hidden cannot show in anything that happens here.
 */
export function sturdyView(seen: View): View {
  const deck = seen.zones.findIndex(({ name }) => name === 'encounterDeck')
  const pool = seen.nextPool
  const loaded = loadedGame(seen.game)
  const zones = seen.zones.map((zone, index) => {
    if (index !== deck) return zone
    const rest = sizeIn(zone)
    return { ...zone, ids: [], hidden: [], low: [], hiddenLow: [], rest, pool }
  })
  const count = zones[deck]?.rest ?? 0
  return {
    ...seen,
    nextPool: pool + 1,
    zones,
    pools: { ...seen.pools, [pool]: new Array<string>(count).fill(plainCard(seen.game)) },
    things: seen.things.filter(({ zone }) => zone !== deck).map((thing) => sturdy(loaded, seen, thing)),
  }
}

function sizeIn(zone: View['zones'][number]): number {
  return zone.ids.length + zone.hidden.length + zone.rest + zone.low.length + zone.hiddenLow.length
}

function sturdy(loaded: Loaded, seen: View, thing: Thing): Thing {
  const name = seen.zones[thing.zone]?.name
  const card = loaded.definitions.get(thing.face) as CardDefinition | undefined
  if (name === 'play' && card?.kind === 'ally') return { ...thing, damage: -PLENTY } as Thing
  if (name === 'identity') return { ...thing, damage: -PLENTY, exhausted: 0 } as Thing
  return name === 'mainScheme' ? ({ ...thing, threat: -PLENTY } as Thing) : thing
}

/** An encounter card without icons and without a boost ability. */
function plainCard(game: string): string {
  const cards = [...loadedGame(game).definitions.values()] as CardDefinition[]
  const plain = cards.find(
    ({ kind, stats, boostStar }) => kind === 'treachery' && (stats['boost'] ?? 0) === 0 && !boostStar,
  )
  if (plain === undefined) throw new Error('no encounter card is without boost icons')
  return plain.id
}

/** A state to ask questions of; the same for every state that looks the same to the viewer. */
export function worldOf(seen: View): State {
  return imagine({ ...seen, pending: [], sealed: [] }, createRng('forecast'))
}

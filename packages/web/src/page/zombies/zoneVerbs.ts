import type { ThingId } from '@quadriga/kernel'
import type { Choice, Question } from '../../model/table/question.ts'
import type { HeroModel, ZombiesBoard } from '../../model/zombies/board.ts'

/** Something that can be done at a zone. */
export interface ZoneVerb {
  /** The key of the option; of a walk the zone where it ends. */
  readonly key: string
  /** `move`, `attack`, `open`, …; `walk` for several moves in one go. */
  readonly verb: string
  readonly choice: Choice | null
  readonly thing: ThingId
  /** Actions it costs; null where nobody says. */
  readonly cost: number | null
  readonly stops: boolean
  readonly path: readonly string[]
}

/** What is done first at a second touch where several things cost the same. */
const order = ['rescue', 'interact', 'attack', 'devour', 'move', 'walk', 'open', 'ride', 'fire']

/** Everything that a question offers at a zone; the best stands first. */
export function verbsAt(
  question: Question | null,
  board: ZombiesBoard,
  hero: HeroModel | undefined,
  zone: string,
): readonly ZoneVerb[] {
  if (question === null || zone === '') return []
  const own = hero?.seat === question.seat ? hero : undefined
  const offered = question.choices.filter((choice) => !choice.declines && isAt(board, own, choice, zone))
  const verbs = offered.map((choice) => verbOf(board, own, choice, zone))
  const walk = walkTo(question, own, zone)
  const all = walk === null || verbs.some(({ verb }) => verb === 'move') ? verbs : [...verbs, walk]
  return all.toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || rank(a.verb) - rank(b.verb))
}

function rank(verb: string): number {
  const place = order.indexOf(verb)
  return place < 0 ? order.length : place
}

/** The zones at which a question offers something, each once. */
export function offeredZones(
  question: Question | null,
  board: ZombiesBoard,
  hero: HeroModel | undefined,
): ReadonlySet<string> {
  if (question === null) return new Set()
  return new Set(
    board.places.map(({ id }) => id).filter((id) => verbsAt(question, board, hero, id).length > 0),
  )
}

function isAt(board: ZombiesBoard, hero: HeroModel | undefined, choice: Choice, zone: string): boolean {
  const { thing } = choice
  if (thing < 0) return choice.zone === zone
  const opening = board.openings.find((one) => one.thing === thing)
  if (opening !== undefined) {
    const sides = sidesOf(board, opening.id)
    // A door is opened from one's own zone: it belongs to what lies behind it.
    return sides.includes(zone) && (hero === undefined || zone !== hero.zone)
  }
  const place = board.places.find(({ id }) => id === zone)
  return board.pieces[thing]?.zone === zone || place?.tokens.some(({ id }) => id === thing) === true
}

/** The zones on both sides of a door or window. */
export function sidesOf({ map }: ZombiesBoard, opening: string): readonly string[] {
  for (const { edges } of map.floors) for (const { id, zones } of edges) if (id === opening) return zones
  return []
}

function verbOf(board: ZombiesBoard, hero: HeroModel | undefined, choice: Choice, zone: string): ZoneVerb {
  const { key, verb, thing } = choice
  const isMove = verb === 'move'
  const place = board.places.find(({ id }) => id === zone)
  return {
    key,
    verb,
    choice,
    thing,
    cost: isMove ? (hero?.moveCost ?? 1) : (costs[verb] ?? null),
    stops: isMove && (place?.groups.length ?? 0) > 0,
    path: [],
  }
}

const costs: Readonly<Record<string, number>> = {
  attack: 1,
  devour: 1,
  open: 1,
  rescue: 1,
  interact: 1,
  ride: 1,
  fire: 1,
}

/** A walk of several steps in a turn, where the Actions last. */
function walkTo({ ask }: Question, hero: HeroModel | undefined, zone: string): ZoneVerb | null {
  const reach = hero?.reach[zone]
  if (ask !== 'ask.turn' || reach === undefined || reach.path.length < 2) return null
  const { cost, stops, path } = reach
  return { key: `walk:${zone}`, verb: 'walk', choice: null, thing: -1, cost, stops, path }
}

/** A hero's turn, begun or not: everything that can be done stands at once on the map. */
export function isTurn(question: Question | null): boolean {
  return question?.ask === 'ask.turn' || question?.ask === 'ask.free'
}

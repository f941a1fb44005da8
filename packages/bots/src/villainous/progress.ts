import type { Seat, ThingId } from '@quadriga/kernel'
import {
  alliesOf,
  attachedTo,
  cardOf,
  cardsAt,
  charactersIn,
  domainOf,
  isAllyOf,
  isKind,
  isMarked,
  locationsOf,
  marksCollected,
  placeOf,
  powerOf,
  strengthOf,
  villainOf,
} from '@quadriga/villainous'
import type { Reader } from './judgement.ts'

/** How far a villain is, to 1: what is reached, and what is prepared. Below 0 stands who has more in the way than done. */
export function progressOf(q: Reader, seat: Seat): number {
  const find = ways[q.thing(villainOf(q, seat)).face]
  return find === undefined ? 0 : Math.max(-1, Math.min(1, find(q, seat)))
}

export type Way = (q: Reader, seat: Seat) => number

/** Stones: in the centre, carried, loose, guarded by his own, captured. */
const thanos: Way = (q, seat) => {
  const captured = q.ids('specialty', seat).filter((id) => isKind(q, id, 'stone')).length
  let sum = captured
  for (let other = 0; other < q.seats; other++) {
    if (other === seat) continue
    for (const place of locationsOf(q, other))
      for (const id of cardsAt(q, place)) if (isKind(q, id, 'stone')) sum += stoneShare(q, seat, place, id)
  }
  const blocked = charactersIn(q, seat).some(
    (id) => cardOf(q, id)?.keywords.includes('blocksThanos') === true,
  )
  return sum / 6 - (blocked ? 0.03 + 0.05 * captured : 0)
}

function stoneShare(q: Reader, seat: Seat, place: ThingId, stone: ThingId): number {
  const own = cardsAt(q, place).filter((id) => isAllyOf(q, id, seat))
  const { host } = q.thing(stone)
  if (host < 0) return own.length > 0 ? 0.8 : 0.45
  const strength = own.reduce((sum, id) => sum + strengthOf(q, id), 0)
  return 0.22 + 0.23 * Math.min(1, strength / Math.max(1, strengthOf(q, host)))
}

/** Souls in the vault, and Marks on the way there. */
export const hela: Way = (q, seat) => {
  const vault = locationsOf(q, seat).find((id) => q.thing(id).face === 'odins-vault') ?? -1
  const there = cardsAt(q, vault)
  const allies = there.filter((id) => isAllyOf(q, id, seat)).length
  const foes = there.filter((id) => isKind(q, id, 'hero', 'ally') && !isAllyOf(q, id, seat))
  let sum = marksCollected(q).length + allies
  for (const place of locationsOf(q, seat)) sum += markedAt(q, seat, place)
  for (let other = 0; other < q.seats; other++)
    if (other !== seat) sum += 0.25 * charactersIn(q, other).filter((id) => isMarked(q, id)).length
  return (sum - foes.reduce((all, id) => all + foeAtVault(q, id), 0)) / 8
}

/** Nobody wins beside a foe at the vault: he is worth the Allies that are used up to be rid of him, and a little more. */
function foeAtVault(q: Reader, id: ThingId): number {
  return 0.6 + 0.32 * strengthOf(q, id)
}

/** Marked Heroes beside her Allies, whose Strength can be used up only once: the weakest Heroes fall first. */
function markedAt(q: Reader, seat: Seat, place: ThingId): number {
  const there = cardsAt(q, place)
  const marked = there.filter((id) => isMarked(q, id)).map((id) => Math.max(1, strengthOf(q, id)))
  let left = there.reduce((sum, id) => sum + (isAllyOf(q, id, seat) ? strengthOf(q, id) : 0), 0)
  let sum = 0
  for (const strength of marked.toSorted((a, b) => a - b)) {
    sum += 0.4 + 0.35 * Math.min(1, left / strength)
    left = Math.max(0, left - strength)
  }
  return sum
}

/** Klaw, the throne, the Explosives. */
export const killmonger: Way = (q, seat) => {
  const klaw = find(q, seat, 'klaw')
  const panther = find(q, seat, 'fate-killmonger-black-panther')
  const hasMines = q.ids('specialty', seat).some((id) => q.thing(id).face === 'killmonger-throne-tile')
  const bombs = ownCards(q, seat, 'killmonger-explosives')
  const planted = bombs.filter((id) => domainOf(q, id) !== seat).length
  const ready = Math.min(2 - Math.min(2, planted), bombs.length - planted)
  let sum = klaw === undefined ? 0.25 : 0.18 * closeness(q, seat, klaw)
  if (hasMines) sum += 0.25
  else if (klaw === undefined && panther !== undefined) sum += 0.05 + 0.16 * closeness(q, seat, panther)
  sum += 0.22 * Math.min(2, planted) + 0.06 * Math.max(0, ready)
  if (hasMines && ready > 0) sum += 0.02 * Math.min(2, powerOf(q, seat))
  return sum
}

/** How much of the Strength that it takes stands beside a character already. */
function closeness(q: Reader, seat: Seat, target: ThingId): number {
  const own = cardsAt(q, placeOf(q, target)).filter((id) => isAllyOf(q, id, seat))
  const strength = own.reduce((sum, id) => sum + strengthOf(q, id), 0)
  return Math.min(1, strength / Math.max(1, strengthOf(q, target)))
}

function find(q: Reader, seat: Seat, face: string): ThingId | undefined {
  return charactersIn(q, seat).find((id) => q.thing(id).face === face)
}

function ownCards(q: Reader, seat: Seat, face: string): ThingId[] {
  const found: ThingId[] = []
  for (let other = 0; other < q.seats; other++) {
    for (const place of locationsOf(q, other)) {
      for (const id of cardsAt(q, place))
        if (q.thing(id).face === face && q.thing(id).controller === seat) found.push(id)
    }
  }
  return found
}

/** Tiles revealed, and what the next one needs. */
export const ultron: Way = (q, seat) => {
  const next = q.ids('tiles', seat)[0]
  const shown = 4 - q.ids('tiles', seat).length
  const toward = next === undefined ? 0 : (tiles[q.thing(next).face]?.(q, seat) ?? 0)
  return 0.25 * shown + 0.19 * Math.min(1, toward) - 0.03 * wasted(q, seat)
}

/** Alloys on Allies that the second tile does not ask for: they come back only when those Allies go. */
function wasted(q: Reader, seat: Seat): number {
  if (!q.ids('tiles', seat).some((id) => q.thing(id).face === 'ultron-tile-2')) return 0
  const others = alliesOf(q, seat).filter((id) => q.thing(id).face !== 'ultron-duplicate-sentry')
  return others.reduce((sum, id) => sum + alloysOn(q, id), 0)
}

function alloysOn(q: Reader, ally: ThingId): number {
  return attachedTo(q, ally).filter((on) => q.thing(on).face === 'ultron-impervious-alloy').length
}

const isSentry = (q: Reader, id: ThingId) => cardOf(q, id)?.tags.includes('sentry') === true

const tiles: Readonly<Record<string, Way>> = {
  'ultron-tile-1': (q, seat) =>
    Math.min(2, charactersIn(q, seat).filter((id) => isAllyOf(q, id, seat) && isSentry(q, id)).length) / 2,
  'ultron-tile-2': (q, seat) => {
    const duplicates = charactersIn(q, seat).filter((id) => q.thing(id).face === 'ultron-duplicate-sentry')
    const alloys = duplicates.map((id) => alloysOn(q, id))
    return duplicates.length === 0 ? 0 : 0.3 + 0.35 * Math.min(2, Math.max(...alloys))
  },
  'ultron-tile-3': (q, seat) =>
    locationsOf(q, seat).filter((place) =>
      cardsAt(q, place).some((id) => isAllyOf(q, id, seat) && isSentry(q, id)),
    ).length / 4,
  'ultron-tile-4': (q, seat) => Math.min(12, powerOf(q, seat)) / 12,
}

/** The strongest Ally of each place, up to what is needed; the best four places count. */
const taskmaster: Way = (q, seat) => {
  const best = new Map<ThingId, number>()
  for (const id of alliesOf(q, seat)) {
    const place = placeOf(q, id)
    best.set(place, Math.max(best.get(place) ?? 0, Math.min(5, strengthOf(q, id))))
  }
  const four = [...best.values()].toSorted((a, b) => b - a).slice(0, 4)
  return four.reduce((sum, strength) => sum + 0.042 * strength + (strength >= 5 ? 0.04 : 0), 0)
}

const ways: Readonly<Record<string, Way>> = { thanos, hela, killmonger, ultron, taskmaster }

import type { Seat, ThingId } from '@quadriga/kernel'
import {
  alliesOf,
  cardsAt,
  charactersIn,
  isAllyOf,
  isKind,
  locationsOf,
  placeOf,
  strengthOf,
  villainOf,
} from '@quadriga/villainous'
import { type CardWorths, IN_HAND, usualWorths } from './hand.ts'
import type { Reader } from './judgement.ts'
import { stonesAbroad } from './studiedProgress.ts'
import { trainable } from './pupils.ts'

/** What a villain wants of single cards as the table stands; cards that are not named are worth what greedy thinks. */
type Wants = (q: Reader, seat: Seat) => Readonly<Record<string, number>>

/**
 * What cards in hand are worth to the Veteran. What a card is good for depends on what is still to be done, and a card that is drawn is worth
 * what the deck still holds on average: whoever has waited for one card long enough lets all others go.
 */
export function wantsOf(q: Reader, seat: Seat): CardWorths {
  const wanted = wants[q.thing(villainOf(q, seat)).face]?.(q, seat)
  if (wanted === undefined) return { ...usualWorths, later: LATER }
  const known = { ...usualWorths.known, ...wanted }
  return { drawn: meanOf(q, seat, known), known, kept: keptBy(q, seat), later: LATER }
}

/** Who ends its turn with few cards has few to choose from in the next. */
const LATER = 0.4

/** What a villain cannot win without is kept, also while a Crisis forbids to play it; but no more copies than it still needs. */
function keptBy(q: Reader, seat: Seat): Readonly<Record<string, number>> {
  return {
    'killmonger-explosives': Math.max(0, 2 - bombsOf(q)),
    'killmonger-killmongers-fury': 1,
    'thanos-consult-the-well': Math.min(2, q.ids('stones').length),
    'ultron-impervious-alloy': Math.max(0, 2 - inPlay(q, seat, 'ultron-impervious-alloy')),
  }
}

function meanOf(q: Reader, seat: Seat, known: Readonly<Record<string, number>>): number {
  const { ids, rest } = q.zone('deck', seat)
  const left = [...rest, ...ids.map((id) => q.thing(id).face)]
  // An empty deck is made anew of what was discarded.
  const cards = left.length > 0 ? left : q.ids('discard', seat).map((id) => q.thing(id).face)
  if (cards.length === 0) return usualWorths.drawn
  return (IN_HAND * cards.reduce((sum, card) => sum + (known[card] ?? UNNAMED), 0)) / cards.length
}

/** A card that has no worth of its own in `known`. */
const UNNAMED = 1.5

const thanos: Wants = (q, seat) => {
  const free = q.ids('stones').length
  const abroad = stonesAbroad(q, seat)
  const allies = alliesOf(q, seat).length
  const consulted = q.ids('discard', seat).some((id) => q.thing(id).face === 'thanos-consult-the-well')
  const ally = allies < 2 ? 1 : allies < 4 ? 0.6 : 0.3
  return {
    'thanos-consult-the-well': free > 0 ? 3.4 : 0.2,
    'thanos-warp-reality': free > 0 ? (consulted ? 2.6 : 1.2) : 0.8,
    'thanos-a-small-price-to-pay': 1.8,
    'thanos-deliver-judgment': abroad.guarded > 0 && allies > 0 ? 1.8 : 0.4,
    'thanos-taste-of-cosmic-power': abroad.guarded > 0 ? 2 : 0.5,
    'thanos-the-mad-titan': abroad.guarded > 0 ? 2 : 0.5,
    'thanos-legions-of-thanos': 1.8 * ally,
    'thanos-black-dwarf': 2.2 * ally,
    'thanos-corvus-glaive': 2 * ally,
    'thanos-proxima-midnight': 2 * ally,
    'thanos-black-swan': 1.8 * ally,
    'thanos-ebony-maw': 3,
    'thanos-deaths-favor': inPlay(q, seat, 'thanos-deaths-favor') > 0 ? 0.4 : 2,
    'thanos-space-throne': 2,
  }
}

const ENOUGH_TRAINED = 5

const taskmaster: Wants = (q, seat) => {
  const allies = alliesOf(q, seat).filter((id) => strengthOf(q, id) > 1)
  const isWanted = allies.length < ENOUGH_TRAINED
  const ally = (strength: number) => (isWanted ? 0.3 + 0.75 * strength : 0.5)
  const dummies = inPlay(q, seat, 'taskmaster-training-dummy')
  const canTrain = trainable(q, seat) > 0
  const crowded = allies.filter((id) => strengthOf(q, id) > 3 && hasCompany(q, seat, id)).length
  const besideHeroes = locationsOf(q, seat).some((place) => isBesideHero(q, seat, place))
  return {
    'taskmaster-trainees': isWanted ? 1 : 0.4,
    'taskmaster-diamondback': ally(2),
    'taskmaster-black-ant': ally(2.4),
    'taskmaster-anaconda': ally(3),
    'taskmaster-blood-spider': ally(3),
    'taskmaster-crossbones': ally(3),
    'taskmaster-death-shield': ally(3),
    'taskmaster-jagged-bow': ally(3),
    'taskmaster-training-dummy': dummies === 0 ? 4 : dummies === 1 ? 1.8 : 0.5,
    'taskmaster-conduct-exercise': canTrain ? 3 : dummies > 0 ? 1.2 : 1.5,
    'taskmaster-redeploy': crowded > 1 ? 2.8 : 0.7,
    'taskmaster-shadow-initiative': crowded > 0 ? 2.8 : 1,
    'taskmaster-taskmasters-sword': 2.6,
    'taskmaster-training-academy': besideHeroes ? 1.8 : 0.4,
    'taskmaster-lesson-plan': 3,
    'taskmaster-photographic-reflexes': 0.5,
    'taskmaster-taskmasters-bow': 0.3,
    'taskmaster-taskmasters-shield': 0.4,
    'taskmaster-trainer-for-hire': 1,
  }
}

function hasCompany(q: Reader, seat: Seat, ally: ThingId): boolean {
  return cardsAt(q, placeOf(q, ally)).some(
    (id) => id !== ally && isAllyOf(q, id, seat) && strengthOf(q, id) > 3,
  )
}

function isBesideHero(q: Reader, seat: Seat, place: ThingId): boolean {
  const there = cardsAt(q, place)
  return there.some((id) => isKind(q, id, 'hero')) && there.some((id) => isAllyOf(q, id, seat))
}

/** How many copies a seat has in play. */
function inPlay(q: Reader, seat: Seat, face: string): number {
  return locationsOf(q, seat)
    .flatMap((place) => cardsAt(q, place))
    .filter((id) => q.thing(id).face === face && q.thing(id).controller === seat).length
}

function nextTile(q: Reader, seat: Seat): string {
  const tile = q.ids('tiles', seat)[0]
  return tile === undefined ? '' : q.thing(tile).face
}

const SENTRIES_WANTED = 4

const ultron: Wants = (q, seat) => {
  const next = nextTile(q, seat)
  return { ...sentries(q, seat, next), ...ultronsMeans(q, seat, next) }
}

/** Drones are wanted until each location has one; the Duplicate also as the one that carries Alloys. */
function sentries(q: Reader, seat: Seat, next: string): Readonly<Record<string, number>> {
  const few = next === 'ultron-tile-4' ? 0 : alliesOf(q, seat).length < SENTRIES_WANTED ? 1 : 0.4
  const carriers = inPlay(q, seat, 'ultron-duplicate-sentry')
  return {
    'ultron-duplicate-sentry': next === 'ultron-tile-2' && carriers === 0 ? 3.2 : 0.3 + 2.3 * few,
    'ultron-flying-sentry': 0.3 + 2 * few,
    'ultron-heavy-attack-sentry': 0.3 + 2 * few,
    'ultron-giant-sentry': 0.3 + 0.9 * few,
    'ultron-alkhema': 0.8,
    'ultron-jocasta': 0.3,
  }
}

function ultronsMeans(q: Reader, seat: Seat, next: string): Readonly<Record<string, number>> {
  const needsAlloys = next === 'ultron-tile-1' || next === 'ultron-tile-2'
  const alloys = inPlay(q, seat, 'ultron-impervious-alloy')
  const wantsAlloy = needsAlloys && alloys < 2
  return {
    'ultron-impervious-alloy': wantsAlloy ? 3 : 0.3,
    'ultron-every-contingency-covered': wantsAlloy ? 1.9 : 0.4,
    'ultron-reconfigure': next === 'ultron-tile-4' ? 2.6 : 1.4,
    'ultron-assembly-line': next === 'ultron-tile-4' ? 0.8 : 1,
    'ultron-assimilate-knowledge': 0.2,
    'ultron-encephalo-ray': 0.5,
    'ultron-technoforming': 0.3,
  }
}

const killmonger: Wants = (q, seat) => {
  const isHere = (face: string) => charactersIn(q, seat).some((id) => q.thing(id).face === face)
  const hasMines = q.ids('specialty', seat).some((id) => q.thing(id).face === 'killmonger-throne-tile')
  const bombs = bombsOf(q)
  const fights = hasMines && !isHere('fate-killmonger-black-panther') ? 0.4 : 1
  return {
    'killmonger-explosives': bombs >= 2 ? 0.6 : hasMines ? 3.6 : 2.6,
    'killmonger-execute-plan': hasMines && bombs > 0 ? 2.4 : 0.5,
    'killmonger-stolen-wisdom': bombs >= 2 ? 0.4 : 2,
    'killmonger-killmongers-fury': 2.4 * fights,
    'killmonger-wound': 2.6 * fights,
    'killmonger-weapons-cache': 1.8 * fights,
    'killmonger-knight': 3 * fights,
    'killmonger-king': 2.4 * fights,
    'killmonger-dog-of-war': 1.4 * fights,
    'killmonger-rook': 1.2 * fights,
    'killmonger-wkabi': isHere('klaw') ? 0.8 : 1.6,
    'killmonger-overpower': 0.8 * fights,
    'killmonger-taunt': 0.9,
    'killmonger-hacking-rig': 0.5,
    'killmonger-heart-shaped-herb': isHere('klaw') ? 1 : 2.2,
    'killmonger-armored-rhino': 0.8,
    'killmonger-rage-of-kliluna': 1,
  }
}

/** Explosives in play, planted or not. */
function bombsOf(q: Reader): number {
  let sum = 0
  for (let other = 0; other < q.seats; other++)
    for (const place of locationsOf(q, other))
      for (const id of cardsAt(q, place)) if (q.thing(id).face === 'killmonger-explosives') sum++
  return sum
}

const wants: Readonly<Record<string, Wants>> = { thanos, taskmaster, ultron, killmonger }

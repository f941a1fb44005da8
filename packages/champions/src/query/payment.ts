import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import type { CardAbility, CardDefinition, Resource } from '../card.ts'
import { cardOf } from './card.ts'
import { identityOf } from './seat.ts'
import { costsPayable, formFits, withinLimit } from './usable.ts'
import { idsOf, seatZone } from '../table.ts'

/** Something that can give resources: a card in hand, or a resource ability in play. */
export interface Source {
  readonly thing: ThingId
  readonly gives: readonly Resource[]
  /** Number of the resource ability, or -1 for a card of the hand. */
  readonly ability: number
}

/** What a cost asks for: a number of resources, and types that must be among them. */
export interface Price {
  readonly n: number
  readonly need: readonly Resource[]
  /** The only type that counts, where its player spends as many as they like. */
  readonly only?: Resource | null
}

/** What the ability of a card in play asks for. */
export function abilityPrice({ cost }: CardAbility): Price {
  const { anyNumberOf: only, resources } = cost
  if (only !== null) return { n: 1, need: [only], only }
  return { n: resources.length, need: resources }
}

/** What a card costs this player now. */
export function costOf(q: Query, seat: Seat, card: CardDefinition, printed: number): Price {
  const discount = q.counter(identityOf(q, seat), 'discount')
  return { n: Math.max(0, printed - discount), need: abilityNeed(card) }
}

/** An event's own ability may ask for resources beyond the card's cost. */
function abilityNeed(card: CardDefinition): readonly Resource[] {
  return card.kind === 'event' ? (card.abilities[0]?.cost.resources ?? []) : []
}

/** How many resources of a type there are, if every wild one is declared as it. */
export function countType(given: readonly string[], type: Resource): number {
  return given.filter((one) => one === type || one === 'wild').length
}

const NO_RESOURCES: readonly Resource[] = []

/** Everything this player could pay with; `paidFor` is the card whose cost it is, `except` the card being played. */
export function sourcesOf(q: Query, seat: Seat, paidFor: CardDefinition, except: ThingId): Source[] {
  const found: Source[] = []
  for (const thing of idsOf(q, seatZone.hand, seat)) {
    const gives = thing === except ? NO_RESOURCES : givenBy(cardOf(q, thing), paidFor)
    if (gives.length > 0) found.push({ thing, gives, ability: -1 })
  }
  for (const source of abilitySources(q, seat, except)) found.push(source)
  return found
}

function givenBy(card: CardDefinition, paidFor: CardDefinition): readonly Resource[] {
  const doubled = card.doublesFor !== '' && card.doublesFor === paidFor.aspect
  return doubled ? [...card.resources, ...card.resources] : card.resources
}

function abilitySources(q: Query, seat: Seat, except: ThingId): Source[] {
  const found: Source[] = []
  for (const thing of idsOf(q, seatZone.identity, seat))
    if (thing !== except) addSources(q, seat, thing, found)
  for (const thing of idsOf(q, seatZone.play, seat)) if (thing !== except) addSources(q, seat, thing, found)
  return found
}

/** The resource abilities of one card that can be used now. */
function addSources(q: Query, seat: Seat, thing: ThingId, found: Source[]): void {
  const abilities: readonly CardAbility[] = cardOf(q, thing).abilities
  for (let ability = 0; ability < abilities.length; ability++) {
    const one = abilities[ability] as CardAbility
    if (one.trigger !== 'resource' || !formFits(q, seat, one)) continue
    if (!withinLimit(q, thing, ability) || !costsPayable(q, thing, one)) continue
    const gives = madeBy(q, seat, one)
    if (gives.length > 0) found.push({ thing, gives, ability })
  }
}

/** All resources of a payment appear at once: the pile is copied as it lies before anything is discarded (R14). */
function madeBy(q: Query, seat: Seat, { makes }: CardAbility): readonly Resource[] {
  if (makes !== 'topOfDiscard') return makes
  const [top] = idsOf(q, seatZone.discard, seat)
  return top === undefined ? [] : cardOf(q, top).resources
}

export function canPay(
  q: Query,
  seat: Seat,
  price: Price,
  paidFor: CardDefinition,
  except: ThingId,
): boolean {
  if (price.need.length === 0) return hasResources(q, seat, price.n, paidFor, except)
  const all: Resource[] = []
  for (const { gives } of sourcesOf(q, seat, paidFor, except)) for (const type of gives) all.push(type)
  return all.length >= Math.max(price.n, price.need.length) && meets(price.need, all)
}

/** Whether there are so many resources of any type: most costs ask for no more, and the hand is often enough. */
function hasResources(q: Query, seat: Seat, n: number, paidFor: CardDefinition, except: ThingId): boolean {
  let missing = n
  for (const id of idsOf(q, seatZone.hand, seat)) {
    if (missing <= 0) return true
    if (id !== except) missing -= givenBy(cardOf(q, id), paidFor).length
  }
  if (missing <= 0) return true
  for (const { gives } of abilitySources(q, seat, except)) missing -= gives.length
  return missing <= 0
}

/** Whether the needed types are among the given ones; a wild resource is declared as what is needed. */
export function meets(need: readonly Resource[], given: readonly Resource[]): boolean {
  const left = [...given]
  for (const type of need) {
    const exact = left.indexOf(type)
    const found = exact >= 0 ? exact : left.indexOf('wild')
    if (found < 0) return false
    left.splice(found, 1)
  }
  return true
}

import type { Ability, Condition, Effect, Names, Node } from '@quadriga/kernel/author'
import { activated, activatedSide } from './ability.ts'
import type {
  ActionType,
  Card,
  CardKind,
  Confidence,
  Crisis,
  HostKind,
  Keyword,
  Location,
  OtherPrice,
  Printed,
  Villain,
} from '../card.ts'

/** A name; `ours` marks a French one that no source has. */
export type CardNames = Names & { readonly ours?: true }

interface Given {
  readonly copies?: number
  readonly cost?: number
  readonly strength?: number
  readonly keywords?: readonly Keyword[]
  readonly tags?: readonly string[]
  readonly grants?: readonly ActionType[]
  readonly grantsAnywhere?: boolean
  readonly attaches?: HostKind
  readonly otherPrice?: OtherPrice
  readonly priceInText?: boolean
  readonly requires?: Condition
  readonly abilities?: readonly Ability[]
  readonly constant?: readonly Node[]
  readonly confidence?: Confidence
}

function card(
  kind: CardKind,
  set: string,
  id: string,
  { ours, ...names }: CardNames,
  given: Given,
  usual: Confidence,
): Card {
  return {
    id,
    kind,
    set,
    names,
    copies: given.copies ?? 1,
    stats: { cost: given.cost ?? 0, strength: given.strength ?? 0 },
    keywords: given.keywords ?? [],
    tags: given.tags ?? [],
    grants: given.grants ?? [],
    grantsAnywhere: given.grantsAnywhere ?? false,
    attaches: given.attaches ?? '',
    otherPrice: given.otherPrice ?? null,
    priceInText: given.priceInText ?? false,
    requires: given.requires ?? null,
    abilities: given.abilities ?? [],
    constant: given.constant ?? [],
    confidence: given.confidence ?? usual,
    ownFrench: ours === true,
  }
}

type Builder = (id: string, names: CardNames, given?: Given) => Card

/** Builders for the cards of one deck; how sure its facts are, unless a card says otherwise. */
export function deck(
  set: string,
  usual: Confidence = 'high',
): Record<'ally' | 'item' | 'event' | 'specialty' | 'hero', Builder> {
  const of =
    (kind: CardKind): Builder =>
    (id, names, given = {}) =>
      card(kind, set, id, names, given, usual)
  return {
    ally: of('ally'),
    item: of('item'),
    event: of('event'),
    specialty: of('specialty'),
    hero: of('hero'),
  }
}

interface CrisisGiven extends Given {
  /** Whose domain it lies above; none for a global one. */
  readonly target?: string
  readonly reward: Effect
}

/** A Crisis of a Fate set. */
export function crisis(set: string, id: string, names: CardNames, given: CrisisGiven): Crisis {
  const { target = '', reward, ...rest } = given
  return { ...card('crisis', set, id, names, rest, 'medium'), target, reward }
}

/** An Infinity Stone with its activated ability. */
export function stone(
  id: string,
  names: CardNames,
  abilities: readonly Ability[],
  confidence: Confidence = 'medium',
): Card {
  return card('stone', '', id, names, { abilities }, confidence)
}

/** A Stone whose two sides say the same. */
export function stoneAlike(
  id: string,
  names: CardNames,
  effect: Effect,
  prices: { readonly item: number; readonly specialty: number },
): Card {
  const { item, specialty } = prices
  const abilities =
    item === specialty
      ? [activated(effect, item)]
      : [activatedSide('item', effect, item), activatedSide('specialty', effect, specialty)]
  return stone(id, { article: 'both', gender: 'f', ...names }, abilities)
}

/** A token that lies at locations or on cards, such as a Soul Mark. */
export function token(id: string, names: CardNames): Card {
  return card('token', '', id, names, {}, 'high')
}

/** An objective tile. */
export function tile(id: string, names: CardNames, given: Given): Card {
  return card('tile', '', id, names, given, 'medium')
}

/** A character that is neither Hero nor Ally. */
export function rival(id: string, names: CardNames, given: Given): Card {
  return card('rival', '', id, names, given, 'low')
}

export function location(
  id: string,
  names: CardNames,
  top: readonly Printed[],
  bottom: readonly Printed[],
): Location {
  return { ...card('location', '', id, names, {}, 'high'), top, bottom }
}

type Guide = Pick<Villain, 'locations'> &
  Partial<Pick<Villain, 'raids' | 'tiles' | 'lays' | 'confidence'>> & {
    /** What the villain must reach to win. */
    readonly objective: Condition
  }

/** The cards in hand up to which everybody draws. */
const HAND_SIZE = 4

export function villain(id: string, names: CardNames, guide: Guide): Villain {
  const base = card('villain', '', id, names, {}, 'high')
  return { ...base, stats: { handSize: HAND_SIZE }, raids: false, tiles: [], lays: [], ...guide }
}

/** A symbol without a number. */
export function symbol(type: ActionType): Printed {
  return { type, amount: 0 }
}

/** The symbol "gain this much Power". */
export function gain(amount: number): Printed {
  return { type: 'gain-power', amount }
}

import type { Names, Node, ThingsNode } from '@quadriga/kernel/author'
import { frenchTypography } from '@quadriga/kernel/text'
import type { CardAbility, CardDefinition, CardKind, Form, Resource, Stat, Token } from '../card.ts'

/** Everything a card may print; what it does not print is left out. */
interface Printed {
  /** The printed number; '' for what is no card of a box. */
  readonly code: string
  readonly names: Names
  readonly set: string
  readonly subtitle?: string
  readonly unique?: boolean
  readonly traits?: readonly string[]
  readonly stats?: Readonly<Partial<Record<Stat, number>>>
  /** Stats that count per player. */
  readonly perPlayer?: readonly Stat[]
  readonly constant?: readonly Node[]
  readonly abilities?: readonly CardAbility[]
}

interface PlayerPrinted extends Printed {
  readonly copies: number
  readonly aspect: string
  readonly cost?: number
  readonly resources: readonly Resource[]
  readonly uses?: readonly [n: number, token: Token]
  readonly carries?: readonly [n: number, token: Token]
  readonly attachTo?: ThingsNode
  readonly maxPerPlayer?: number
  readonly maxPerHost?: number
  readonly maxPerDeck?: number
  readonly playForm?: Form
  readonly anyControl?: boolean
  readonly doublesFor?: string
}

interface EncounterPrinted extends Printed {
  readonly copies: number
  readonly boost?: number
  readonly boostStar?: boolean
  readonly attachTo?: ThingsNode
  readonly maxPerHost?: number
  readonly immuneTo?: ThingsNode
}

const blank = {
  subtitle: '',
  aspect: 'encounter',
  unique: false,
  traits: [],
  resources: [],
  perPlayer: [],
  uses: null,
  carries: null,
  boostStar: false,
  attachTo: null,
  immuneTo: null,
  otherFace: '',
  isLast: false,
  maxPerPlayer: 0,
  maxPerHost: 0,
  maxPerDeck: 0,
  playForm: null,
  anyControl: false,
  doublesFor: '',
  stats: {},
  abilities: [],
  constant: [],
} as const

/** A title with the spaces that French wants before its high punctuation. */
function titled<T extends { readonly names: Names }>(printed: T): T {
  const { names } = printed
  return { ...printed, names: { ...names, fr: frenchTypography(names.fr) } }
}

function countersOf(printed: readonly [n: number, token: Token] | undefined) {
  return printed === undefined ? null : { n: printed[0], token: printed[1] }
}

function playerCard(kind: CardKind) {
  return (id: string, printed: PlayerPrinted): CardDefinition => {
    const { cost, uses, carries, stats, ...rest } = titled(printed)
    return {
      ...blank,
      ...rest,
      id,
      kind,
      uses: countersOf(uses),
      carries: countersOf(carries),
      stats: cost === undefined ? { ...stats } : { ...stats, cost },
    }
  }
}

export const ally = playerCard('ally')
export const upgrade = playerCard('upgrade')
export const support = playerCard('support')
export const resource = playerCard('resource')

/** An event's abilities speak from the hand. */
export function event(
  id: string,
  printed: Omit<PlayerPrinted, 'abilities'> & { ability: CardAbility },
): CardDefinition {
  const { ability, ...rest } = printed
  return playerCard('event')(id, {
    ...rest,
    cost: printed.cost ?? 0,
    abilities: [{ ...ability, from: 'hand' }],
  })
}

function encounterCard(kind: CardKind) {
  return (id: string, printed: EncounterPrinted): CardDefinition => {
    const { boost, stats, ...rest } = titled(printed)
    return { ...blank, ...rest, id, kind, stats: { ...stats, boost: boost ?? 0 } }
  }
}

export const minion = encounterCard('minion')
export const attachment = encounterCard('attachment')
export const environment = encounterCard('environment')
export const sideScheme = encounterCard('side-scheme')
/** The text of an obligation has no heading. */
export function obligation(id: string, printed: EncounterPrinted): CardDefinition {
  const { abilities = [] } = printed
  const plain = abilities.map((ability) => ({ ...ability, hasHeading: false }))
  return encounterCard('obligation')(id, { ...printed, abilities: plain })
}
export const treachery = encounterCard('treachery')

/** Identities, villains and main schemes are in a box once. */
const single = { copies: 1 } as const

interface Faced extends Printed {
  readonly otherFace: string
}

function facedCard(kind: CardKind, aspect: string) {
  return (id: string, printed: Faced): CardDefinition => ({
    ...blank,
    ...single,
    aspect,
    ...titled(printed),
    id,
    kind,
  })
}

export const hero = facedCard('hero', 'hero')
export const alterEgo = facedCard('alter-ego', 'hero')

export function villain(id: string, printed: Printed): CardDefinition {
  return { ...blank, ...single, perPlayer: ['hp'], ...titled(printed), id, kind: 'villain' }
}

/** The first side of a main scheme: what to do before it is turned. */
export function schemeSetup(id: string, printed: Faced): CardDefinition {
  return { ...blank, ...single, ...titled(printed), id, kind: 'main-scheme' }
}

/** The second side: limit and acceleration count per player. */
export function mainScheme(id: string, printed: Faced & { isLast?: true }): CardDefinition {
  return {
    ...blank,
    ...single,
    perPlayer: ['threatLimit', 'acceleration'],
    ...titled(printed),
    id,
    kind: 'main-scheme',
  }
}

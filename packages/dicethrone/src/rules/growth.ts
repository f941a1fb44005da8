import {
  message,
  NOTHING,
  type Option,
  plainOption,
  procedure,
  type Query,
  type Seat,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { CompanionDefinition } from '../definition.ts'
import { bind } from '../boundNames.ts'
import { companionShowing, companionsOf, spiritsOf } from '../query/companions.ts'

interface GrowVars {
  seat: Seat
  /** The kind that growth begins with. */
  first: string
  /** How often something still grows. */
  left: number
  /** Only these grow, each of them once; null when a new one may come too. */
  of: readonly ThingId[] | null
}

/** Spirits grow one after the other: a new one comes, or one turns into the next kind, as long as there is room. */
export const grow = procedure<GrowVars>('dicethrone.grow', {
  which(m, f) {
    const options = f.left === 0 ? [] : growths(m, f).map(growOption)
    if (options.length === 0) m.done()
    else m.ask({ seat: f.seat, ask: message('ask.grow', { n: f.left }), options })
  },
  grow(m, f) {
    const picked = growths(m, f).find((one) => growOption(one).key === m.picks[0])
    if (picked === undefined) throw m.broken('nothing that could grow')
    f.left--
    if (f.of !== null) f.of = f.of.filter((id) => id !== picked.from)
    m.goto('which')
    m.happen(event.grow, { seat: f.seat, from: picked.from, companion: picked.into })
  },
})

interface Growth {
  /** The Spirit that grows, or NOTHING for a new one. */
  readonly from: ThingId
  readonly into: string
}

function kindOf(q: Query, code: string): CompanionDefinition {
  return q.loaded.definitions.get(code) as CompanionDefinition
}

function hasRoom(q: Query, seat: Seat, code: string): boolean {
  const same = companionsOf(q, seat).filter((id) => q.thing(id).face === code)
  return same.length < kindOf(q, code).limit
}

/** What may grow now, one way for each kind. */
function growths(q: Query, { seat, first, of }: GrowVars): Growth[] {
  const found: Growth[] = []
  if (of === null && hasRoom(q, seat, first)) found.push({ from: NOTHING, into: first })
  for (let code = first; kindOf(q, code).growsTo !== ''; code = kindOf(q, code).growsTo) {
    const from =
      of === null
        ? companionShowing(q, seat, code)
        : (of.find((id) => q.exists(id) && q.thing(id).face === code) ?? NOTHING)
    const into = kindOf(q, code).growsTo
    if (from !== NOTHING && hasRoom(q, seat, into)) found.push({ from, into })
  }
  return found
}

/** Whether anything at all could grow. */
export function couldGrow(q: Query, seat: Seat, first: string, of: readonly ThingId[] | null): boolean {
  return growths(q, { seat, first, left: 1, of }).length > 0
}

function growOption({ into }: Growth): Option {
  return plainOption(`grow:${into}`, message('option.grow', { companion: into }))
}

interface LoseVars {
  /** Depth of the text that asks; it learns the number as `chosen`. */
  base: number
  seat: Seat
  least: number
  most: number
  source: ThingId
}

/** A player removes Spirits of their own choice, without what they do when they are spent. */
export const loseSpirits = procedure<LoseVars>('dicethrone.loseSpirits', {
  which(m, f) {
    const { least, most, source } = f
    const options = thingOptions(m, 'remove', spiritsOf(m, f.seat))
    m.ask({
      seat: f.seat,
      ask: message('ask.loseSpirits', { n: most }),
      options,
      shape: 'some',
      min: Math.min(least, options.length),
      max: Math.min(most, options.length),
      because: source,
    })
  },
  lose(m, f) {
    const options = thingOptions(m, 'remove', spiritsOf(m, f.seat))
    const chosen = options.filter(({ key }) => m.picks.includes(key))
    bind(m.ownEnv(f.base), { chosen: chosen.length })
    m.done()
    for (const { thing } of chosen) m.happen(event.loseCompanion, { seat: f.seat, thing, how: 'removed' })
  },
})

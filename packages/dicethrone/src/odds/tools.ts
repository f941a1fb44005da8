import {
  type Compiled,
  type CompiledAbility,
  environment,
  evaluate,
  type Env,
  type Query,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { CardDefinition, Variant } from '../definition.ts'
import { boardOf } from '../query/boards.ts'
import { pointsOf } from '../query/heroes.ts'
import { lockRefusal } from '../query/legality.ts'
import { distinctTokens, tokensLike } from '../query/status.ts'
import type { DieChange } from '../rules/dieChange.ts'
import { idsOf, seatZone } from '../zones.ts'

/** What a text does to the five dice of an Offensive Roll. */
export type Deed =
  | { readonly does: 'change'; readonly n: number; readonly change: DieChange }
  | { readonly does: 'reroll'; readonly n: number }
  | { readonly does: 'attempt' }

/** Something of a player's own that changes dice: a card in hand, tokens, or a passive ability that is paid for. */
export interface Tool {
  readonly face: string
  readonly cost: number
  readonly deed: Deed
  /** What using it takes off the worth of the dice, for those who weigh that. */
  readonly loss: number
}

/** How often tokens and passive abilities are thought to be used: each further time doubles the work. */
const MOST_USES = 2
/** How many tools are thought of, those that cost least first. */
const MOST_TOOLS = 6

/** The tools of a seat, as far as the reader knows its hand: nothing else that could be played counts. */
export function toolsOf(q: Query, seat: Seat): readonly Tool[] {
  if (lockRefusal(q, seat) !== null) return []
  const found = [...cardTools(q, seat), ...tokenTools(q, seat), ...passiveTools(q, seat)]
  const points = pointsOf(q, seat)
  return found
    .filter(({ cost }) => cost <= points)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_TOOLS)
}

function cardTools(q: Query, seat: Seat): Tool[] {
  return idsOf(q, seatZone.hand, seat).flatMap((id) => {
    const card = q.definition(id) as CardDefinition
    if (card.kind !== 'card' || card.timing === 'main') return []
    return toolsIn(q, seat, id, (q.loaded.abilities.get(card.id) ?? []).slice(0, 1), () => card.cost)
  })
}

function tokenTools(q: Query, seat: Seat): Tool[] {
  return distinctTokens(q, seat).flatMap((id) => {
    const { face, owner } = q.thing(id)
    const stack = tokensLike(q, seat, face, owner).length
    const texts = (q.loaded.abilities.get(face) ?? []).filter(({ ability }) => ability.window === '')
    const able = texts.filter(({ ability }) => (ability as Variant).tokens <= stack)
    const tools = toolsIn(q, seat, id, able, () => 0)
    const most = Math.min(
      MOST_USES,
      Math.floor(stack / Math.max(1, (able[0]?.ability as Variant)?.tokens ?? 1)),
    )
    return tools.flatMap((tool) => new Array<Tool>(most).fill(tool))
  })
}

function passiveTools(q: Query, seat: Seat): Tool[] {
  return boardOf(q, seat).used.flatMap((id) => {
    const texts = q
      .abilities(id)
      .filter(({ ability }) => ability.window === '' && (ability as Variant).price > 0)
    const tools = toolsIn(q, seat, id, texts, (variant) => variant.price)
    return tools.flatMap((tool) => new Array<Tool>(MOST_USES).fill(tool))
  })
}

function toolsIn(
  q: Query,
  seat: Seat,
  self: ThingId,
  texts: readonly CompiledAbility[],
  price: (variant: Variant) => number,
): Tool[] {
  const env = environment({ you: seat, self })
  return texts.flatMap((text) => {
    if (text.only !== null && evaluate(q, text.only, env) !== true) return []
    const deed = deedOf(q, text.effect.root, env)
    return deed === null
      ? []
      : [{ face: q.thing(self).face, cost: price(text.ability as Variant), deed, loss: 0 }]
  })
}

/** What a text does, if all it does is to change one's own dice. */
function deedOf(q: Query, { op, args }: Compiled, env: Env): Deed | null {
  switch (op.name) {
    case 'ifTrue': {
      const part = evaluate(q, args['condition'], env) === true ? args['yes'] : args['no']
      return part === null ? null : deedOf(q, part as Compiled, env)
    }
    case 'changeDie':
      return { does: 'change', n: Number(evaluate(q, args['n'], env)), change: args['change'] as DieChange }
    case 'reroll':
      return args['whose'] !== 'opponent' ? { does: 'reroll', n: Number(evaluate(q, args['n'], env)) } : null
    case 'extraAttempt':
      return { does: 'attempt' }
    default:
      return null
  }
}

import { type Decision, isDeclining, type Option, query, type Rng, type State } from '@quadriga/kernel'
import { shareOut } from '../payment.ts'
import { cardOf, hitPoints, identityOf, isHero, power } from '../evaluate/championsTable.ts'
import { expectedBoost } from '../evaluate/championsForecast.ts'
import type { Reader } from '../evaluate/evaluation.ts'
import { quickPayment } from './payments.ts'

/** Quick answers for playing on in imagined worlds: no search, a few rules of thumb. */
export function championsPolicy(state: State, decision: Decision, rng: Rng): readonly string[] {
  const { shape, options, min } = decision
  if (shape === 'pay') return quickPayment(state, decision)
  if (shape === 'some') return keys(options.slice(0, min))
  if (shape === 'order') return keys(options)
  if (shape === 'distribute') return shareOut(decision, keys(options), decision.max)
  if (options.length === 1) return keys(options)
  if (decision.ask.key === 'ask.defend') return defence(query(state), decision)
  if (decision.menu) return partnersTurn(query(state), decision, rng)
  // What may be done in the villain phase mostly helps: it was paid for by keeping the card.
  const acting = options.filter((option) => !isDeclining(option))
  return [(acting[rng.below(acting.length)] ?? firstOf(options)).key]
}

/** A question has an option at least. */
function firstOf(options: readonly Option[]): Option {
  return options[0] as Option
}

function keys(options: readonly Option[]): readonly string[] {
  return options.map(({ key }) => key)
}

/** Somebody else's turn: a ready character acts, an affordable card is played, and often enough the turn ends. */
function partnersTurn(q: Reader, { options, seat }: Decision, rng: Rng): readonly string[] {
  const end = options.find(({ role }) => role === 'end') ?? firstOf(options)
  const wanted = isHero(q, seat) ? ['attack', 'thwart', 'play'] : ['changeForm', 'play']
  const acting = options.filter(({ key }) => wanted.some((verb) => key.startsWith(verb)))
  const pick = acting[rng.below(acting.length + 1)] ?? end
  return [pick.key]
}

/** Allies stand in for heroes who are hurt; a hero defends against a hard blow when it has no more to lose by it. */
function defence(q: Reader, decision: Decision): readonly string[] {
  const { options, seat, because } = decision
  const none = options.find(isDeclining)
  const identity = identityOf(q, seat)
  const blow = blowOf(q, because)
  const left = hitPoints(q, identity)
  if (none !== undefined && (q.counter(identity, 'tough') > 0 || blow <= 1)) return [none.key]
  const allies = options.filter(({ thing }) => thing >= 0 && thing !== identity)
  const ally = allies.toSorted((a, b) => worth(q, a.thing) - worth(q, b.thing))[0]
  const hero = options.find(({ thing }) => thing === identity)
  const isHurt = left - blow <= SAFE
  if (ally !== undefined && (isHurt || none === undefined || worth(q, ally.thing) <= SPARE)) return [ally.key]
  if (hero !== undefined && (isHurt || q.stat(identity, 'def') >= blow)) return [hero.key]
  return [(none ?? firstOf(options)).key]
}

/** Hit points with which a hero does not fear the next blow. */
const SAFE = 4
/** An ally worth less than this has done its work. */
const SPARE = 2

function blowOf(q: Reader, attacker: number): number {
  if (attacker < 0) return 0
  const isVillain = cardOf(q, attacker).kind === 'villain'
  return q.stat(attacker, 'atk') + (isVillain ? expectedBoost(q) : 0)
}

function worth(q: Reader, ally: number): number {
  return power(q, ally) * hitPoints(q, ally)
}

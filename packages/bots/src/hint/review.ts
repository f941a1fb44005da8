import type { Decision, Message, View } from '@quadriga/kernel'
import { samePicks } from '../search/search.ts'
import { strongest } from '../search/strongest.ts'
import type { Thinking } from '../search/thinking.ts'

/** An answer that a person gave, as the seat saw the table then. */
export interface Reviewable {
  readonly seen: View
  readonly decision: Decision
  readonly picks: readonly string[]
}

/** What a bot thinks of one answer. */
export interface Judgement<T extends Reviewable> {
  readonly given: T
  /** What it would have answered: the same where the answer was good. */
  readonly instead: readonly string[]
  /** Why that is better than what was done; for a good answer, than what else could have been. */
  readonly why: Message
  readonly gain: number
}

/** What a bot says of a turn. */
export interface Review<T extends Reviewable> {
  /** Answers between which there was something to choose. */
  readonly chosen: number
  /** Those in which it would have done the same. */
  readonly same: number
  /** The best of them, the most telling first. */
  readonly good: readonly Judgement<T>[]
  /** What would have been clearly better, the most telling first. */
  readonly better: readonly Judgement<T>[]
}

/** So many of each are told. */
const MOST = 2
/** What is worth less than this is a matter of taste, in the unit of one damage, Power or Health. */
const CLEARLY = 2

/** Goes through the answers of a turn, each from what the seat saw then. It yields after each. */
export function* reviewTurn<T extends Reviewable>(turn: readonly T[], seed: string): Thinking<Review<T>> {
  const [good, better]: [Judgement<T>[], Judgement<T>[]] = [[], []]
  const choices = turn.filter(({ decision: { shape, options } }) => shape === 'one' && options.length > 1)
  let same = 0
  for (const given of choices) {
    const { instead, why, isSame } = opinionOn(given, `${seed}/${given.decision.id}`)
    yield
    if (isSame) same++
    const gain = Number(why?.args['gain'] ?? 0)
    if (why === null || gain < CLEARLY) continue
    ;(isSame ? good : better).push({ given, instead, why, gain })
  }
  const telling = (all: readonly Judgement<T>[]) => all.toSorted((a, b) => b.gain - a.gain).slice(0, MOST)
  return { chosen: choices.length, same, good: telling(good), better: telling(better) }
}

interface Opinion {
  readonly instead: readonly string[]
  readonly why: Message | null
  readonly isSame: boolean
}

/** What a bot would have answered, measured against what was answered and nothing else. */
function opinionOn({ seen, decision, picks }: Reviewable, seed: string): Opinion {
  const bot = strongest(seed)
  const first = bot.decide(seen, decision) ?? []
  if (samePicks(first, picks)) return { instead: picks, why: bot.why?.() ?? null, isSame: true }
  const both = decision.options.filter(({ key }) => first.includes(key) || picks.includes(key))
  const judge = strongest(`${seed}/both`)
  const instead = judge.decide(seen, { ...decision, options: both }) ?? []
  const isSame = samePicks(instead, picks)
  return { instead, why: isSame ? null : (judge.why?.() ?? null), isSame }
}

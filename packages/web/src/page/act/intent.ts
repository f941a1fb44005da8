import type { ThingId } from '@quadriga/kernel'
import type { Act, Line } from '../../model/table/act.ts'
import type { Question } from '../../model/table/question.ts'

/**
 * What a person means to do at a question, as far as they have pointed it out. Every piece that is pressed and every verb
 * that is named leaves fewer of the question's acts; once a single one is left, it can be done.
 */
export interface Intent {
  /** The piece that was pressed first: who acts, or whom it is done to. */
  readonly first: ThingId | null
  /** What is to be done with it, where it could do several things. */
  readonly verb: string | null
  /** An option that was named by itself. */
  readonly option: string | null
  /** Pieces that were pressed afterwards. */
  readonly chosen: readonly ThingId[]
  /** The payment as it was changed by hand; null as it was filled in. */
  readonly paid: readonly string[] | null
  /** The whole line of answers, where a game has a builder of its own for them, and what it says; null elsewhere. */
  readonly built: Built | null
}

/** What somebody put together with a game's own builder: the answers, and what the button that gives them says. */
export interface Built {
  readonly line: Line
  readonly says: string
}

export const noIntent: Intent = { first: null, verb: null, option: null, chosen: [], paid: null, built: null }

export function isBegun({ first, option }: Intent): boolean {
  return first !== null || option !== null
}

/** The acts that are still meant. */
export function meantActs({ fan }: Question, intent: Intent): readonly Act[] {
  if (!isBegun(intent)) return []
  const { first, verb, option, chosen } = intent
  const acts = first === null ? fan.acts : actsAt(fan.acts, first)
  return acts.filter(
    (act) =>
      (verb === null || act.verb === verb) &&
      (option === null || act.line[0]?.[0] === option) &&
      chosen.every((thing) => takesPart(act, thing)),
  )
}

/** What a piece can do; where it can do nothing, what can be done to it. */
export function actsAt(acts: readonly Act[], thing: ThingId): readonly Act[] {
  const own = acts.filter(({ source }) => source === thing)
  return own.length > 0 ? own : acts.filter(({ targets }) => targets.includes(thing))
}

export function takesPart({ source, targets }: Act, thing: ThingId): boolean {
  return source === thing || targets.includes(thing)
}

/** The verbs among which one must be named; none where only one is left. */
export function verbsOf(acts: readonly Act[]): readonly string[] {
  const verbs = [...new Set(acts.map(({ verb }) => verb))]
  return verbs.length > 1 ? verbs : []
}

/** Options of one verb at one piece that no further piece tells apart, such as the tiers of an ability; none elsewhere. */
export function ownOptions(acts: readonly Act[]): readonly string[] {
  if (openPieces(acts).length > 0 || verbsOf(acts).length > 0) return []
  const options = [...new Set(acts.flatMap(({ line }) => line[0]?.[0] ?? []))]
  return options.length > 1 ? options : []
}

/** Pieces of which one must still be pointed out: they take part in some of the acts that are meant, and not in all. */
export function openPieces(acts: readonly Act[]): readonly ThingId[] {
  return partsOf(acts).filter((thing) => !acts.every((act) => takesPart(act, thing)))
}

/** Pieces that take part whatever is chosen. */
export function sharedPieces(acts: readonly Act[]): readonly ThingId[] {
  return partsOf(acts).filter((thing) => acts.every((act) => takesPart(act, thing)))
}

function partsOf(acts: readonly Act[]): ThingId[] {
  const parts = acts.flatMap(({ source, targets }) => [source, ...targets])
  return [...new Set(parts)].filter((thing) => thing >= 0)
}

/** The payment of what is meant, with what is given so far; null where nothing is paid or it depends on what is chosen. */
export function paymentOf(question: Question, intent: Intent): Payment | null {
  const acts = meantActs(question, intent)
  const [first] = acts
  if (first === undefined || first.payment < 0) return null
  if (acts.some(({ payment }) => payment !== first.payment)) return null
  const asked = question.fan.payments[first.payment]
  if (asked === undefined) return null
  return { asked, picks: intent.paid ?? first.line[first.payAt] ?? [] }
}

export interface Payment {
  readonly asked: Question
  readonly picks: readonly string[]
}

/** The answers of the one act that is left, with the payment as it stands; null while there is something to point out. */
export function meantLine(question: Question, intent: Intent): Line | null {
  if (intent.built !== null) return intent.built.line
  const [only, ...others] = meantActs(question, intent)
  if (only === undefined || others.length > 0) return null
  const { line, payAt } = only
  const { paid } = intent
  return paid === null ? line : line.map((picks, at) => (at === payAt ? paid : picks))
}

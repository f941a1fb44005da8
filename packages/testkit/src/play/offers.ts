import {
  type Aim,
  answer,
  AT_NOTHING,
  type Decision,
  explain,
  NOBODY,
  NOTHING,
  type Reason,
  type Refusal,
  type Seat,
  type State,
} from '@quadriga/kernel'
import type { Query } from '@quadriga/kernel/author'
import { type GameKit, KitProblem, type Subject } from '../kit.ts'
import { anyone, type Offer, type Pick, type ThingRef } from '../scenario/format.ts'
import { nextFit } from './choose.ts'
import { fit, none } from './fit.ts'
import { squeeze } from './names.ts'
import { located } from './problem.ts'
import { type Reading, readState, seatCalled, subjectCalled, thingsCalled } from './findByName.ts'
import { asked } from './session.ts'

/** A table that is only thought of. */
interface Thought {
  readonly kit: GameKit
  readonly state: State
}

/** Where a choice leads when it is tried on a copy of the table. */
export type Tried =
  | { readonly ok: true; readonly first: string }
  | { readonly ok: false; readonly pick: Pick; readonly state: State; readonly refusal: Refusal }

/** The seat an offer speaks of; null for the one that is asked. */
export function seatOfOffer(r: Reading, { at, who }: Offer): Seat | null {
  return who === undefined ? null : located(at, () => seatCalled(r, who))
}

/** Tries a choice: its first pair must be legal now, the others as they come up. */
export function tryOffer(table: Thought, offer: Offer): Tried {
  const seat = seatOfOffer(readState(table.kit, table.state), offer)
  const [opening] = offer.picks
  let left = offer.picks
  let { state } = table
  let first = ''
  while (left.length > 0) {
    const next = nextFit({ kit: table.kit, state }, seat, left)
    if (next === null) {
      const on = first === '' ? null : declined({ kit: table.kit, state })
      if (on !== null) {
        state = on
        continue
      }
      return refusedAt({ kit: table.kit, state }, seat, (left[0] ?? opening) as Pick)
    }
    first ||= next.picks.join(' ')
    left = left.filter((pick) => pick !== next.pick)
    const result = answer(state, { decision: next.decision.id, seat: next.decision.seat, picks: next.picks })
    if (!result.ok) return { ok: false, pick: next.pick, state, refusal: result.reasons[0] ?? null }
    state = result.state
  }
  return { ok: true, first }
}

/** On a copy, others' questions in between are declined; the next question of the choice is not passed over. */
function declined({ kit, state }: Thought): State | null {
  const r = readState(kit, state)
  for (const decision of asked({ state })) {
    if (decision.open || decision.menu) continue
    const picks = none(r, decision)
    const result =
      picks === null ? null : answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (result?.ok === true) return result.state
  }
  return null
}

/** The reason that the question itself gives, where the words fit it but not its rules. */
function refusedAt({ kit, state }: Thought, seat: Seat | null, pick: Pick): Tried {
  const r = readState(kit, state)
  const found = asked({ state }, seat).map((decision) => fit(r, decision, pick))
  return { ok: false, pick, state, refusal: found.find((one) => one !== null)?.refusal ?? null }
}

/** Why a choice is refused, in the words of reasons that it may be compared with. */
export function whyNot(kit: GameKit, tried: Tried & { ok: false }, seat: Seat | null): Reason[] {
  const { state, pick, refusal } = tried
  const r = readState(kit, state)
  const seats = seat === null ? [...new Set(asked({ state }).map((decision) => decision.seat))] : [seat]
  const found = seats.flatMap((one) => objects(r, pick).flatMap((object) => reasonsFor(r, one, pick, object)))
  return refusal === null ? found : [...found, refusal]
}

/** Everything that the names of a pick may mean: a seat or zone, or each thing that is called so. */
function objects(r: Reading, { answer: given }: Pick): { subject: Subject; name: string }[] {
  const names = given.kind === 'one' ? [given.thing] : given.kind === 'list' ? given.things : []
  return names.flatMap((ref) => {
    const things = thingsCalled(r, ref).map((thing) => ({ seat: NOBODY, thing, zone: -1 }))
    const subjects = things.length > 1 ? things : [onlyMeaning(r, ref)]
    return subjects.map((subject) => ({ subject, name: ref.name }))
  })
}

function onlyMeaning(r: Reading, ref: ThingRef): Subject {
  try {
    return subjectCalled(r, ref)
  } catch (error) {
    if (!(error instanceof KitProblem)) throw error
    return { seat: NOBODY, thing: NOTHING, zone: -1 }
  }
}

function reasonsFor(
  { kit, q }: Reading,
  seat: Seat,
  { verb }: Pick,
  { subject, name }: { subject: Subject; name: string },
): Reason[] {
  const own = kit.refusal?.(q, seat, verb, subject, name)
  if (own !== undefined) return own === null ? [] : [own]
  const isThing = subject.thing !== NOTHING
  const aims = name === anyone ? candidates(q, seat, verb) : isThing ? [{ thing: subject.thing }] : []
  return aims.flatMap((aim) => explained(q, seat, verb, aim))
}

/** What a verb could be aimed at at all. */
function candidates(q: Query, seat: Seat, verb: string): readonly Partial<Aim>[] {
  const found = [...q.loaded.verbs.values()].find(({ id }) => squeeze(id) === squeeze(verb))
  switch (found?.at) {
    case undefined:
      return []
    case 'thing':
      return found.candidates(q, seat).map((thing) => ({ thing }))
    case 'zone':
      return found.candidates(q, seat).map((zone) => ({ zone }))
    case 'symbol':
      return found.candidates(q, seat).map((symbol) => ({ symbol }))
    case 'nothing':
      return [AT_NOTHING]
  }
}

function explained(q: Query, seat: Seat, verb: string, aim: Partial<Aim>): Reason[] {
  return explain(q.state, seat, aim).flatMap(({ verb: word, refusal }) =>
    squeeze(word) === squeeze(verb) && refusal !== null ? [refusal] : [],
  )
}

/** Options that are legal now and that no offer speaks of. */
export function unspoken(table: Thought, offers: readonly Offer[]): string[] {
  const r = readState(table.kit, table.state)
  const said = [...new Set(offers.map((offer) => seatOfOffer(r, offer)))]
  return said.flatMap((seat) => {
    const own = offers.filter((offer) => seatOfOffer(r, offer) === seat)
    return asked(table, seat).flatMap((decision) =>
      unspokenOf(
        table,
        decision,
        own.map((offer) => offer.picks),
      ),
    )
  })
}

/** An option is spoken of when a choice opens with it and, where choices go on, they name all that follows. */
function unspokenOf(table: Thought, decision: Decision, choices: readonly (readonly Pick[])[]): string[] {
  const r = readState(table.kit, table.state)
  return decision.options.flatMap(({ key }) => {
    const own = choices.flatMap((picks) => {
      const opening = picks.find((pick) => fit(r, decision, pick)?.picks.includes(key) === true)
      return opening === undefined ? [] : [picks.filter((pick) => pick !== opening)]
    })
    if (own.length === 0) return [key]
    if (own.some((rest) => rest.length === 0)) return []
    const result = answer(table.state, { decision: decision.id, seat: decision.seat, picks: [key] })
    if (!result.ok) return [key]
    const then = asked(result, decision.seat)
    return then.flatMap((next) =>
      unspokenOf({ kit: table.kit, state: result.state }, next, own).map((rest) => `${key} ${rest}`),
    )
  })
}

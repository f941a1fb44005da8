import { readKey } from './ask.ts'
import { earKey } from './earNumbers.ts'
import { effectRefusal, evaluate } from './evaluate.ts'
import { environment } from './env.ts'
import type { Trigger } from './game.ts'
import { layOver } from './happening.ts'
import type { CompiledAbility } from './load.ts'
import type { Machine } from './machine.ts'
import { matches } from './match.ts'
import type { Query } from './query.ts'
import type { Refusal } from './reason.ts'
import { NOBODY, NOTHING, type Seat, type ThingId } from './state.ts'
import type { WindowRule, WindowStage } from './timing.ts'

/** Who may answer in a window: abilities that hear one of its events, and a rule of the book. */

export interface WindowVars {
  event: number
  /** How many events that were parts of it lie above it, to be answered in the same window. */
  joined: number
  window: string
  ear: number
  /** Index in player order of the seat to ask next, and how many have passed in a row. */
  turn: number
  passed: number
}

/** Which triggers are wanted: those of one seat or of all, of one face or any, and how many at most. */
interface Wanted {
  readonly seat: Seat
  readonly face: string
  readonly most: number
}

export const ALL: Wanted = { seat: NOBODY, face: '', most: Infinity }
export const ANY: Wanted = { seat: NOBODY, face: '', most: 1 }

export const NO_TRIGGERS: readonly Trigger[] = []
const NO_LISTENERS: readonly ThingId[] = []

/** The events that were parts of this one and can be heard in its window lie above it while the window is open. */
export function layJoined(m: Machine, event: number, { window, order }: WindowStage): number {
  const { joined } = m.event(event)
  if (joined === undefined) return 0
  const heard = joined.filter(({ kind }) => m.listeners(earIn(m, kind, window, order)).length > 0)
  for (const draft of heard) layOver(m, draft)
  return heard.length
}

function earIn(m: Machine, kind: string, window: string, order: WindowStage['order']): number {
  return m.loaded.ears.get(earKey(kind, window, order === 'forced')) ?? NOTHING
}

/** The abilities that may be used in this window now, whichever of its events they answer. */
export function triggersIn(
  m: Machine,
  f: WindowVars,
  order: WindowStage['order'],
  wanted: Wanted,
): readonly Trigger[] {
  const own = triggers(m, f.event, f.ear, wanted)
  if (f.joined === 0) return own
  const found = [...own]
  for (let event = f.event + 1; event <= f.event + f.joined; event++)
    found.push(...triggers(m, event, earIn(m, m.event(event).kind, f.window, order), wanted))
  return found
}

/** The abilities that hear this event in this window and may be used now. */
export function triggers(m: Machine, event: number, ear: number, wanted: Wanted): readonly Trigger[] {
  const listeners = ear === NOTHING ? NO_LISTENERS : m.listeners(ear)
  if (listeners.length === 0) return NO_TRIGGERS
  const found: Trigger[] = []
  for (const thing of listeners) {
    const { face } = m.thing(thing)
    if (wanted.face !== '' && wanted.face !== face) continue
    const seat = m.loaded.game.speaker(m, thing)
    if (wanted.seat !== NOBODY && wanted.seat !== seat) continue
    for (const ability of m.abilities(thing)) {
      if (ability.ear !== ear) continue
      const trigger = triggerOf(m, event, thing, seat, ability)
      if (trigger === null) continue
      found.push(trigger)
      if (found.length === wanted.most) return found
    }
  }
  return found
}

/** An ability as it would answer the event, or null when it does not hear it or may not be used. */
function triggerOf(
  m: Machine,
  event: number,
  thing: ThingId,
  seat: Seat,
  ability: CompiledAbility,
): Trigger | null {
  const draft = m.event(event)
  if (draft.used?.includes(usedKey(thing, ability.index)) === true) return null
  const env = environment({ you: seat, self: thing, event })
  if (ability.when !== null && !matches(m, ability.when, draft, env)) return null
  if (ability.only !== null && evaluate(m, ability.only, env) !== true) return null
  const trigger = { thing, ability, seat, env }
  return m.loaded.game.triggerRefusal(m, trigger) === null ? trigger : null
}

/** The kernel's own answer to "why may it not be used?": because it would change nothing. */
export function abilityRefusal(q: Query, { ability, env }: Trigger): Refusal {
  return effectRefusal(q, ability.effect.root, env)
}

export function usedKey(thing: number, ability: number): string {
  return `${thing}/${ability}`
}

/** The rule of the book that stands in this window and is still to be carried out. */
export function ruleIn(m: Machine, { event, window }: WindowVars): WindowRule | null {
  const { kind, used } = m.event(event)
  for (const stage of m.loaded.events.get(kind)?.stages ?? []) {
    if (stage.do !== 'window' || stage.window !== window || stage.rule === null) continue
    const { rule } = stage
    return used?.includes(rule.id) !== true && rule.of(m, event) !== NOTHING ? rule : null
  }
  return null
}

/** The trigger behind the picked option: only those of the face that it names are looked at again. */
export function pickedTrigger(
  m: Machine,
  f: WindowVars,
  order: WindowStage['order'],
  seat: Seat,
): Trigger | undefined {
  const { name, place } = readKey(m.picks[0] ?? '')
  return triggersIn(m, f, order, { seat, face: name, most: place })[place - 1]
}

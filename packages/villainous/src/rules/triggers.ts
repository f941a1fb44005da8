import {
  abilityRefusal,
  type Game,
  NOBODY,
  NOTHING,
  openDraft,
  type Query,
  reason,
  type Refusal,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { Frame } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { targetOf } from '../query/crises.ts'
import { by, isKind, isSwitchedOff } from '../query/domain.ts'
import { tableOf } from '../table.ts'

type Trigger = Parameters<Game['initiate']>[1]

/** Whose "you" a text means: its controller; of a Crisis the villain it targets, or who takes the turn. */
export function speaker(q: Query, thing: ThingId): Seat {
  if (!isKind(q, thing, 'crisis')) return q.thing(thing).controller
  const target = targetOf(q, thing)
  return target === NOBODY ? tableOf(q).active : target
}

/** A Specialty that is switched off is silent but for the way to the objective, and some abilities answer once a turn. */
export function triggerRefusal(q: Query, trigger: Trigger): Refusal {
  const { thing, ability } = trigger
  const isSilent = ability.ability['objective'] !== true && isSwitchedOff(q, thing)
  if (isSilent) return reason('refused.switchedOff', {}, 'villainous:specialties')
  if (ability.ability['oncePerTurn'] === true && tableOf(q).activated.includes(thing))
    return reason('refused.oncePerTurn', {}, 'villainous:specialties')
  return abilityRefusal(q, trigger)
}

export const initiate: Game['initiate'] = (m, { thing, ability, seat, env }) => {
  if (ability.ability['oncePerTurn'] === true) m.happen(event.use, { ...by(m, seat), thing })
  m.resolve(ability.effect.id, env)
}

/** The card that may be played from the hand in answer to a Hero. */
const WATCHER = 'hela-fenris-wolf'

/**
 * Whether a seat is asked by what everybody knows: a Hero was played to the domain of a player whose watcher may be in hand,
 * for it lies nowhere where it could be seen. To be asked only with it in hand would tell that it is there.
 */
export function asksPublicly(q: Query, seat: Seat, window: string, depth: number): boolean {
  if (window !== 'reaction') return false
  const draft = openDraft(q.state.frames[depth] as Frame, event.enter)
  if (draft === null || !draft.isHero || draft.domain !== seat || q.ids('hand', seat).length === 0)
    return false
  return ownsWatcher(q, seat) && watcherInSight(q) === NOTHING
}

function ownsWatcher(q: Query, seat: Seat): boolean {
  return (
    q.loaded.definitions.get(WATCHER) !== undefined &&
    q.thing(q.ids('portrait', seat)[0] ?? NOTHING).face === 'hela'
  )
}

function watcherInSight(q: Query): ThingId {
  for (const { name, ids } of q.state.zones) {
    if (name === 'hand' || name === 'deck') continue
    for (const id of ids) if (q.thing(id).face === WATCHER) return id
  }
  return NOTHING
}

import { message, PASS, readKey, thingOptions } from './ask.ts'
import { effectRefusal, evaluate } from './evaluate.ts'
import { environment } from './env.ts'
import type { Trigger } from './game.ts'
import type { CompiledAbility } from './load.ts'
import type { Machine } from './machine.ts'
import { matches } from './match.ts'
import { procedure } from './procedure.ts'
import type { Query } from './query.ts'
import type { Refusal } from './reason.ts'
import { NOBODY, NOTHING, type Option, type Seat, type ThingId } from './state.ts'

interface WindowVars {
  event: number
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

const ALL: Wanted = { seat: NOBODY, face: '', most: Infinity }
const ANY: Wanted = { seat: NOBODY, face: '', most: 1 }

/** Opens a window if anybody could answer in it, or if the game asks by what is publicly possible. */
export function openWindow(m: Machine, event: number, window: string, order: string, ear: number): void {
  const publicly = order === 'inPlayerOrder' && asksSomebodyPublicly(m, event, window)
  if (!publicly && triggers(m, event, ear, ANY).length === 0) return
  m.call(order === 'forced' ? forcedWindow : orderedWindow, { event, window, ear, turn: 0, passed: 0 })
}

function asksSomebodyPublicly(m: Machine, event: number, window: string): boolean {
  const { asksPublicly } = m.loaded.game
  return asksPublicly !== undefined && m.order().some((seat) => asksPublicly(m, seat, window, event))
}

const NO_TRIGGERS: readonly Trigger[] = []
const NO_LISTENERS: readonly ThingId[] = []

/** The abilities that hear this event in this window and may be used now. */
function triggers(m: Machine, event: number, ear: number, wanted: Wanted): readonly Trigger[] {
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

function usedKey(thing: number, ability: number): string {
  return `${thing}/${ability}`
}

function begin(m: Machine, event: number, trigger: Trigger): void {
  const draft = m.ownEvent(event)
  draft.used = [...(draft.used ?? []), usedKey(trigger.thing, trigger.ability.index)]
  m.loaded.game.initiate(m, trigger)
}

/** Each ability is one option; two abilities of one thing have their numbers behind the name. */
function options(m: Machine, list: readonly Trigger[]): Option[] {
  const made = thingOptions(
    m,
    'trigger',
    list.map((trigger) => trigger.thing),
  )
  made.forEach((option, i) => {
    option.says = message('option.ability', { program: list[i]?.ability.effect.id ?? '' })
  })
  return made
}

/** The trigger behind the picked option: only those of the face that it names are looked at again. */
function pickedTrigger(m: Machine, event: number, ear: number, seat: Seat): Trigger | undefined {
  const { name, place } = readKey(m.picks[0] ?? '')
  return triggers(m, event, ear, { seat, face: name, most: place })[place - 1]
}

function over(m: Machine, f: WindowVars): boolean {
  return m.event(f.event).replaced === true
}

export const forcedWindow = procedure<WindowVars>('kernel.forcedWindow', {
  choose(m, f) {
    const list = over(m, f) ? NO_TRIGGERS : triggers(m, f.event, f.ear, ALL)
    if (list.length === 0) m.done()
    else {
      const seat = m.loaded.game.orders(m)
      m.ask({ seat, ask: message('ask.whichFirst', { window: f.window }), options: options(m, list) })
    }
  },
  begin(m, f) {
    m.goto('choose')
    const trigger = pickedTrigger(m, f.event, f.ear, NOBODY)
    if (trigger !== undefined) begin(m, f.event, trigger)
  },
})

export const orderedWindow = procedure<WindowVars>('kernel.orderedWindow', {
  next(m, f) {
    const order = m.order()
    while (!over(m, f) && f.passed < order.length) {
      if (asks(m, f, order[f.turn % order.length] as Seat)) return
      f.turn++
      f.passed++
    }
    m.done()
  },
  offer(m, f) {
    const seat = seatOf(m, f)
    const list = triggers(m, f.event, f.ear, { seat, face: '', most: Infinity })
    m.ask({
      seat,
      ask: message('ask.window', { window: f.window, event: m.event(f.event).kind }),
      options: [...options(m, list), PASS],
      because: m.event(f.event).source,
      confirm: true,
      // Who is asked without holding an answer must not be told from who is not by how soon the pause is over.
      paced: m.loaded.game.asksPublicly !== undefined,
    })
  },
  begin(m, f) {
    const seat = seatOf(m, f)
    f.turn++
    m.goto('next')
    if (m.picks[0] === PASS.key) f.passed++
    else {
      f.passed = 0
      const trigger = pickedTrigger(m, f.event, f.ear, seat)
      if (trigger !== undefined) begin(m, f.event, trigger)
    }
  },
})

function seatOf(m: Machine, f: WindowVars): Seat {
  const order = m.order()
  return order[f.turn % order.length] as Seat
}

function asks(m: Machine, f: WindowVars, seat: Seat): boolean {
  if (triggers(m, f.event, f.ear, { seat, face: '', most: 1 }).length > 0) return true
  return m.loaded.game.asksPublicly?.(m, seat, f.window, f.event) ?? false
}

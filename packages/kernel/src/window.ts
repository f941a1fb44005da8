import { message, PASS, readKey, thingOptions } from './ask.ts'
import type { Trigger } from './game.ts'
import type { Machine } from './machine.ts'
import { procedure } from './procedure.ts'
import { NOBODY, NOTHING, type Option, type Seat } from './state.ts'
import type { WindowStage } from './timing.ts'
import {
  ALL,
  ANY,
  layJoined,
  pickedTrigger,
  ruleIn,
  triggers,
  triggersIn,
  usedKey,
  type WindowVars,
} from './triggers.ts'

/** Opens a window if anybody could answer in it, or if the game asks by what is publicly possible. */
export function openWindow(m: Machine, event: number, stage: WindowStage, ear: number): void {
  const { window, order, rule } = stage
  const joined = layJoined(m, event, stage)
  const isAnswered =
    joined > 0 ||
    (order === 'inPlayerOrder' && asksSomebodyPublicly(m, event, window)) ||
    (rule !== null && rule.of(m, event) !== NOTHING) ||
    triggers(m, event, ear, ANY).length > 0
  if (!isAnswered) return
  const vars = { event, joined, window, ear, turn: 0, passed: 0 }
  m.call(order === 'forced' ? forcedWindow : orderedWindow, vars)
}

function asksSomebodyPublicly(m: Machine, event: number, window: string): boolean {
  const { asksPublicly } = m.loaded.game
  return asksPublicly !== undefined && m.order().some((seat) => asksPublicly(m, seat, window, event))
}

function begin(m: Machine, trigger: Trigger): void {
  use(m, trigger.env.event, usedKey(trigger.thing, trigger.ability.index))
  m.loaded.game.initiate(m, trigger)
}

/** Notes that an ability answered this event: each may do so only once. */
function use(m: Machine, event: number, key: string): void {
  const draft = m.ownEvent(event)
  draft.used = [...(draft.used ?? []), key]
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

function over(m: Machine, f: WindowVars): boolean {
  return m.event(f.event).replaced === true
}

export const forcedWindow = procedure<WindowVars>('kernel.forcedWindow', {
  choose(m, f) {
    const isOver = over(m, f)
    const rule = isOver ? null : ruleIn(m, f)
    const made = isOver ? [] : options(m, triggersIn(m, f, 'forced', ALL))
    if (rule !== null) made.push(...thingOptions(m, rule.id, [rule.of(m, f.event)]))
    if (made.length === 0) m.done()
    else {
      const seat = m.loaded.game.orders(m)
      m.ask({ seat, ask: message('ask.whichFirst', { window: f.window }), options: made })
    }
  },
  begin(m, f) {
    m.goto('choose')
    const rule = ruleIn(m, f)
    if (rule !== null && readKey(m.picks[0] ?? '').verb === rule.id) {
      use(m, f.event, rule.id)
      rule.carryOut(m, f.event)
      return
    }
    const trigger = pickedTrigger(m, f, 'forced', NOBODY)
    if (trigger !== undefined) begin(m, trigger)
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
    const list = triggersIn(m, f, 'inPlayerOrder', { seat, face: '', most: Infinity })
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
      const trigger = pickedTrigger(m, f, 'inPlayerOrder', seat)
      if (trigger !== undefined) begin(m, trigger)
    }
  },
})

function seatOf(m: Machine, f: WindowVars): Seat {
  const order = m.order()
  return order[f.turn % order.length] as Seat
}

function asks(m: Machine, f: WindowVars, seat: Seat): boolean {
  if (triggersIn(m, f, 'inPlayerOrder', { seat, face: '', most: 1 }).length > 0) return true
  return m.loaded.game.asksPublicly?.(m, seat, f.window, f.event) ?? false
}

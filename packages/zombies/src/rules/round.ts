import {
  type Ask,
  doPicked,
  type Machine,
  message,
  type Option,
  plainOption,
  procedure,
  type Query,
  type Seat,
  verbOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { mayAct } from '../query/actions.ts'
import { activeSpawns, missionOf } from '../query/board.ts'
import { enemiesIn, heroOf, zoneOf } from '../query/pieces.ts'
import { tableOf } from '../table.ts'
import { activateAll } from './activate.ts'
import { citizensWalk, revealedCitizens } from './citizens.ts'
import { endIfDefeated } from './outcome.ts'
import { spawnIn } from './spawn.ts'

interface Round {
  /** Spawn Points that still draw this phase. */
  spawns: readonly string[]
}

/** One round after the other: the heroes' turns in any order, then the Enemies, the citizens and the Spawn Points. */
export const round = procedure<Round>('zombies.round', {
  begin(m) {
    m.happen(event.playersBegin, {})
  },
  menu(m) {
    const { active } = tableOf(m)
    if (active < 0) m.goto('enemies')
    else m.ask({ seat: active, ask: askTurn, options: heroOptions(m, active), menu: true })
  },
  act(m) {
    m.goto('menu')
    doIt(m, tableOf(m).active)
  },
  enemies(m) {
    m.happen(event.phase, { phase: 'enemies' })
  },
  horde(m) {
    activateAll(m)
  },
  citizens(m, f) {
    f.spawns = activeSpawns(m, tableOf(m).taken)
    m.call(citizensWalk, { ids: revealedCitizens(m) })
  },
  spawn(m, f) {
    const [zone] = f.spawns
    if (zone === undefined) return
    f.spawns = f.spawns.slice(1)
    m.goto('spawn')
    spawnIn(m, zone)
  },
  end(m) {
    if (endIfDefeated(m)) return
    m.goto('begin')
    m.happen(event.nextRound, { round: tableOf(m).round + 1 })
  },
})

const askTurn = message('ask.turn')
const endTurn = plainOption('endTurn', message('option.endTurn'), 'end')

/** Everything a hero may do now. */
export function heroOptions(q: Query, seat: Seat): Option[] {
  return [...verbOptions(q, seat), endTurn]
}

function doIt(m: Machine, seat: Seat): void {
  if (m.picks[0] === endTurn.key) m.call(finishTurn, { seat })
  else doPicked(m, seat)
}

/** Whoever has not begun a turn may step in before the hero who is asked first. */
export function otherHeroes(q: Query): Ask[] {
  const { active, begun } = tableOf(q)
  if (begun) return []
  return q
    .order()
    .filter((seat) => seat !== active && mayAct(q, seat))
    .map((seat) => ({ seat, ask: askTurn, options: heroOptions(q, seat), rule: 'zombies.stepIn' }))
}

export const stepIn = procedure<{ seat: Seat }>('zombies.stepIn', {
  act(m, { seat }) {
    m.done()
    doIt(m, seat)
  },
})

const leave = plainOption('leave', message('option.leave'))
const stay = plainOption('stay', message('option.stay'), 'decline')

/** The end of a turn: at the Exit, with no Enemy there and the Objectives taken, a hero may leave. */
export const finishTurn = procedure<{ seat: Seat }>('zombies.finishTurn', {
  leave(m, f) {
    if (!mayLeave(m, f.seat)) m.goto('stay')
    else
      m.ask({
        seat: f.seat,
        ask: message('ask.leave'),
        options: [leave, stay],
      })
  },
  left(m, f) {
    if (m.picks[0] === leave.key) m.happen(event.leave, { seat: f.seat, hero: heroOf(m, f.seat) })
  },
  stay(m, f) {
    m.done()
    m.happen(event.endTurn, { seat: f.seat, hero: heroOf(m, f.seat) })
  },
})

function mayLeave(q: Query, seat: Seat): boolean {
  const { exit, objectives } = missionOf(q)
  const zone = zoneOf(q, heroOf(q, seat))
  const { taken } = tableOf(q)
  return (
    zone === exit && enemiesIn(q, zone).length === 0 && objectives.every(([color]) => taken.includes(color))
  )
}

import {
  type Ask,
  type Machine,
  message,
  type Option,
  pickedVerb,
  plainOption,
  procedure,
  type Query,
  type Seat,
  verbOptions,
} from '@quadriga/kernel/author'
import { mayAct } from '../query/actions.ts'
import { activeSpawns, missionOf } from '../query/board.ts'
import { enemiesIn, heroCard, heroesInPlay, heroOf, zoneOf } from '../query/pieces.ts'
import { tableOf } from '../table.ts'
import { plainRefusal } from '../verbs/actions.ts'
import { activateAll } from './activate.ts'
import { citizensWalk, revealedCitizens } from './citizens.ts'
import { usable } from './skills.ts'
import { spawnIn } from './spawn.ts'

interface Round {
  /** Spawn Points that still draw this phase. */
  spawns: readonly string[]
}

/** One round after the other: the heroes' turns in any order, then the Enemies, the citizens and the Spawn Points. */
export const round = procedure<Round>('zombies.round', {
  begin(m) {
    m.propose({ kind: 'playersBegin' })
  },
  menu(m) {
    const { active } = tableOf(m)
    if (active < 0) m.goto('enemies')
    else m.ask({ seat: active, ask: askTurn, options: heroOptions(m, active), menu: true })
  },
  act(m) {
    m.goto('menu')
    doIt(m, tableOf(m).active, m.picks[0] ?? '')
  },
  enemies(m) {
    m.propose({ kind: 'phase', phase: 'enemies' })
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
    // Defeat waits for the End Phase.
    if (tableOf(m).fallen || heroesInPlay(m).length === 0)
      m.end({ kind: 'lost', winners: [], cause: 'outcome.fallen' })
    else {
      m.goto('begin')
      m.propose({ kind: 'nextRound', round: tableOf(m).round + 1 })
    }
  },
})

const askTurn = message('ask.turn')
const endTurn = plainOption('endTurn', message('option.endTurn'))
const powerUp = plainOption('powerUp', message('option.powerUp'))

/** Everything a hero may do now. */
export function heroOptions(q: Query, seat: Seat): Option[] {
  const options = verbOptions(q, seat)
  if (plainRefusal(q, seat, 'powerUp') === null) options.push(powerUp)
  for (const skill of heroCard(q, heroOf(q, seat)).skills) {
    if (plainRefusal(q, seat, skill) === null)
      options.push(plainOption(`use:${skill}`, message('option.use', { skill })))
  }
  return [...options, endTurn]
}

function doIt(m: Machine, seat: Seat, pick: string): void {
  if (pick === endTurn.key) m.call(finishTurn, { seat })
  else if (pick === powerUp.key) m.propose({ kind: 'powerUp', seat, hero: heroOf(m, seat) })
  else if (pick.startsWith('use:'))
    m.callNamed(usable[pick.slice('use:'.length)]?.rule ?? '', { seat, zone: '' })
  else {
    const verb = pickedVerb(m, seat, pick)
    if (verb !== null) m.callNamed(verb.rule, { seat, thing: verb.thing })
  }
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
    doIt(m, seat, m.picks[0] ?? '')
  },
})

/** The end of a turn: at the Exit, with no Enemy there and the Objectives taken, a hero may leave. */
export const finishTurn = procedure<{ seat: Seat }>('zombies.finishTurn', {
  leave(m, f) {
    if (!mayLeave(m, f.seat)) m.goto('stay')
    else
      m.ask({
        seat: f.seat,
        ask: message('ask.leave'),
        options: [plainOption('leave', message('option.leave')), plainOption('stay', message('option.stay'))],
      })
  },
  left(m, f) {
    if (m.picks[0] === 'leave') m.propose({ kind: 'leave', seat: f.seat, hero: heroOf(m, f.seat) })
  },
  stay(m, f) {
    m.done()
    m.propose({ kind: 'endTurn', seat: f.seat, hero: heroOf(m, f.seat) })
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

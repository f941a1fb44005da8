import {
  type Ask,
  doPicked,
  endPeriod,
  type Machine,
  message,
  type Option,
  plainOption,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  verbOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { mayAct } from '../query/actions.ts'
import { colorOfPoint, drawingPoints, exitZone, missionOf, zoneOfToken } from '../query/board.ts'
import { isRavenous } from '../query/hunger.ts'
import { citizenOf, hasEnemies, heroOf, onBoard, zoneOf } from '../query/pieces.ts'
import { tableOf } from '../table.ts'
import { activateAll } from './activate.ts'
import { abandon, abandoned, citizensWalk, walkingCitizens } from './citizens.ts'
import { endIfDefeated, mayAnybodyLeave } from './outcome.ts'

interface Round {
  /** Spawn Points that still draw this phase. */
  spawns: readonly ThingId[]
}

/** One round after the other: the heroes' turns in any order, then the Enemies, the citizens and the Spawn Points. */
export const round = procedure<Round>('zombies.round', {
  begin(m) {
    m.propose(event.playersBegin, {})
  },
  menu(m) {
    const { active } = tableOf(m)
    if (active < 0) m.goto('abandon')
    else m.ask({ seat: active, ask: askTurn, options: heroOptions(m, active), menu: true })
  },
  act(m) {
    m.goto('menu')
    doIt(m, tableOf(m).active)
  },
  abandon(m) {
    m.call(abandon, { ids: abandoned(m) })
  },
  over(m) {
    m.propose(event.playersEnd, { round: tableOf(m).round })
  },
  enemies(m) {
    m.happen(event.phase, { phase: 'enemies' })
  },
  horde(m) {
    activateAll(m)
  },
  citizens(m) {
    m.call(citizensWalk, { ids: walkingCitizens(m) })
  },
  points(m, f) {
    f.spawns = drawOrder(m)
  },
  spawn(m, f) {
    const [point] = f.spawns
    if (point === undefined) return
    f.spawns = f.spawns.slice(1)
    m.goto('spawn')
    m.propose(event.drawsFor, { point, color: colorOfPoint(m, point), zone: zoneOfToken(m, point) })
  },
  unused(m) {
    const [card] = m.ids('keptSpawn')
    if (card !== undefined) m.happen(event.playsKept, { card, zone: '' })
  },
  rise(m) {
    // Who rises by itself does so when it is activated.
    const figures = onBoard(m, (id) => m.counter(id, 'down') > 0 && m.stat(id, 'rises') === 0)
    if (figures.length > 0) m.happen(event.standUp, { figures })
  },
  enemiesOver(m) {
    m.propose(event.enemiesEnd, { round: tableOf(m).round })
  },
  end(m) {
    if (endIfDefeated(m)) return
    m.propose(event.endPhase, { round: tableOf(m).round })
  },
  next(m) {
    m.goto('begin')
    if (hasCopies(m)) m.happen(event.copiesEnd, {})
    m.happen(event.nextRound, { round: tableOf(m).round + 1 })
  },
})

/** Spawn Points that draw, in their order; with five or six heroes some missions draw twice for the first. */
function drawOrder(q: Query): ThingId[] {
  const points = drawingPoints(q)
  const isMore = missionOf(q).extraDraw && q.seats > 4
  return points.flatMap((point) =>
    isMore && colorOfPoint(q, point) === 'initial' ? [point, point] : [point],
  )
}

function hasCopies(q: Query): boolean {
  for (let seat = 0; seat < q.seats; seat++)
    if (q.ids('sheet', seat).some((id) => q.counter(id, 'copied') > 0)) return true
  return false
}

const askTurn = message('ask.turn')
const endTurn = plainOption('endTurn', message('option.endTurn'), 'end')

/** Everything a hero may do now. */
function heroOptions(q: Query, seat: Seat): Option[] {
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

/** The end of a turn: at the Exit, with no Enemy there and all else done, a hero may leave; who stays Ravenous suffers. */
export const finishTurn = procedure<{ seat: Seat }>('zombies.finishTurn', {
  leave(m, f) {
    if (!mayLeave(m, f.seat)) m.goto('stay')
    else m.ask({ seat: f.seat, ask: message('ask.leave'), options: [leave, stay] })
  },
  left(m, f) {
    if (m.picks[0] === leave.key) m.happen(event.leave, { seat: f.seat, hero: heroOf(m, f.seat) })
  },
  stay(m, f) {
    const hero = heroOf(m, f.seat)
    const zone = zoneOf(m, hero)
    if (zone !== '' && isRavenous(m, hero)) m.propose(event.wounds, { to: hero, zone, n: 1 })
  },
  over(m, f) {
    m.done()
    endPeriod(m, 'nextAttack')
    m.propose(event.turnEnds, { seat: f.seat, hero: heroOf(m, f.seat) })
  },
})

function mayLeave(q: Query, seat: Seat): boolean {
  const zone = zoneOf(q, heroOf(q, seat))
  if (zone === '' || zone !== exitZone(q) || hasEnemies(q, zone) || !mayAnybodyLeave(q)) return false
  return !missionOf(q).leavesWithCitizen || citizenOf(q, seat) >= 0
}

export const roundRules = [round, stepIn, finishTurn]

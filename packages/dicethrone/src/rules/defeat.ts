import { breakOff, type Check, type Machine, type Seat } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { isAlive, teamOf } from '../query/heroes.ts'
import { tableOf } from '../table.ts'
import { turn } from './turn.ts'

/** Who has fallen: the last team standing wins, all falling at once is a draw, and those who are left play on. */
export const defeat: Check = (m) => {
  const alive: Seat[] = []
  for (let seat = 0; seat < m.seats; seat++) {
    if (isAlive(m, seat)) alive.push(seat)
    else if (!tableOf(m).defeated.includes(seat)) m.happen(event.defeated, { seat })
  }
  if (alive.length === m.seats) return
  const teams = new Set(alive.map((seat) => teamOf(m, seat)))
  if (teams.size === 0) m.end({ kind: 'draw', winners: [], cause: 'outcome.draw' })
  else if (teams.size === 1) m.end({ kind: 'won', winners: alive, cause: 'outcome.lastStanding' })
  else if (!isAlive(m, tableOf(m).active)) cutTurn(m)
}

/** The turn of a fallen player ends on the spot, whatever was under way. */
function cutTurn(m: Machine): void {
  const depth = m.state.frames.findIndex((frame) => frame.at === turn.name)
  m.happen(event.cutTurn, { seat: tableOf(m).active })
  m.ownFrame(depth).step = turn.labels.indexOf('fallen')
  breakOff(m, depth)
}

import { commits, move, NOBODY } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { leavePlay, toPile } from './leaving.ts'

const crisisBegins = commits(event.crisisBegins, (m, { thing }) => {
  move(m, thing, m.zoneIndex('crisis'))
  m.own(thing).controller = NOBODY
})

const crisisResolved = commits(event.crisisResolved, (m, { thing }) => {
  move(m, thing, m.zoneIndex('resolved'))
})

export const crisisEvents = [
  crisisBegins,
  crisisResolved,
  commits(event.leaveCrisis, (m, { thing }) => void leavePlay(m, thing)),
  commits(event.crisisEnds, (m, { thing }) => void toPile(m, thing)),
]

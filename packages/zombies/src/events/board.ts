import { commits, drawTop, move, NOBODY, shuffleInto, sizeOf, turnFace } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { ownTable } from '../table.ts'
import { spendActions } from './heroes.ts'

const opens = commits(event.opens, (m, { seat = NOBODY, opening, cost = 0 }) => {
  if (seat !== NOBODY) {
    spendActions(m, seat, cost)
    if (cost === 0) ownTable(m).used = [...ownTable(m).used, 'open']
  }
  m.own(opening)['open'] = 1
})

const reveals = commits(event.reveals, (m, { zones }) => {
  const table = ownTable(m)
  table.revealed = [...table.revealed, ...zones]
})

const showsCitizen = commits(event.showsCitizen, (m, { citizen }) => {
  turnFace(m, citizen, m.thing(citizen).code)
  m.reveal(citizen, (1 << m.seats) - 1)
})

const drawSpawn = commits(event.drawSpawn, (m, draft) => {
  const deck = m.zoneIndex('spawnDeck')
  if (sizeOf(m.zone('spawnDeck')) === 0) shuffleInto(m, deck, m.ids('spawnPile'))
  draft.card = drawTop(m, deck, m.zoneIndex('spawnPile'), 'spawn', NOBODY, { place: 'top' })
})

const spawn = commits(event.spawn, (m, { zone, figures }) => {
  for (const id of figures) move(m, id, m.zoneIndex(zone))
})

export const boardEvents = [opens, reveals, showsCitizen, drawSpawn, spawn]

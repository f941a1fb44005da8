import { commits, move, randomThing } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { freeStones } from '../query/stones.ts'

const drawStone = commits(event.drawStone, (m, draft) => {
  const drawn = randomThing(m, 'stones', freeStones(m))
  draft.thing = move(m, drawn, m.zoneIndex('played', draft.seat))
  m.own(draft.thing).controller = draft.seat
})

const attachStone = commits(event.attachStone, (m, { thing, bearer }) => {
  move(m, thing, m.thing(bearer).zone)
  m.own(thing).host = bearer
})

const returnStone = commits(event.returnStone, (m, { thing }) => {
  move(m, thing, m.zoneIndex('stones'))
})

const captureStone = commits(event.captureStone, (m, { thing, seat }) => {
  move(m, thing, m.zoneIndex('specialty', seat))
  m.own(thing).controller = seat
})

export const stoneEvents = [drawStone, attachStone, returnStone, captureStone]

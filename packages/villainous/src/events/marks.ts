import { commits, move, NOTHING } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { marksCollected, marksLeft, markOn } from '../query/marks.ts'
import { supplyMark } from './leaving.ts'

const mark = commits(event.mark, (m, { thing }) => {
  const [token = NOTHING] = marksLeft(m)
  move(m, token, m.thing(thing).zone)
  m.own(token).host = thing
})

const loseMark = commits(event.loseMark, (m) => {
  const [token] = marksCollected(m)
  if (token !== undefined) supplyMark(m, token)
})

export const markEvents = [
  mark,
  commits(event.unmark, (m, { thing }) => supplyMark(m, markOn(m, thing))),
  loseMark,
]

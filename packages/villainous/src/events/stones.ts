import { move, randomThing } from '@quadriga/kernel/author'
import { freeStones } from '../query/stones.ts'
import { change, thingIn } from './change.ts'

export const stoneEvents = [
  /** The receiver draws one of the free Stones; which one, chance says. */
  change({
    kind: 'drawStone',
    commit(m, draft) {
      const drawn = randomThing(m, 'stones', freeStones(m))
      draft['thing'] = move(m, drawn, m.zoneIndex('played', draft.seat))
      m.own(thingIn(draft, 'thing')).controller = draft.seat
    },
    things: ['thing'],
  }),
  change({
    kind: 'attachStone',
    commit(m, draft) {
      const [stone, bearer] = [thingIn(draft, 'thing'), thingIn(draft, 'bearer')]
      move(m, stone, m.thing(bearer).zone)
      m.own(stone).host = bearer
    },
    things: ['thing', 'bearer'],
  }),
  /** Nobody can carry it: the Stone goes back to the centre. */
  change({
    kind: 'returnStone',
    commit: (m, draft) => void move(m, thingIn(draft, 'thing'), m.zoneIndex('stones')),
    things: ['thing'],
  }),
  /** A raider brings a loose Stone home: it turns into a Specialty. */
  change({
    kind: 'captureStone',
    commit(m, draft) {
      const stone = thingIn(draft, 'thing')
      move(m, stone, m.zoneIndex('specialty', draft.seat))
      m.own(stone).controller = draft.seat
    },
    things: ['thing'],
  }),
]

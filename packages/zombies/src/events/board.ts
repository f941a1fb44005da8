import {
  drawTop,
  type EventKind,
  move,
  shuffleInto,
  sizeOf,
  type ThingId,
  turnFace,
} from '@quadriga/kernel/author'
import { ownTable } from '../table.ts'
import { spendActions } from './heroes.ts'

export const boardEvents: readonly EventKind[] = [
  {
    kind: 'opens',
    commit(m, draft) {
      if (draft.seat >= 0) {
        spendActions(m, draft.seat, draft['cost'] as number)
        if (draft['cost'] === 0) ownTable(m).used = [...ownTable(m).used, 'open']
      }
      m.own(draft['opening'] as ThingId)['open'] = 1
    },
    log: ['opening', 'by'],
    things: ['opening', 'by'],
  },
  {
    kind: 'reveals',
    commit(m, draft) {
      for (const id of draft['zones'] as readonly ThingId[]) m.own(id)['revealed'] = 1
    },
    log: [],
    things: [],
  },
  {
    kind: 'showsCitizen',
    commit(m, draft) {
      const id = draft['citizen'] as ThingId
      turnFace(m, id, m.thing(id).code)
      m.reveal(id, (1 << m.seats) - 1)
    },
    log: ['citizen'],
    things: ['citizen'],
  },
  {
    kind: 'drawSpawn',
    commit(m, draft) {
      const deck = m.zoneIndex('spawnDeck')
      if (sizeOf(m.zone('spawnDeck')) === 0) shuffleInto(m, deck, m.ids('spawnPile'))
      draft['card'] = drawTop(m, deck, m.zoneIndex('spawnPile'), 'spawn', -1, { place: 'top' })
    },
    log: ['card', 'zone'],
    things: ['card'],
  },
  {
    kind: 'spawn',
    commit(m, draft) {
      const zone = m.zoneIndex(String(draft['zone']))
      for (const id of draft['figures'] as readonly ThingId[]) move(m, id, zone)
    },
    log: ['enemy', 'n', 'zone'],
    things: [],
  },
]

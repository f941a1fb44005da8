import {
  atTable,
  canWait,
  type CompanionDefinition,
  dicethrone,
  healthOf,
  mostHealth,
  phases,
} from '@quadriga/dicethrone'
import { tableGame } from '@quadriga/table'
import { presentNumber } from '../table/presentNumber.ts'
import type { Presenter } from '../table/presenter.ts'
import { beat } from './presentBeat.ts'
import { presentBoard } from './presentBoard.ts'
import { danger } from './presentDanger.ts'
import { presentFace } from './presentFace.ts'
import { presentOdds } from './presentOdds.ts'
import { presentCatalogue, presentSections, presentTitle } from './presentSetup.ts'
import { counts, gauges } from './presentTimeline.ts'

/** Dice Throne at a table in the browser. */
export const presenter: Presenter = {
  id: 'dicethrone',
  ...tableGame(dicethrone, atTable),
  setupFace: atTable.setupFace,
  phases,
  statuses: [],
  unshown: ['attempts', 'extra', 'pips', 'roll', 'since', 'raised', 'used', 'struck', 'phases', 'health'],
  piles: ['deck', 'discard', 'covered', 'leaflet'],
  isOut: ({ q }, seat) => healthOf(q, seat) <= 0,
  stat: (q, id, stat) => q.stat(id, stat),
  shownStats: [],
  hp(q, id) {
    const definition = q.definition(id)
    if (definition.kind === 'companion') {
      const { health } = definition as CompanionDefinition
      return health === 0 ? null : { now: q.counter(id, 'health'), max: health }
    }
    if (definition.kind !== 'hero') return null
    return { now: healthOf(q, q.thing(id).owner), max: mostHealth(q) }
  },
  board: presentBoard,
  face: presentFace,
  catalogue: presentCatalogue,
  sections: presentSections,
  title: presentTitle,
  whyNumber: presentNumber,
  danger,
  waits: ({ q, seat }, thing) => canWait(q, seat, thing),
  gauges,
  counts,
  beat,
  questions: { odds: presentOdds },
  throws: {
    events: ['roll', 'reroll', 'attempt'],
    sources: atTable.dice,
  },
}

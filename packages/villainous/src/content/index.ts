import type { Card, Location, Villain } from '../card.ts'
import { commonFate } from './commonFate.ts'
import { hela, helaLocations, soulMark } from './hela/board.ts'
import { helaCards } from './hela/cards.ts'
import { helaFate } from './hela/fate.ts'
import { killmonger, killmongerLocations } from './killmonger/board.ts'
import { killmongerCards } from './killmonger/cards.ts'
import { killmongerFate } from './killmonger/fate.ts'
import { killmongerTiles } from './killmonger/tiles.ts'
import { taskmaster, taskmasterLocations } from './taskmaster/board.ts'
import { taskmasterCards } from './taskmaster/cards.ts'
import { taskmasterFate } from './taskmaster/fate.ts'
import { thanos, thanosLocations } from './thanos/board.ts'
import { thanosCards } from './thanos/cards.ts'
import { thanosFate } from './thanos/fate.ts'
import { stones } from './thanos/stones.ts'
import { ultron, ultronLocations } from './ultron/board.ts'
import { ultronCards } from './ultron/cards.ts'
import { ultronFate } from './ultron/fate.ts'
import { ultronTiles } from './ultron/tiles.ts'

export { stones }

export const villains: readonly Villain[] = [thanos, hela, killmonger, ultron, taskmaster]

export const locations: readonly Location[] = [
  ...thanosLocations,
  ...helaLocations,
  ...killmongerLocations,
  ...ultronLocations,
  ...taskmasterLocations,
]

/** The cards of the box: five villain decks, five Fate sets and the common one. */
export const cards: readonly Card[] = [
  ...thanosCards,
  ...thanosFate,
  ...helaCards,
  ...helaFate,
  ...killmongerCards,
  ...killmongerFate,
  ...ultronCards,
  ...ultronFate,
  ...taskmasterCards,
  ...taskmasterFate,
  ...commonFate,
]

/** Everything that can lie on the table. */
export const content: readonly Card[] = [
  ...villains,
  ...locations,
  ...stones,
  soulMark,
  ...killmongerTiles,
  ...ultronTiles,
  ...cards,
]

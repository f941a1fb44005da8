import type { EventRule } from '@quadriga/kernel/author'
import { attackEvents } from './attack.ts'
import { cardEvents } from './cards.ts'
import { damageEvents } from './damage.ts'
import { encounterEvents } from './encounter.ts'
import { lookEvents } from './look.ts'
import { revealEvents } from './reveal.ts'
import { tableEvents } from './table.ts'
import { threatEvents } from './threat.ts'

/** Every kind of event; their commits are the only places that change the table. */
export const events: readonly EventRule[] = [
  ...damageEvents,
  ...attackEvents,
  ...threatEvents,
  ...cardEvents,
  ...lookEvents,
  ...encounterEvents,
  ...revealEvents,
  ...tableEvents,
]

import type { EventRule } from '@quadriga/kernel/author'
import { attackEvents } from './attack.ts'
import { boardEvents } from './board.ts'
import { enemyEvents } from './enemies.ts'
import { heroEvents } from './heroes.ts'

/** How each kind of event changes the table. */
export const events: readonly EventRule[] = [...heroEvents, ...attackEvents, ...enemyEvents, ...boardEvents]

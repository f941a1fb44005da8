import type { ReferenceEntry } from '@quadriga/kernel/author'
import { basics } from './entries/basics.ts'
import { citizens } from './entries/citizens.ts'
import { combat } from './entries/combat.ts'
import { enemies } from './entries/enemies.ts'
import { heroes } from './entries/heroes.ts'
import { map } from './entries/map.ts'
import { zombieMode } from './entries/zombieMode.ts'

/** The rules reference of the game, theme by theme. */
export const reference: readonly ReferenceEntry[] = [
  ...basics,
  ...heroes,
  ...map,
  ...combat,
  ...enemies,
  ...citizens,
  ...zombieMode,
]

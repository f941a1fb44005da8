import type { ReferenceEntry } from '@quadriga/kernel/author'
import { abilities } from './abilities.ts'
import { actions } from './actions.ts'
import { attacks } from './attacks.ts'
import { basics } from './basics.ts'
import { calculation } from './calculation.ts'
import { cards } from './cards.ts'
import { companions } from './companions.ts'
import { damage } from './damage.ts'
import { dice } from './dice.ts'
import { heroes } from './heroes.ts'
import { modes } from './modes.ts'
import { phases } from './phases.ts'
import { setup } from './setup.ts'
import { status } from './status.ts'
import { timing } from './timing.ts'
import { ultimates } from './ultimates.ts'
import { words } from './words.ts'

/** The rules reference of the game, theme by theme. */
export const referenceEntries: readonly ReferenceEntry[] = [
  ...basics,
  ...setup,
  ...phases,
  ...dice,
  ...abilities,
  ...ultimates,
  ...attacks,
  ...damage,
  ...calculation,
  ...cards,
  ...actions,
  ...timing,
  ...status,
  ...words,
  ...modes,
  ...heroes,
  ...companions,
]

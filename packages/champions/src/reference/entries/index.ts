import type { ReferenceEntry } from '@quadriga/kernel/author'
import { abilities } from './abilities.ts'
import { attacks } from './attacks.ts'
import { basics } from './basics.ts'
import { cards } from './cards.ts'
import { damage } from './damage.ts'
import { decks } from './decks.ts'
import { encounter } from './encounter.ts'
import { keywords } from './keywords.ts'
import { phases } from './phases.ts'
import { players } from './players.ts'
import { playing } from './playing.ts'
import { reminderEntries } from './reminders.ts'
import { schemes } from './schemes.ts'
import { status } from './status.ts'
import { timing } from './timing.ts'
import { zones } from './zones.ts'

/** The rules reference of the game, theme by theme. */
export const referenceEntries: readonly ReferenceEntry[] = [
  ...basics,
  ...players,
  ...phases,
  ...playing,
  ...cards,
  ...attacks,
  ...damage,
  ...schemes,
  ...encounter,
  ...keywords,
  ...status,
  ...abilities,
  ...timing,
  ...zones,
  ...decks,
  ...reminderEntries,
]

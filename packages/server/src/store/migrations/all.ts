import { beginning } from './001-beginning.ts'
import { days } from './010-days.ts'
import { people } from './020-people.ts'
import { together } from './043-together.ts'
import { snapshots } from './044-snapshots.ts'
import { mail } from './049-mail.ts'
import { betweenProcesses } from './057-between-processes.ts'
import type { Migration } from './migration.ts'

/** All steps, in the order of their numbers. */
export const migrations: readonly Migration[] = [
  beginning,
  days,
  people,
  together,
  snapshots,
  mail,
  betweenProcesses,
]

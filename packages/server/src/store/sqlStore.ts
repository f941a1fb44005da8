import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { IsTaken } from './sql/append.ts'
import { daysIn } from './sql/days.ts'
import { accessIn } from './sql/access.ts'
import { accountsIn } from './sql/accounts.ts'
import { doorsIn } from './sql/doors.ts'
import { guestsIn } from './sql/guests.ts'
import { mailIn } from './sql/mail.ts'
import { roomsIn } from './sql/rooms.ts'
import { snapshotsIn } from './sql/snapshots.ts'
import { speechIn } from './sql/speech.ts'
import { tablesIn } from './sql/tables.ts'
import { togetherIn } from './sql/together.ts'
import type { Store } from './store.ts'

/** A store in any database that Kysely speaks to. */
export function sqlStore(db: Kysely<Schema>, isTaken: IsTaken): Store {
  return {
    ...guestsIn(db),
    ...tablesIn(db, isTaken),
    ...snapshotsIn(db),
    ...doorsIn(db),
    ...speechIn(db),
    ...accessIn(db),
    ...accountsIn(db),
    ...togetherIn(db),
    ...roomsIn(db),
    ...mailIn(db),
    ...daysIn(db),
    close: () => db.destroy(),
  }
}

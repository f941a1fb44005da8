import type { TableRecord } from '../store/store.ts'
import type { TimedSituation, Visit } from '../store/daysStore.ts'
import type { VacationOf } from './clocks.ts'
import type { AskedSeat } from './situation.ts'

/** What a table that is played over days needs of its server. */
export interface TableDays {
  readonly vacationOf: VacationOf
  /** Somebody's last screen went away. */
  readonly left: (table: string, person: string, visit: Visit) => void
  /** People who are not at the table are asked. */
  readonly asked: (record: TableRecord, questions: readonly AskedSeat[]) => void
  /** Keeps a situation that no row goes with. */
  readonly keep: (table: string, timed: TimedSituation) => Promise<void>
}

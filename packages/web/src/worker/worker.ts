import { deckDesk } from './decks/deckDesk.ts'
import { fairDesk } from './fair/fairDesk.ts'
import { comingLater } from './comingLater.ts'
import { accountDesk } from './online/accountDesk.ts'
import { daysDesk } from './online/daysDesk.ts'
import { onlineDesk } from './online/onlineDesk.ts'
import { puzzleDesk } from './puzzles/puzzleDesk.ts'
import { saveDesk } from './saves/saveDesk.ts'
import { indexedShelf } from './saves/indexedShelf.ts'
import { library } from './setup/library.ts'
import { type Port, serve } from '../model/table/port.ts'
import { clubMethods } from '../model/online/clubService.ts'
import type { WorkerServices } from '../model/table/services.ts'
import { tables } from './table/tables.ts'
import { workshopDesk } from './workshop/workshopDesk.ts'

const troubled = new Set<(problem: string) => void>()

/** The services of a page's worker: whatever knows rules or words of a game, or the saves. */
const services: WorkerServices = {
  library,
  saves: saveDesk,
  decks: deckDesk,
  online: onlineDesk,
  account: accountDesk,
  fair: fairDesk,
  workshop: workshopDesk,
  days: daysDesk,
  club: comingLater(clubMethods, async () => (await import('./online/clubDesk.ts')).clubDesk),
  puzzles: puzzleDesk,
  tables: tables(
    indexedShelf((problem) => {
      for (const listener of troubled) listener(problem)
    }),
  ),
  saveTrouble(listener) {
    troubled.add(listener)
    return () => troubled.delete(listener)
  },
}

serve(globalThis as unknown as Port, services)

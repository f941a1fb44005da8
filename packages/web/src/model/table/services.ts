import type { DeckDesk } from '../decks/box.ts'
import type { FairDesk } from '../fair/fairModel.ts'
import type { AccountDesk } from '../online/accountService.ts'
import type { ClubDesk } from '../online/clubService.ts'
import type { DaysDesk } from '../online/daysService.ts'
import type { OnlineDesk } from '../online/onlineService.ts'
import type { SaveDesk } from '../saves/savesService.ts'
import type { PuzzleDesk } from '../puzzles/puzzles.ts'
import type { Library } from '../setup/catalogue.ts'
import type { WorkshopDesk } from '../workshop/workshopService.ts'
import type { TablesService } from './tableService.ts'

/** Everything that the worker of a page serves. */
export interface WorkerServices {
  /** What games offer apart from any table. */
  readonly library: Library
  /** The kept games. */
  readonly saves: SaveDesk
  /** Deck building and the kept decks. */
  readonly decks: DeckDesk
  readonly tables: TablesService
  /** Tables on the server that the page comes from. */
  readonly online: OnlineDesk
  /** What that server keeps about the person at this device. */
  readonly account: AccountDesk
  /** Checks the chance of finished games. */
  readonly fair: FairDesk
  /** Tiles and missions of one's own. */
  readonly workshop: WorkshopDesk
  /** Those that are played over days: one's own, vacation, notices. */
  readonly days: DaysDesk
  /** People who meet again: the next game, rooms. */
  readonly club: ClubDesk
  /** Positions with one clearly best answer. */
  readonly puzzles: PuzzleDesk
  /** Calls when a save could not be written. */
  saveTrouble(listener: (problem: string) => void): () => void
}

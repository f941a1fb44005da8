import { deckDesk } from '../../decks/deckDesk.ts'
import { saveDesk } from '../../saves/saveDesk.ts'
import { indexedShelf } from '../../saves/shelf.ts'
import { library } from '../../setup/library.ts'
import { type Port, serve } from '../link.ts'
import { tables } from './tables.ts'

/** The worker of a page: every service that knows rules or words of a game, or the saves. */
const port = globalThis as unknown as Port

const services: Record<string, object> = { library, saves: saveDesk, decks: deckDesk }
const tell = serve(port, services)
services['tables'] = tables(
  indexedShelf((problem) => tell('saveTrouble', problem)),
  tell,
)

import type { Language } from '@quadriga/kernel'
import type { DeckDesk } from '../decks/box.ts'
import { askToPersist } from '../saves/persistence.ts'
import { useSaveTrouble } from '../saves/trouble.ts'
import type { SaveDesk } from '../saves/saveDesk.ts'
import type { Library } from '../setup/catalogue.ts'
import type { TableClient } from './client.ts'
import { connect, type Link, type Remote } from './link.ts'
import { remoteTable } from './remoteTable.ts'
import type { Again, NewTable, Opened, TableHost } from './tableHost.ts'

let link: Link | null = null

/** The link to the page's one worker; it starts with the first use. */
export function engine(): Link {
  if (link === null) {
    link = connect(new Worker(new URL('./local/worker.ts', import.meta.url), { type: 'module' }))
    link.on('saveTrouble', (problem) => useSaveTrouble.setState({ problem: String(problem) }))
  }
  return link
}

/** What games offer apart from any table. */
export function library(): Remote<Library> {
  return engine().service<Library>('library')
}

/** The kept games. */
export function saves(): Remote<SaveDesk> {
  return engine().service<SaveDesk>('saves')
}

/** Deck building and the kept decks. */
export function decks(): Remote<DeckDesk> {
  return engine().service<DeckDesk>('decks')
}

/** A table that was opened, or why not. */
export type OpenedTable =
  | { readonly ok: true; readonly table: TableClient }
  | Extract<Opened, { readonly ok: false }>

let seatedAt: TableClient | null = null

/** The table of the screen one looks at, for reports. */
export function currentTable(): TableClient | null {
  return seatedAt
}

function seated(opened: Opened): OpenedTable {
  if (!opened.ok) return opened
  seatedAt = remoteTable(engine(), opened.update)
  return { ok: true, table: seatedAt }
}

const host = (): Remote<TableHost> => engine().service<TableHost>('tables')

/** Begins a new game and keeps it; `openTable` with its id sits down to it. */
export function createTable(wanted: NewTable): Promise<Opened> {
  // Games are worth keeping from the first one on.
  void askToPersist()
  return host().create(wanted)
}

/** Takes up a kept game where it was. */
export async function openTable(id: string, language: Language): Promise<OpenedTable> {
  return seated(await host().open(id, language))
}

/** Takes up a save or replay from a file. */
export function loadTable(text: string, language: Language, watch = false): Promise<Opened> {
  return host().load(text, language, watch)
}

/** A new game from a past moment of another one. */
export function branchTable(id: string, answers: number, people: readonly string[]): Promise<Opened> {
  return host().branch(id, answers, people)
}

/** The same game once more: new cards and dice or the very same ones, in the same seats or the next ones. */
export function rematch(id: string, again: Again): Promise<Opened> {
  return host().rematch(id, again)
}

/** A kept game to look at from its beginning. */
export async function watchTable(id: string, language: Language): Promise<OpenedTable> {
  return seated(await host().watch(id, language))
}

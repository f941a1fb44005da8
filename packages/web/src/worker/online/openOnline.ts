import type { Language, Save } from '@quadriga/kernel'
import type { Granted } from '../../model/online/onlineService.ts'
import { type Port, serve } from '../../model/table/port.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import type { Opened } from '../../model/table/tableService.ts'
import { buildOf } from '../table/build.ts'
import { openGame } from '../table/openGame.ts'
import { refusedWith } from '../table/resumed.ts'
import { tableWords } from '../table/tableWords.ts'
import { OnlineTable } from './onlineTable.ts'
import { Opening } from './opening.ts'
import { dropAnswer, keepAnswer, keptAnswers } from './outbox.ts'
import { mapped, request } from './requests.ts'
import type { Sitter } from './sitter.ts'

/** Opens a table on the server that the page comes from, and serves it over a port of its own. */
export async function openOnline(id: string, language: Language, port: Port): Promise<Opened> {
  const words = tableWords[language].online
  const game = await gameOf(id)
  if (!game.ok) return refusedWith(game.why === 'unreachable' ? words.unreachable : words.noTable)
  const presenter = await openGame(game.value)
  const opening = new Opening(id, buildOf(game.value))
  const opened = await opening.everybody
  if (typeof opened === 'string') return refusedWith(opened === 'build' ? words.build : words.noTable)
  const table = new OnlineTable({ id, presenter, language, sitters: opened, finished: () => finished(id) })
  opening.begin(table)
  serve(port, table)
  const { contract } = opened[0].mirror.about
  // Where everybody waits at their screens an answer of an hour ago helps nobody.
  if (contract.pace !== 'live') void keepFor(id, opened, table)
  return { ok: true, id, update: table.update() }
}

/** Answers without a network outlive the page: those of an earlier one are sent now, and what is not taken any more is told. */
async function keepFor(
  id: string,
  sitters: readonly [Sitter, ...Sitter[]],
  table: OnlineTable,
): Promise<void> {
  // A browser that keeps nothing lets answers wait as long as the page is open.
  const tried = (kept: Promise<void>): void => void kept.catch(() => undefined)
  for (const { link } of sitters)
    link.keeping = {
      keep: (command, text) => tried(keepAnswer({ id: command, table: id, text })),
      drop: (command) => tried(dropAnswer(command)),
    }
  const kept = await keptAnswers(id).catch(() => [])
  for (const { id: command, text, reasons } of kept) {
    if (reasons !== undefined) {
      table.cameLate(reasons)
      tried(dropAnswer(command))
      continue
    }
    // It names its person itself.
    const reply = await sitters[0].link.again(command, text)
    if (reply.kind === 'refused') table.cameLate(reply.reasons)
  }
}

/** Which game a table plays: asked once, for a page must say which rules it has. */
async function gameOf(table: string): Promise<Granted<GameId>> {
  return mapped(await request<{ readonly game: GameId }>('GET', `tables/${table}`), ({ game }) => game)
}

async function finished(id: string): Promise<Save | null> {
  const found = await request<{ readonly save: Save }>('GET', `tables/${id}/game`)
  return found.ok ? found.value.save : null
}

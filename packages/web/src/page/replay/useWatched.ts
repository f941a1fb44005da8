import { useSettings } from '../settings/settings.ts'
import { loadTable, type OpenedTable, openTable, watchTable } from '../table/engine.ts'
import { useOpenedTable } from '../table/useOpenedTable.ts'
import { keptReplay, keepReplay } from './keptReplay.ts'

const FILE = 'file.'

/** Shows a replay file under an address of its own; the address, or why it cannot be shown. */
export async function openReplayFile(text: string, language: 'en' | 'fr') {
  const opened = await loadTable(text, language, true)
  if (!opened.ok) return opened
  keepReplay(opened.id, text)
  return { ok: true as const, address: FILE + opened.id }
}

/** A replay by its address: a kept game, or a file that this tab has opened. */
async function opening(address: string): Promise<OpenedTable> {
  const { language } = useSettings.getState()
  if (!address.startsWith(FILE)) return watchTable(address, language)
  const id = address.slice(FILE.length)
  const known = await openTable(id, language)
  const text = known.ok ? null : keptReplay(id)
  if (text === null) return known
  const again = await loadTable(text, language, true)
  return again.ok ? openTable(again.id, language) : again
}

/** The table of a replay; null until it is there. */
export function useWatched(address: string): OpenedTable | null {
  return useOpenedTable(address, opening)
}

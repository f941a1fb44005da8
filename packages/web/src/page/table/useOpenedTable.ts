import { useEffect, useEffectEvent, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { TableClient } from './client.ts'
import type { OpenedTable } from './engine.ts'

/** Opens the table of an address once and leaves it with the screen; a change of language is told to it. Null until then. */
export function useOpenedTable(
  address: string,
  open: (address: string) => Promise<OpenedTable>,
): OpenedTable | null {
  const { language } = useSettings()
  const [opened, setOpened] = useState<OpenedTable | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const table: TableClient | null = opened?.ok === true ? opened.table : null
  const begin = useEffectEvent(open)
  useEffect(() => {
    let isHere = true
    let mine: TableClient | null = null
    begin(address).then(
      (found) => {
        mine = found.ok ? found.table : null
        if (isHere) setOpened(found)
        else mine?.leave()
      },
      (error: unknown) => setFault(error),
    )
    return () => {
      isHere = false
      mine?.leave()
    }
  }, [address])
  useEffect(() => void table?.look({ language }), [table, language])
  if (fault !== null) throw fault
  return opened
}

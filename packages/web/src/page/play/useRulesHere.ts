import { useEffect, useMemo } from 'react'
import { useFaces } from '../cards/useFaces.ts'
import { useRulesSheet } from '../rules/rulesSheet.ts'
import type { TableClient } from '../table/client.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'

/** The cards on the table and the rules of their words come first when somebody searches. */
export function useRulesHere(table: TableClient, { board, game, language }: Snapshot): void {
  const codes = useMemo(
    () => [...new Set(Object.values(board.pieces).map(({ face }) => face))].filter((code) => code !== ''),
    [board.pieces],
  )
  const faceOf = useFaces(table, `${game}/${language}`, codes)
  const here = codes.flatMap((code) => [code, ...(faceOf(code)?.rules ?? [])]).join(' ')
  useEffect(() => useRulesSheet.getState().lay(new Set(here.split(' '))), [here])
  // Elsewhere nothing lies on a table.
  useEffect(() => () => useRulesSheet.getState().lay(new Set()), [])
}

import { useEffect } from 'react'
import type { Face } from '../../model/table/face.ts'
import { useRulesSheet } from './rulesSheet.ts'

/** Lays out which cards are on the table: they and their rules come first when somebody searches. */
export function useRulesHere(codes: readonly string[], faceOf: (code: string) => Face | undefined): void {
  const here = [...new Set(codes)].flatMap((code) => [code, ...(faceOf(code)?.rules ?? [])]).join(' ')
  useEffect(() => useRulesSheet.getState().lay(new Set(here.split(' '))), [here])
}

import { create } from 'zustand'
import type { Suggestion } from '../../model/table/answers.ts'
import type { TableClient } from '../table/client.ts'

/** What a bot would do in the reader's place, for one question. */
interface Hinting {
  readonly question: number
  readonly hint: Suggestion | 'asked' | 'none' | null
}

export const useHinting = create<Hinting>(() => ({ question: -1, hint: null }))

let thought: AbortController | null = null

/** Asks what a bot would do; an older thought is given up. */
export function askHint(table: TableClient, question: number): void {
  thought?.abort()
  const stop = new AbortController()
  thought = stop
  useHinting.setState({ question, hint: 'asked' })
  table.suggest(question, 'usual', stop.signal).then(
    (found) => !stop.signal.aborted && useHinting.setState({ question, hint: found ?? 'none' }),
    (fault: unknown) => {
      if (!stop.signal.aborted) throw fault
    },
  )
}

/** Nobody waits any more. */
export function dropHint(): void {
  thought?.abort()
  useHinting.setState({ question: -1, hint: null })
}

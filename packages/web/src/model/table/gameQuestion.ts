import type { Remote } from './port.ts'
import type { TableService } from './tableService.ts'

/** A question that only one game knows, by its kind; the types say what it takes and what comes back. */
export interface GameQuestion<Given, Answer> {
  readonly kind: string
  /** Never there: it carries the types. */
  readonly of?: (given: Given) => Answer
}

export function gameQuestion<Given, Answer>(kind: string): GameQuestion<Given, Answer> {
  return { kind }
}

/** Asks a table a question of its game; null elsewhere, and where there is no answer. */
export function askGame<Given, Answer>(
  table: Pick<Remote<TableService>, 'ask'>,
  { kind }: GameQuestion<Given, Answer>,
  given: Given,
): Promise<Answer | null> {
  return table.ask(kind, given) as Promise<Answer | null>
}

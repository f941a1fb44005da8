/** Somebody asks the others whether something may be taken back. It lapses with the next change of the table. */
export interface UndoRequest {
  readonly id: number
  readonly by: string
  /** The answers that would stay. */
  readonly to: number
  /** People whose answer is still wanted. */
  readonly waitsFor: readonly string[]
}

/** The same request with one consent more. */
export function agreedBy(request: UndoRequest, person: string): UndoRequest {
  return { ...request, waitsFor: request.waitsFor.filter((one) => one !== person) }
}

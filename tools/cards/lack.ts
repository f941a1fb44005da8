/** Something that a card still needs: the file to edit, and what to write there. */
export type Lack = {
  readonly game: string
  readonly id: string
  readonly path: string
  /** What is missing, then what to write. */
  readonly message: string
}

/** One line for people: the place first, as compilers print it. */
export function lineOf({ game, id, path, message }: Lack): string {
  return `${path}: ${game} '${id}' ${message}`
}

import { ContentError, definitionAt, type Game, load } from '@quadriga/kernel'
import type { Lack } from './lack.ts'
import { homeOf, type Shelf } from './shelf.ts'

/** Content that does not load has one fault to tell, and nothing else can be asked of it before that is mended. */
export function wrongContent(game: Game, exported: Shelf['exported']): readonly Lack[] {
  try {
    load(game)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const id = definitionAt(game.content, error.place)?.id ?? ''
    const path = homeOf({ game: game.id, exported }, id)
    return [{ game: game.id, id, path, message: `is written wrongly, at ${error.message}` }]
  }
}

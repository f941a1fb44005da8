import type { Definition, Game } from '@quadriga/kernel'
import { type GameKit, KitProblem } from '../kit.ts'
import { foldName } from '../scenario/nearest.ts'
import { mayBeIds, nothingCalled } from '../text/playing.ts'
import { listed } from '../text/said.ts'

/** Words of rules (zones, fields, phases, verbs) are compared without any signs: `end turn`, `endTurn`, `end_turn`. */
export function squeeze(word: string): string {
  return foldName(word).replaceAll('-', '')
}

/** The entry of a table whose key, or one of whose further words, is this word. */
export function entryCalled<T>(
  table: Readonly<Record<string, T>>,
  word: string,
  words: (entry: T) => readonly string[] = () => [],
): readonly [string, T] | undefined {
  const wanted = squeeze(word)
  return Object.entries(table).find(
    ([key, entry]) => squeeze(key) === wanted || words(entry).some((other) => squeeze(other) === wanted),
  )
}

/** Whether a definition may be called so: by its id, the last part of its id, or its name in either language. */
export function isCalled(definition: Definition, name: string): boolean {
  const wanted = foldName(name)
  return namesOf(definition).some((own) => foldName(own) === wanted)
}

/** What a definition may be called. */
export function namesOf({ id, names }: Definition): readonly string[] {
  return [id, id.slice(id.lastIndexOf('/') + 1), names.en, names.fr]
}

const books = new WeakMap<Game, ReadonlyMap<string, readonly Definition[]>>()

function bookOf(game: Game): ReadonlyMap<string, readonly Definition[]> {
  const known = books.get(game)
  if (known !== undefined) return known
  const book = new Map<string, Definition[]>()
  for (const definition of game.content) {
    for (const name of new Set(namesOf(definition).map(foldName))) {
      book.set(name, [...(book.get(name) ?? []), definition])
    }
  }
  books.set(game, book)
  return book
}

/** Definitions that may be called so; one whose id it is goes before all others. */
export function definitionsCalled(game: Game, name: string): readonly Definition[] {
  const found = bookOf(game).get(foldName(name)) ?? []
  const exact = found.filter((definition) => foldName(definition.id) === foldName(name))
  return exact.length > 0 ? exact : found
}

/** The one definition of these kinds that is called so. */
export function theDefinition(
  kit: GameKit,
  name: string,
  kinds: readonly string[] | null = null,
): Definition {
  const called = definitionsCalled(kit.game, name)
  const found = kinds === null ? called : called.filter((definition) => kinds.includes(definition.kind))
  const [only, other] = found
  if (only !== undefined && other === undefined) return only
  if (only !== undefined) throw new KitProblem(mayBeIds(name, listed(found.map(({ id }) => id))))
  const known = kit.game.content.filter((definition) => kinds === null || kinds.includes(definition.kind))
  throw new KitProblem(nothingCalled(name), name, known.flatMap(namesOf))
}

import type { Definition } from './game.ts'

/** The definition that the place of a content error lies in; undefined for places in rules, such as `verb attack`. */
export function definitionAt(content: readonly Definition[], place: string): Definition | undefined {
  const bare = place.replace(/^\w+:/, '')
  // An id may have slashes of its own, and begin with another id.
  return content
    .filter(({ id }) => bare === id || bare.startsWith(`${id}/`) || bare.startsWith(`${id}.`))
    .sort((one, other) => other.id.length - one.id.length)[0]
}

import { ContentError } from './errors.ts'

/** A list by name; a name that stands twice is an error. */
export function byName<T>(list: readonly T[], name: (item: T) => string): Map<string, T> {
  const found = new Map<string, T>()
  for (const item of list) {
    if (found.has(name(item))) throw new ContentError(name(item), 'defined twice')
    found.set(name(item), item)
  }
  return found
}

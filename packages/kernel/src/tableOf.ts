import { ContentError } from './errors.ts'

/** A list by name; a name that stands twice is an error. */
export function tableOf<T>(list: readonly T[], name: (item: T) => string): Map<string, T> {
  const table = new Map<string, T>()
  for (const item of list) {
    if (table.has(name(item))) throw new ContentError(name(item), 'defined twice')
    table.set(name(item), item)
  }
  return table
}

import type { Names, ReferenceEntry } from '@quadriga/kernel/author'

/** One entry of the rules reference; the others it points at are called by their short names. */
export function entry(id: string, title: Names, text: Names, see: readonly string[] = []): ReferenceEntry {
  return { id: `villainous:${id}`, title, text, see: see.map((other) => `villainous:${other}`) }
}

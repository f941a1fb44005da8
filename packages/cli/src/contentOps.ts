import type { Definition } from '@quadriga/kernel'

/** The names of the ops that a definition's texts are made of, each once, sorted. */
export function opsOf(definition: Definition): string[] {
  const found = new Set<string>()
  collect(definition, found)
  return [...found].toSorted()
}

/** Content is plain data: every node in it is an object with an op and arguments. */
function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('op' in value && 'args' in value && typeof value.op === 'string') found.add(value.op)
  for (const part of Object.values(value)) collect(part, found)
}

import type { createRng } from '@quadriga/kernel'

type Rng = ReturnType<typeof createRng>

const strange = [
  'null',
  '-1',
  '1e309',
  '9007199254740993',
  '""',
  '[]',
  '{}',
  'true',
  '"__proto__"',
  '"\\u0000"',
]

/** A message that was in order, damaged in one of many ways; some are still in order afterwards. */
export function mutant(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1)
  const value = strange[rng.below(strange.length)] ?? ''
  switch (rng.below(7)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return `${text.slice(0, at)}${String.fromCharCode(rng.below(0x300))}${text.slice(at + 1)}`
    case 2:
      return text.replace(/:("[^"]*"|\d+)/, `:${value}`)
    case 3:
      return replacedLast(text, value)
    case 4:
      return text.replace(/\{/, `{"more":${value},`)
    case 5:
      return text.replace(/"[a-z]+":/, '"kind":')
    default:
      return `${'['.repeat(at)}${text}${']'.repeat(at)}`
  }
}

function replacedLast(text: string, value: string): string {
  const place = Math.max(text.lastIndexOf(':'), 0)
  return `${text.slice(0, place)}:${value}}`
}

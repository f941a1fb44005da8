import type { Message, RichText } from '@quadriga/kernel'

/** The same structure with every message in it said. */
export function saidDeeply(value: unknown, say: (message: Message) => RichText): unknown {
  if (Array.isArray(value)) return value.map((one) => saidDeeply(one, say))
  if (typeof value !== 'object' || value === null) return value
  if (isMessage(value)) return say(value)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, saidDeeply(one, say)]))
}

function isMessage(value: object): value is Message {
  return 'key' in value && 'args' in value && typeof value.key === 'string'
}

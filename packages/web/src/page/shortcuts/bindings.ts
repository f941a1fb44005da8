import { type ChosenKeys, keyOf, type ShortcutId, shortcutIds, shortcutOf } from './shortcuts.ts'

/** What shortcuts do. */
export type Acts<Act> = Readonly<Partial<Record<ShortcutId, Act>>>

/** Acts by shortcut as tinykeys wants them, under the keys of the moment. */
export function bindings<Act>(acts: Acts<Act>, chosen: ChosenKeys): Record<string, Act> {
  const found: Record<string, Act> = {}
  for (const id of shortcutIds) {
    const act = acts[id]
    if (act !== undefined) for (const key of spellings(keyOf(id, chosen))) found[key] = act
  }
  return found
}

const sign = /^[^\p{L}\p{N}]$/u

/** A sign is typed with Shift on one keyboard and without it on the next: both are meant. */
export function spellings(key: string): readonly string[] {
  return sign.test(key) ? [key, `Shift+${key}`] : [key]
}

const modifiers = [
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'Dead',
  'CapsLock',
  'Process',
  'Unidentified',
]
/** What moves, chooses, counts or types elsewhere cannot mean something else at the table. */
const taken = /^(\d|\s|\+|Tab|Enter|Escape|Backspace|Delete|Home|End|Arrow\w+|Page\w+|F\d+)$/

/** The key that a press stands for, or null where it cannot become a shortcut. */
export function pressedKey({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): string | null {
  if (modifiers.includes(key) || taken.test(key) || ctrlKey || altKey || metaKey) return null
  const letter = key.toLowerCase()
  return shiftKey && /^\p{L}$/u.test(letter) ? `Shift+${letter}` : letter
}

/** The shortcut that has a key already where this one would be heard, or null. */
export function heldBy(key: string, id: ShortcutId, chosen: ChosenKeys): ShortcutId | null {
  return (
    shortcutIds.find(
      (other) => other !== id && keyOf(other, chosen) === key && areHeardTogether(other, id),
    ) ?? null
  )
}

/** A replay has neither a table's keys nor its status keys. */
function areHeardTogether(one: ShortcutId, other: ShortcutId): boolean {
  const groups = [shortcutOf(one).group, shortcutOf(other).group]
  return !groups.includes('replay') || groups.includes('everywhere')
}

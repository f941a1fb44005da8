import { useSettings } from '../settings/settings.ts'
import { ariaKey } from './printedKey.ts'
import { isSingle, keyOf, type ShortcutId } from './shortcuts.ts'

/** The key of a shortcut now, to print on its button and to bind; '' where single keys are switched off. */
export function useKeyOf(id: ShortcutId): string {
  const { keys, singleKeys } = useSettings()
  const key = keyOf(id, keys)
  return singleKeys || !isSingle(key) ? key : ''
}

/** The keys of shortcuts now as a button tells them to assistive technology; undefined where none is heard. */
export function useAriaKeys(id: ShortcutId, also: ShortcutId = id): string | undefined {
  const keys = new Set([useKeyOf(id), useKeyOf(also)])
  keys.delete('')
  return keys.size === 0 ? undefined : [...keys].map(ariaKey).join(' ')
}

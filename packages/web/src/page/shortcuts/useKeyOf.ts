import { useSettings } from '../settings/settings.ts'
import { keyOf, type ShortcutId } from './shortcuts.ts'

/** The key of a shortcut now, to print on its button and to bind; '' where single keys are switched off. */
export function useKeyOf(id: ShortcutId): string {
  const { keys, singleKeys } = useSettings()
  const key = keyOf(id, keys)
  return singleKeys || key.includes('$mod') ? key : ''
}

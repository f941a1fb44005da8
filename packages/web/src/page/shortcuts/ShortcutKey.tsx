import { useWords } from '../words/i18n.ts'
import { printedKey } from './printedKey.ts'
import type { ShortcutId } from './shortcuts.ts'
import { useKeyOf } from './useKeyOf.ts'

/** The key of a shortcut, printed on the button that it presses; nothing where it is not heard. */
export function ShortcutKey({
  of,
  className,
}: {
  readonly of: ShortcutId
  readonly className: string | undefined
}) {
  const t = useWords()
  const key = useKeyOf(of)
  if (key === '') return null
  return (
    <kbd className={className} aria-hidden="true">
      {printedKey(key, t).join('')}
    </kbd>
  )
}

import type { Say } from '../words/i18n.ts'

const signs: Readonly<Record<string, string>> = {
  Shift: '⇧',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '⏎',
  Alt: 'Alt',
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** The caps that a person presses for a shortcut: `Shift+u` becomes ⇧ and U. */
export function printedKey(key: string, t: Say): readonly string[] {
  return key.split('+').map((part) => {
    if (part === '$mod') return isMac() ? '⌘' : t('keys.control')
    if (part === 'Escape') return t('keys.escape')
    if (part === 'Space') return t('keys.space')
    if (part === 'Home') return t('keys.home')
    if (part === 'End') return t('keys.endKey')
    return signs[part] ?? (part.length === 1 ? part.toUpperCase() : part)
  })
}

/** A shortcut as assistive technology wants it written. */
export function ariaKey(key: string): string {
  return key.replace('$mod', isMac() ? 'Meta' : 'Control')
}

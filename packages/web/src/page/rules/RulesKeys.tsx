import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { useSettings } from '../settings/settings.ts'
import { useRulesSheet } from './rulesSheet.ts'

/** Ctrl or Command and K anywhere, and the question mark where nobody is typing. */
export function RulesKeys() {
  const singleKeys = useSettings((settings) => settings.singleKeys)
  useEffect(() => {
    const open = (press: KeyboardEvent) => {
      press.preventDefault()
      useRulesSheet.getState().open()
    }
    const alone = (press: KeyboardEvent) => {
      if (singleKeys && !isTyping(press.target)) open(press)
    }
    return tinykeys(window, { '$mod+k': open, 'Shift+?': alone, '?': alone })
  }, [singleKeys])
  return null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}

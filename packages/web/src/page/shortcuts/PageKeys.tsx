import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { useRulesSheet } from '../rules/rulesSheet.ts'
import { useSettings } from '../settings/settings.ts'
import { bindings } from './bindings.ts'
import { useShortcutsSheet } from './shortcutsSheet.ts'

/** The keys of every screen: the rules with Ctrl or Command and K anywhere; single keys where nobody is typing. */
export function PageKeys() {
  const { singleKeys, keys } = useSettings()
  useEffect(() => {
    const act = (open: () => void) => (press: KeyboardEvent) => {
      press.preventDefault()
      open()
    }
    const alone = (open: () => void) => (press: KeyboardEvent) => {
      if (singleKeys && !isTyping(press.target)) act(open)(press)
    }
    const openRules = (): void => useRulesSheet.getState().open()
    return tinykeys(
      window,
      bindings(
        {
          searchRules: act(openRules),
          rules: alone(openRules),
          help: alone(useShortcutsSheet.getState().open),
        },
        keys,
      ),
    )
  }, [singleKeys, keys])
  return null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}

import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { isElsewhere } from '../play/tableKeys.ts'
import { useSettings } from '../settings/settings.ts'
import { keyOf } from '../shortcuts/shortcuts.ts'
import { toggleOverlay } from './mapStore.ts'

/** Shift with a letter lays something over the map, or fits it. */
export function useMapKeys(fit: () => void): void {
  const { singleKeys, keys } = useSettings()
  useEffect(() => {
    if (!singleKeys) return undefined
    const quiet = (act: () => void) => (event: KeyboardEvent) => {
      if (isElsewhere(event)) return
      event.preventDefault()
      act()
    }
    return tinykeys(window, {
      [keyOf('mapCosts', keys)]: quiet(() => toggleOverlay('costs')),
      [keyOf('mapSight', keys)]: quiet(() => toggleOverlay('sight')),
      [keyOf('mapIntents', keys)]: quiet(() => toggleOverlay('intents')),
      [keyOf('mapFit', keys)]: quiet(fit),
    })
  }, [singleKeys, keys, fit])
}

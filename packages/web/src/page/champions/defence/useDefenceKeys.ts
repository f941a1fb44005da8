import { isElsewhere } from '../../play/tableKeys.ts'
import { useSettings } from '../../settings/settings.ts'
import { pressedKey } from '../../shortcuts/bindings.ts'
import { keyOf } from '../../shortcuts/shortcuts.ts'
import { useKeysFirst } from '../../shortcuts/useKeysFirst.ts'

/** Enter and the key for confirming give the plan, the key for passing says nobody defends; the rules' own question is not answered beside it. */
export function useDefenceKeys(give: () => void, nobody: () => void): void {
  const { singleKeys, keys } = useSettings()
  useKeysFirst((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event)) return
    const pressed = singleKeys ? pressedKey(event) : null
    const onButton = event.target instanceof HTMLButtonElement
    const gives = (event.key === 'Enter' && !onButton) || pressed === keyOf('confirm', keys)
    if (!gives && pressed !== keyOf('pass', keys)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (gives) give()
    else nobody()
  })
}

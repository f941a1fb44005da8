import { isElsewhere } from '../play/tableKeys.ts'
import { useSettings } from '../settings/settings.ts'
import { pressedKey } from '../shortcuts/bindings.ts'
import { keyOf } from '../shortcuts/shortcuts.ts'
import { useKeysFirst } from '../shortcuts/useKeysFirst.ts'
import type { Duel } from './duel.ts'
import { inOrder } from './heldDice.ts'
import { useTray } from './trayStore.ts'

/**
 * While dice may be thrown again, 1 to 5 keep them, the key for rolling throws the others and Enter announces what is best; elsewhere number
 * keys choose options, and dice that a card wants. By the place of the key too, for in French digits want Shift.
 */
export function useDiceKeys({ canRoll, aimed, roll, best, accept, toggle, board, question }: Duel): void {
  const { singleKeys, keys } = useSettings()
  const { order } = useTray()
  const dice = inOrder(board.players.find(({ seat }) => seat === question?.seat)?.dice ?? [], order)
  useKeysFirst((event) => {
    if ((!canRoll && best === undefined) || !singleKeys) return
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
    const isKeeping = canRoll && aimed === null
    const place = isKeeping ? Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0) : 0
    const die = dice[place - 1]
    const isRoll = canRoll && pressedKey(event) === keyOf('roll', keys)
    // Enter on a button presses that button; anywhere else it announces.
    const isAccept = event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)
    if (place === 0 && !isRoll && !isAccept) return
    event.preventDefault()
    // The dock's number keys must not choose an option as well.
    event.stopImmediatePropagation()
    if (die !== undefined) toggle(die.id)
    else if (event.repeat || place > 0) return
    else if (isRoll) roll()
    else accept()
  })
}

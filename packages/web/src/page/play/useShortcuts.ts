import { useLayoutEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { walkZones } from '../cards/zoneWalk.ts'
import { useSettings } from '../settings/settings.ts'
import { backOut, toggle, useChoosing } from './choosing.ts'
import { placeOfKey } from './optionKeys.ts'
import type { Play } from './PlayContext.ts'
import { isReady } from './completeAnswer.ts'
import { isElsewhere } from './tableKeys.ts'

/** The keyboard of a table: number keys choose, C confirms, Esc backs out, U undoes, Y redoes, P passes, E ends, G shows the log. */
export function useShortcuts(play: Play, toggleLog: () => void): void {
  const { singleKeys } = useSettings()
  // Before it is painted: a reader who sees something may press its key.
  useLayoutEffect(() => {
    const quiet = (act: () => void) => (event: KeyboardEvent) => {
      if (isElsewhere(event)) return
      event.preventDefault()
      act()
    }
    const single = singleKeys ? singleKeyMap(play, toggleLog) : {}
    const keys: Record<string, () => void> = {
      F6: () => walkZones(1),
      'Shift+F6': () => walkZones(-1),
      Escape: () => backOut(play.question),
      '$mod+z': () => undoStep(play),
      '$mod+Shift+z': play.redo,
      ...single,
    }
    const onSpace = (event: KeyboardEvent): void => {
      if (!isElsewhere(event) && skip(play, event)) event.preventDefault()
    }
    return tinykeys(window, {
      ...Object.fromEntries(Object.entries(keys).map(([key, act]) => [key, quiet(act)])),
      Space: onSpace,
    })
  }, [play, singleKeys, toggleLog])
}

function undoStep({ snapshot, undo }: Play): void {
  const [first] = snapshot.undo.targets
  if (first !== undefined && snapshot.readOnly === null) undo(first.to)
}

function singleKeyMap(play: Play, toggleLog: () => void): Record<string, () => void> {
  const numbers = Array.from({ length: 9 }, (_, n) => [`${n + 1}`, () => pick(play, n + 1)] as const)
  return {
    ...Object.fromEntries(numbers),
    u: () => undoStep(play),
    'Shift+u': () => press('[data-menu="undo"]'),
    y: play.redo,
    g: toggleLog,
    p: () => pass(play),
    'Shift+p': () => press('[data-menu="pass"]'),
    e: () => press('[data-ends]'),
    c: () => confirm(play),
  }
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}

/** Declines a reaction; the end of a turn has a key of its own. */
function pass({ question, answer }: Play): void {
  const declining = question?.isMenu === false ? question.choices.find(({ declines }) => declines) : undefined
  if (declining !== undefined) answer([declining.key])
}

/** Space skips what bots do, unless it is pressed on something that uses it itself. */
function skip({ snapshot, table }: Play, { target }: KeyboardEvent): boolean {
  const isOnControl = target instanceof Element && target.closest('button, a, summary, [role]') !== null
  const isBots = snapshot.question === null && snapshot.waiting.some(({ holder }) => holder === 'bot')
  if (isOnControl || !isBots) return false
  void table.skip()
  return true
}

/** The first press selects, the second confirms. */
function pick({ question, answer }: Play, key: number): void {
  if (question === null) return
  const choice = question.choices[placeOfKey(question, key)]
  if (choice === undefined) return
  const { picks } = useChoosing.getState()
  if (question.shape === 'one' && picks[0] === choice.key) answer(picks)
  else toggle(question, choice.key)
}

function confirm({ question, answer }: Play): void {
  const { picks } = useChoosing.getState()
  if (question !== null && isReady(question, picks)) answer(picks)
}

import { useLayoutEffect } from 'react'
import { useReel } from '../film/reel.ts'
import { walkZones } from '../cards/zoneWalk.ts'
import { useSettings } from '../settings/settings.ts'
import { bindings, type Acts } from '../shortcuts/bindings.ts'
import { useWindowKeys } from '../shortcuts/useWindowKeys.ts'
import { KEYS_AT_ONCE, keyed, pressedBy } from '../act/numberKeys.ts'
import { type Press, selectedLine, usePress } from '../act/usePress.ts'
import { backOut, turnKeys, useChoosing } from './choosing.ts'
import type { Play } from './PlayContext.ts'
import { controlOf, followPointer, isPointed, leaveReached } from './pointed.ts'
import { isElsewhere } from './tableKeys.ts'

/** The keyboard of a table, under the keys of the list of shortcuts. */
export function useShortcuts(play: Play, toggleLog: () => void): void {
  const { singleKeys, keys } = useSettings()
  const press = usePress(play)
  useLayoutEffect(followPointer, [])
  const quiet = (act: () => void) => (event: KeyboardEvent) => {
    if (isElsewhere(event)) return
    event.preventDefault()
    act()
  }
  const always: Acts<() => void> = {
    zones: () => walkZones(1),
    zonesBack: () => walkZones(-1),
    back: () => backOut(play.question),
    undoAlso: () => undoStep(play),
    redoAlso: play.redo,
  }
  const bound = {
    ...bindings(singleKeys ? { ...always, ...singleActs(play, toggleLog, press) } : always, keys),
    ...(singleKeys ? numberKeys(play, press) : {}),
  }
  const onSpace = (event: KeyboardEvent): void => {
    if (!isElsewhere(event) && skip(play, event)) event.preventDefault()
  }
  // Enter on a button that keys have reached presses it; anywhere else it does what is meant, as the dock says. A piece
  // that was touched to pay would otherwise be taken back.
  const onEnter = (event: KeyboardEvent): void => {
    const control = controlOf(event)
    // It was meant for the film.
    const { isJustOver } = useReel.getState()
    if (isJustOver && !isElsewhere(event)) event.preventDefault()
    if (isElsewhere(event) || (control !== null && !isPointed(control)) || play.question === null) return
    if (event.repeat || isJustOver || selectedLine(play.question) === null) return
    event.preventDefault()
    press.confirm()
  }
  useWindowKeys({
    ...Object.fromEntries(Object.entries(bound).map(([key, act]) => [key, quiet(act)])),
    Space: onSpace,
    Enter: onEnter,
  })
}

function undoStep({ snapshot, undo }: Play): void {
  const [first] = snapshot.undo.targets
  if (first !== undefined && snapshot.readOnly === null) undo(first.to)
}

function singleActs(play: Play, toggleLog: () => void, press: Press): Acts<() => void> {
  return {
    undo: () => undoStep(play),
    undoMenu: () => click('[data-menu="undo"]'),
    redo: play.redo,
    log: toggleLog,
    pass: () => pass(play),
    passMenu: () => click('[data-menu="pass"]'),
    end: () => click('[data-ends]'),
    confirm: press.confirm,
    hint: () => click('[data-hint]'),
    textTable: () => click('[data-text-table]'),
    pastBack: () => click('[data-past-step="back"]'),
    pastForward: () => click('[data-past-step="on"]'),
  }
}

function numberKeys(play: Play, press: Press): Record<string, () => void> {
  const acts: Record<string, () => void> = { 0: () => turnKeys(play.question) }
  for (let key = 1; key <= KEYS_AT_ONCE; key++) acts[`${key}`] = () => pick(play, press, key)
  return acts
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}

/** Declines a reaction; the end of a turn has a key of its own. */
function pass({ question, answer }: Play): void {
  const declining = question?.isMenu === false ? question.choices.find(({ declines }) => declines) : undefined
  if (declining !== undefined) answer([declining.key])
}

/** Space skips what bots do, unless it is pressed on something that uses it itself. */
function skip({ snapshot, table }: Play, event: KeyboardEvent): boolean {
  const isBots = snapshot.question === null && snapshot.waiting.some(({ holder }) => holder === 'bot')
  if (controlOf(event) !== null || !isBots) return false
  void table.skip()
  return true
}

/** A number presses the piece that carries it, or an option. */
function pick({ question }: Play, press: Press, key: number): void {
  if (question === null) return
  leaveReached()
  const { intent, keysFrom } = useChoosing.getState()
  const pressed = pressedBy(keyed(question, intent), key, keysFrom)
  if (typeof pressed === 'number') press.piece(pressed)
  else if (pressed !== undefined) press.option(pressed.key)
}

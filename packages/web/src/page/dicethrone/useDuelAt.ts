import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { Seat } from '@quadriga/kernel'
import { isBegun } from '../act/intent.ts'
import { usePress } from '../act/usePress.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { playSound } from '../sound/playSound.ts'
import type { DiceThroneBoard, DuellistModel } from '../../model/dicethrone/board.ts'
import { aimedDice } from './aimedDice.ts'
import { bestAnnounced } from './announcing.ts'
import type { Duel } from './duel.ts'
import { diceShowing, type Kept, mayReroll, noneKept, settled, throwOf, toggledDie } from './heldDice.ts'
import { useTray } from './trayStore.ts'
import { useHeld } from './useHeld.ts'
import { useOdds } from './useOdds.ts'
import { useTumble } from './useTumble.ts'

/** What the parts of a table of Dice Throne share. */
export function useDuelAt(see: (seat: Seat | null) => void): Duel {
  const play = usePlay()
  const press = usePress(play)
  const { shown, snapshot, question, answer } = play
  const board = shown.board as DiceThroneBoard
  const me = (board.players[Math.max(0, shown.seat)] ?? board.players[0]) as DuellistModel
  const throws = board.roll?.throws ?? []
  const canRoll = mayReroll(question, throws)
  const roller = board.players.find(({ seat }) => seat === question?.seat)
  const dice = useMemo(() => (canRoll ? (roller?.dice ?? []) : []), [canRoll, roller])
  const { kept, order } = useTray()
  const { intent } = useChoosing()
  useFreshTray(board, canRoll)
  const tumbling = useTumble(shown, shown.at === snapshot.at, kept)
  const isTumbling = tumbling.size > 0
  const known = useOdds([])
  const free = useHeld(known, isTumbling)
  const { players } = useHeld(board, isTumbling)
  const locked = dice.filter(({ id }) => kept.has(id)).map(({ pips }) => pips)
  const odds = useHeld(useOdds(locked) ?? known, isTumbling)
  const prepared = throwOf(throws, dice, kept)
  // Nothing is called best before the odds are known.
  const best = known === null ? undefined : bestAnnounced(question, known)
  // The dock stands outside of the board.
  useLayoutEffect(() => useTray.setState({ best: best?.key ?? '' }), [best])
  const keep = (next: Kept): void => useTray.setState(settled(throws, dice, { kept: next, order }))
  return {
    shown,
    board,
    question,
    me,
    tumbling,
    isTumbling,
    odds,
    free,
    served: useMemo(() => servedBy(players), [players]),
    kept,
    advised:
      canRoll && free !== null && free.dice.length > 0
        ? diceShowing(dice, free.damage.advice.keep, kept)
        : null,
    keep,
    aimed: aimedDice(question, intent, dice),
    toggle(die) {
      keep(toggledDie(kept, die))
      playSound('dieKept')
    },
    canRoll,
    prepared,
    roll() {
      if (canRoll && prepared !== undefined) answer([prepared.key])
    },
    best,
    accept() {
      if (isBegun(intent)) press.confirm()
      else if (best !== undefined && !isTumbling) answer([best.key])
    },
    see,
  }
}

/** Abilities have ids of their own: what the dice of everybody serve is one list. */
function servedBy(players: readonly DuellistModel[]): Duel['served'] {
  return Object.fromEntries(players.flatMap(({ served }) => Object.entries(served)))
}

/** Kept dice stay kept from attempt to attempt, until a new roll begins. */
function useFreshTray({ roll, active }: DiceThroneBoard, canRoll: boolean): void {
  const isFirst = roll === null || roll.attempts.now <= 1
  useEffect(() => {
    if (!canRoll || isFirst) useTray.setState({ kept: noneKept })
  }, [canRoll, isFirst, active])
  useEffect(() => {
    if (isFirst) useTray.setState({ order: [] })
  }, [isFirst, active])
}

import { useEffect, useMemo } from 'react'
import type { Seat } from '@quadriga/kernel'
import { usePlay } from '../play/PlayContext.ts'
import { toggle, useChoosing } from '../play/choosing.ts'
import type { DiceThroneBoard, DuellistModel } from '../../model/dicethrone/board.ts'
import type { Duel } from './duel.ts'
import { diceShowing, type Kept, mayReroll, noneKept, settled, throwOf, toggledDie } from './heldDice.ts'
import type { OddsModel } from '../../model/dicethrone/oddsModel.ts'
import { useTray } from './trayStore.ts'
import { useOdds } from './useOdds.ts'

/** What the parts of a table of Dice Throne share. */
export function useDuelAt(see: (seat: Seat | null) => void): Duel {
  const { shown, snapshot, question: asked, answer } = usePlay()
  const board = shown.board as DiceThroneBoard
  const question = shown.at === snapshot.at ? asked : null
  const me = (board.players[Math.max(0, shown.seat)] ?? board.players[0]) as DuellistModel
  const throws = board.roll?.throws ?? []
  const canRoll = mayReroll(question, throws)
  const roller = board.players.find(({ seat }) => seat === question?.seat)
  const dice = useMemo(() => (canRoll ? (roller?.dice ?? []) : []), [canRoll, roller])
  const { kept, order, aim } = useTray()
  useFreshTray(board, canRoll)
  const free = useOdds([])
  const locked = dice.filter(({ id }) => kept.has(id)).map(({ pips }) => pips)
  const odds = useOdds(locked) ?? free
  const prepared = throwOf(throws, dice, kept)
  const keep = (next: Kept): void => {
    useTray.setState(settled(throws, dice, { kept: next, order }))
    const pick = throwOf(throws, dice, next)?.key
    // What is thrown is a selection like any other: the dock shows it and confirms it.
    if (question !== null && pick !== undefined) toggle(question, pick)
  }
  return {
    shown,
    board,
    question,
    me,
    odds,
    free,
    aim,
    setAim: (name) => useTray.setState({ aim: name }),
    kept,
    advised: canRoll ? advisedDice(free, aim, dice, kept) : null,
    keep,
    toggle: (die) => keep(toggledDie(kept, die)),
    canRoll,
    roll() {
      if (canRoll && prepared !== undefined) answer([prepared.key])
    },
    accept() {
      const { picks } = useChoosing.getState()
      // The last tier of an ability asks for the most and does the most.
      const best = question?.choices.findLast(({ verb }) => verb === 'activate')
      const isChosen =
        question?.choices.some(({ key: one, verb }) => verb === 'activate' && one === picks[0]) === true
      if (isChosen) answer(picks)
      else if (question !== null && best !== undefined) toggle(question, best.key)
    },
    see,
  }
}

/** Kept dice stay kept from attempt to attempt, until a new roll begins. */
function useFreshTray({ roll, active }: DiceThroneBoard, canRoll: boolean): void {
  const isFirst = roll === null || roll.attempts.now <= 1
  useEffect(() => {
    if (!canRoll || isFirst) useTray.setState({ kept: noneKept, aim: '' })
  }, [canRoll, isFirst, active])
  useEffect(() => {
    if (isFirst) useTray.setState({ order: [] })
  }, [isFirst, active])
}

function advisedDice(
  odds: OddsModel | null,
  aim: string,
  dice: DuellistModel['dice'],
  kept: Kept,
): Kept | null {
  if (odds === null || odds.dice.length === 0) return null
  const advice = odds.abilities.find(({ name }) => name === aim)?.advice ?? odds.damage.advice
  return diceShowing(dice, advice.keep, kept)
}

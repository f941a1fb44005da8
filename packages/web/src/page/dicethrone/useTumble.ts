import { useEffect, useLayoutEffect, useState } from 'react'
import type { ThingId } from '@quadriga/kernel'
import type { DiceThroneBoard, DieModel } from '../../model/dicethrone/board.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { paceOf } from '../settings/pace.ts'
import { useSettings } from '../settings/settings.ts'
import type { Kept } from './heldDice.ts'
import { useTray } from './trayStore.ts'

/** The longest tumble: the last of five dice, at the usual pace. */
const LONGEST = 700

const throws = ['attempt', 'roll', 'reroll']
const none: ReadonlySet<ThingId> = new Set()

interface Lying {
  readonly moment: string
  readonly pips: ReadonlyMap<ThingId, number>
}

/** The dice that were thrown with the latest answer, until they have come to rest; known before anything is drawn. */
export function useTumble(shown: Snapshot, isPresent: boolean, kept: Kept): ReadonlySet<ThingId> {
  const board = shown.board as DiceThroneBoard
  const speed = useTumbleSpeed()
  const moment = `${shown.version} ${shown.at}`
  const [lying, setLying] = useState<Lying>(() => ({ moment, pips: pipsOn(board) }))
  const [thrown, setThrown] = useState(none)
  let now = thrown
  if (lying.moment !== moment) {
    now = isPresent && speed > 0 ? thrownDice(shown, board, lying.pips, kept) : none
    setLying({ moment, pips: pipsOn(board) })
    setThrown(now)
  }
  // Apart from the throw: whatever happens meanwhile on the table, dice come to rest.
  useEffect(() => {
    if (thrown.size === 0) return undefined
    const timer = setTimeout(() => setThrown(none), LONGEST / speed)
    return () => clearTimeout(timer)
  }, [thrown, speed])
  // The dock stands outside of the board.
  useLayoutEffect(() => useTray.setState({ isTumbling: now.size > 0 }), [now])
  return now
}

/** How fast dice tumble; 0 where they lie at once. */
function useTumbleSpeed(): number {
  const { pace, reducedMotion } = useSettings()
  const isCalm = reducedMotion || matchMedia('(prefers-reduced-motion: reduce)').matches
  return isCalm ? 0 : paceOf(pace).speed
}

function diceOn({ players }: DiceThroneBoard): readonly DieModel[] {
  return players.flatMap((player) => [...player.dice, ...player.effectDice])
}

function pipsOn(board: DiceThroneBoard): ReadonlyMap<ThingId, number> {
  return new Map(diceOn(board).map(({ id, pips }) => [id, pips]))
}

/** Of a reader's own throw it is known which dice stayed; of others' only those that show something else. */
function thrownDice(
  { news, seats }: Snapshot,
  board: DiceThroneBoard,
  before: Lying['pips'],
  kept: Kept,
): ReadonlySet<ThingId> {
  if (!news.some(({ event }) => throws.includes(event))) return none
  const isMine = seats.some(({ seat, mine }) => mine && seat === board.roll?.seat)
  const isWhole = isMine || board.roll?.attempts.now === 1
  const fresh = diceOn(board).filter(({ id, pips, owner }) => {
    const isRoller = isWhole && owner === board.roll?.seat && !kept.has(id)
    return pips > 0 && (isRoller || before.get(id) !== pips)
  })
  return fresh.length === 0 ? none : new Set(fresh.map(({ id }) => id))
}

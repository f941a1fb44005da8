import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { useDuel } from './duel.ts'

/** The longest tumble: the last of five dice, at the usual pace. */
const LONGEST = 760

const throws = ['attempt', 'roll', 'reroll']

/** The dice that were thrown with the latest answer, until they have come to rest. */
export function useTumble(): ReadonlySet<ThingId> {
  const { shown, board, kept } = useDuel()
  const before = useRef<Map<ThingId, number>>(new Map())
  const [thrown, setThrown] = useState<ReadonlySet<ThingId>>(new Set())
  const { version, news } = shown
  const land = useEffectEvent(() => {
    const dice = board.players.flatMap((player) => [...player.dice, ...player.effectDice])
    const last = before.current
    before.current = new Map(dice.map(({ id, pips }) => [id, pips]))
    if (last.size === 0 || !news.some(({ event }) => throws.includes(event))) return
    // Of a reader's own throw it is known which dice stayed; of others' only those that show something else.
    const isMine = shown.seats.some(({ seat, mine }) => mine && seat === board.roll?.seat)
    const isWhole = isMine || board.roll?.attempts.now === 1
    const fresh = dice.filter(({ id, pips, owner }) => {
      const isRoller = isWhole && owner === board.roll?.seat && !kept.has(id)
      return pips > 0 && (isRoller || last.get(id) !== pips)
    })
    setThrown(new Set(fresh.map(({ id }) => id)))
  })
  // Only a new state of the table throws dice.
  useEffect(() => land(), [version])
  // Apart from the throw: whatever happens meanwhile on the table, dice come to rest.
  useEffect(() => {
    if (thrown.size === 0) return undefined
    const timer = setTimeout(() => setThrown(new Set()), LONGEST)
    return () => clearTimeout(timer)
  }, [thrown])
  return thrown
}

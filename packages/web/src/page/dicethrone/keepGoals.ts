import type { OddsModel } from '../../model/dicethrone/oddsModel.ts'

type Odds = OddsModel['abilities'][number]

/** An ability to roll for. */
export interface Goal extends Odds {
  /** What is kept for most damage is kept for this. */
  readonly isBest: boolean
}

/** How many goals there is room for. */
const MOST = 6

/** What the dice may still come to: of each ability the likeliest tier that they do not show, the likeliest ability first. */
export function goalsOf({ abilities, damage }: OddsModel): readonly Goal[] {
  const open = abilities.filter(({ met, withTools }) => !met && withTools > 0)
  const likeliest = open.filter(
    (one) => !open.some((other) => other.ability === one.ability && open.indexOf(other) < open.indexOf(one)),
  )
  const goals = likeliest.toSorted((a, b) => b.withTools - a.withTools).slice(0, MOST)
  const best =
    damage.advice.does === 'keep' ? goals.find(({ advice }) => isSame(advice, damage.advice)) : undefined
  return goals.map((goal) => ({ ...goal, isBest: goal === best }))
}

function isSame(a: Odds['advice'], b: Odds['advice']): boolean {
  // Kept numbers come in rising order.
  return a.does === b.does && a.keep.join() === b.keep.join()
}

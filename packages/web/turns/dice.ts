/** A die in the tray. */
export interface Die {
  /** From 1, from left to right. */
  readonly place: number
  readonly pips: number
  readonly kept: boolean
  readonly advised: boolean
}

/** From where the fewest dice must be touched, and which. */
export interface Start {
  readonly start: 'kept' | 'none' | 'advised'
  readonly toggled: readonly number[]
}

/** The fewest presses to throw dice with these numbers and keep the others; `takes` when the advice can be taken. */
export function bestStart(dice: readonly Die[], thrown: readonly number[], takes: boolean): Start {
  const starts: (Start & { cost: number })[] = [
    { start: 'kept', toggled: wrongDice(dice, thrown, ({ kept }) => kept), cost: 0 },
    { start: 'none', toggled: wrongDice(dice, thrown, () => false), cost: 1 },
  ]
  if (takes)
    starts.push({ start: 'advised', toggled: wrongDice(dice, thrown, ({ advised }) => advised), cost: 1 })
  return starts.reduce((best, one) =>
    one.cost + one.toggled.length < best.cost + best.toggled.length ? one : best,
  )
}

/** Dice that are on the wrong side; dice with the same number are alike. */
function wrongDice(
  dice: readonly Die[],
  thrown: readonly number[],
  stays: (die: Die) => boolean,
): readonly number[] {
  return [...new Set(dice.map(({ pips }) => pips))].flatMap((pips) => {
    const alike = dice.filter((die) => die.pips === pips)
    const going = alike.filter((die) => !stays(die))
    const staying = alike.filter(stays)
    const wanted = thrown.filter((one) => one === pips).length
    const wrong =
      going.length > wanted ? going.slice(wanted) : staying.slice(0, Math.max(0, wanted - going.length))
    return wrong.map(({ place }) => place)
  })
}

/** The numbers of the dice that are left when dice with these numbers are taken away. */
export function without(dice: readonly Die[], numbers: readonly number[]): readonly number[] {
  const left = dice.map(({ pips }) => pips)
  for (const number of numbers) left.splice(left.indexOf(number), 1)
  return left
}

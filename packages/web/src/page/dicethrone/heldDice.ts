import type { ThingId } from '@quadriga/kernel'
import type { Question } from '../../model/table/question.ts'
import type { DieModel, ThrowModel } from '../../model/dicethrone/board.ts'

/** Which dice stay when the others are thrown again. */
export type Kept = ReadonlySet<ThingId>

export const noneKept: Kept = new Set()

/** Keeps a die, or gives it back to the throw. */
export function toggledDie(kept: Kept, die: ThingId): Kept {
  const now = new Set(kept)
  if (!now.delete(die)) now.add(die)
  return now
}

/**
 * The throw of every die that is not kept, or undefined when the rules have none. Dice with the same number are alike to
 * the rules: they name one of such throws.
 */
export function throwOf(
  throws: readonly ThrowModel[],
  dice: readonly DieModel[],
  kept: Kept,
): ThrowModel | undefined {
  const numbers = (thrown: readonly DieModel[]): string =>
    thrown
      .map(({ pips }) => pips)
      .toSorted((a, b) => a - b)
      .join()
  const wanted = numbers(dice.filter(({ id }) => !kept.has(id)))
  return throws.find((one) => numbers(dice.filter(({ id }) => one.dice.includes(id))) === wanted)
}

/** Dice as they lie in the tray: which stay, and in which order they are shown. */
export interface Lying {
  readonly kept: Kept
  readonly order: readonly ThingId[]
}

/**
 * The rules say which of alike dice a throw takes, whichever was meant: alike dice change places in the tray, unseen, so
 * that the dice that stay are those the person kept.
 */
export function settled(
  throws: readonly ThrowModel[],
  dice: readonly DieModel[],
  { kept, order }: Lying,
): Lying {
  const thrown = throwOf(throws, dice, kept)?.dice ?? []
  const staying = dice.filter(({ id }) => !thrown.includes(id))
  const shown = order.length === 0 ? dice.map(({ id }) => id) : [...order]
  for (const { id, pips } of dice) {
    if (!kept.has(id) || staying.some((die) => die.id === id)) continue
    const other = staying.find((die) => die.pips === pips && !kept.has(die.id))
    if (other === undefined) continue
    const [a, b] = [shown.indexOf(id), shown.indexOf(other.id)]
    ;[shown[a], shown[b]] = [other.id, id]
    staying.splice(staying.indexOf(other), 1, { ...other, pips: 0 })
  }
  return { kept: new Set(staying.map(({ id }) => id)), order: shown }
}

/** Dice in the order in which the tray shows them. */
export function inOrder(dice: readonly DieModel[], order: readonly ThingId[]): readonly DieModel[] {
  const place = (die: DieModel): number => order.indexOf(die.id)
  return dice.every((die) => place(die) >= 0) ? dice.toSorted((a, b) => place(a) - place(b)) : dice
}

/** The dice that lie there with these numbers, each once, those that are kept already first. */
export function diceShowing(dice: readonly DieModel[], pips: readonly number[], kept: Kept): Kept {
  const left = [...pips]
  const order = dice.toSorted((a, b) => Number(kept.has(b.id)) - Number(kept.has(a.id)))
  return new Set(
    order.flatMap(({ id, pips: shown }) => {
      const place = left.indexOf(shown)
      if (place < 0) return []
      left.splice(place, 1)
      return [id]
    }),
  )
}

/** Whether the dice are thrown again by choosing some of them: the question offers such a throw. */
export function mayReroll(
  question: Pick<Question, 'choices'> | null,
  throws: readonly ThrowModel[],
): boolean {
  return question?.choices.some(({ key }) => throws.some((one) => one.key === key)) === true
}

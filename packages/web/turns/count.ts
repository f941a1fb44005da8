import { isEmpty, type Step } from './steps.ts'

/** What the rules alone ask of people, whatever page they play on. */
export interface RulesCount {
  readonly answers: number
  readonly answersBySeat: readonly number[]
  /** Questions with one legal answer. */
  readonly empty: number
  /** How often another person answers than before. */
  readonly handovers: number
}

/** An answer as it was given on the page; without a prompt it takes no click. */
export interface Given {
  readonly at: number
  readonly seat: number
  readonly ask: string
  readonly picks: readonly string[]
  readonly prompted: boolean
  readonly empty: boolean
  readonly clicks: number
}

/** What a page asks of people. */
export interface PageCount {
  /** Presses of the mouse, the lifting of curtains included. */
  readonly clicks: number
  /** Questions that a person had to answer. */
  readonly prompts: number
  /** Prompts with one legal answer. */
  readonly emptyPrompts: number
  /** Answers for which the page asked nothing of their own: it gave them itself, or together with another. */
  readonly byItself: number
  /** Screens that tell people to hand the device over. */
  readonly curtains: number
  /** Curtains behind which nobody was asked anything before the next one fell. */
  readonly idleCurtains: number
  /** Presses on something that was out of sight and had to be scrolled to. */
  readonly scrolledTo: number
  readonly answers: readonly Given[]
}

export function countRules(steps: readonly Step[]): RulesCount {
  const seats = Math.max(...steps.map(({ decision }) => decision.seat)) + 1
  return {
    answers: steps.length,
    answersBySeat: Array.from(
      { length: seats },
      (_, seat) => steps.filter(({ decision }) => decision.seat === seat).length,
    ),
    empty: steps.filter(({ decision }) => isEmpty(decision)).length,
    handovers: steps.filter(({ person }, n) => n > 0 && steps[n - 1]?.person !== person).length,
  }
}

import type { Step } from './steps.ts'

/** An attack of the sheet for all hands, by enemy and attacked seat, and who is chosen there; -1 for nobody. */
export interface Block {
  readonly key: string
  readonly chosen: number
}

/** Who defended in the recording against each attack of the sheet, and the last answer of it. */
export interface Recorded {
  readonly defenders: ReadonlyMap<string, number>
  readonly until: number
}

/** The answers that one sheet gives: seat by seat, attack by attack. */
export function recordedDefences(steps: readonly Step[], keys: readonly string[]): Recorded {
  const defenders = new Map(keys.map((key) => [key, -1]))
  const left = [...keys]
  let until = -1
  for (const group of attacksIn(steps)) {
    const [first] = group
    const enemy = `${first?.decision.because}/`
    const own = left.find((key) => key === `${enemy}${first?.decision.seat}`)
    const key = own ?? left.find((one) => one.startsWith(enemy))
    if (key === undefined) break
    left.splice(left.indexOf(key), 1)
    const last = group.at(-1)
    const option = last?.decision.options.find((one) => one.key === last.picks[0])
    defenders.set(key, option?.thing ?? -1)
    until = last?.at ?? until
  }
  return { defenders, until }
}

/** The questions who defends, one list for each attack: it ends with a defender, or when a seat is asked again. */
function attacksIn(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = []
  for (const step of steps) {
    if (step.decision.ask.key !== 'ask.defend') continue
    const group = groups.at(-1)
    const before = group?.at(-1)
    const goesOn =
      before?.picks[0] === 'pass' &&
      before.decision.because === step.decision.because &&
      group?.every(({ decision }) => decision.seat !== step.decision.seat) === true
    if (goesOn) group.push(step)
    else groups.push([step])
  }
  return groups
}

import type { Frame } from './state.ts'

/** Content that does not fit: names the card and the place in it. Thrown while a game loads, never later. */
export class ContentError extends Error {
  readonly place: string
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`)
    this.name = 'ContentError'
    this.place = place
  }
}

/** A broken invariant: a fault of ours. Carries what is needed to see where the machine stood. */
export class BrokenInvariant extends Error {
  readonly frames: readonly string[]
  constructor(problem: string, frames: readonly Frame[]) {
    const lines = frames.slice(-20).map(frameLine)
    super(`${problem}\nlast frames:\n${lines.map((line) => `  ${line}`).join('\n')}`)
    this.name = 'BrokenInvariant'
    this.frames = lines
  }
}

/** Chance was scripted or recorded with a result that cannot happen here. */
export class ImpossibleChance extends Error {
  readonly source: string
  readonly result: string
  constructor(source: string, result: string, possible: readonly string[]) {
    super(`chance cannot say '${result}' for '${source}': possible are ${possible.join(', ') || 'none'}`)
    this.name = 'ImpossibleChance'
    this.source = source
    this.result = result
  }
}

function frameLine(frame: Frame): string {
  const place = frame.node >= 0 ? `${frame.at} node ${frame.node}` : frame.at
  return `${place} step ${frame.step} ${JSON.stringify(frame.vars)}`
}

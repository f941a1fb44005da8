import { type Node, readSource, walk } from '../architecture/source.ts'
import { edited, type Edit } from './fault.ts'

/** How often the loops of one source may turn while one case is played. */
const MOST_TURNS = 1_000_000

/** The global function that counts. */
const COUNTER = '__loopTurned'
let turns = 0

/** From now on turns are counted from zero. */
export function countLoopsAgain(): void {
  turns = 0
  ;(globalThis as Record<string, unknown>)[COUNTER] = () => {
    if (++turns > MOST_TURNS) throw new Error(`a loop turned more than ${MOST_TURNS} times`)
  }
}

/** A source whose loops end, in an error: a fault that makes one endless is noticed without a clock. */
export function withCountedLoops(file: string, source: string): string {
  const edits: Edit[] = []
  walk(readSource(file, source).program, ({ type, body }) => {
    if (!/^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(type)) return
    const { start, end } = body as Node
    edits.push({ start, end: start, text: `{${COUNTER}();` }, { start: end, end, text: '}' })
  })
  return edited(source, edits)
}

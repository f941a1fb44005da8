import type { LogLine } from '../../model/table/logLine.ts'
import { plainText } from '../text/plainText.ts'

/** A heading of the written log: the round and phase of a line. */
export type Heading = (line: LogLine) => string

/** The log as a text to read: a heading where round or phase change, every line under what caused it. */
export function logText(title: string, lines: readonly LogLine[], heading: Heading): string {
  const written: string[] = [title]
  let before: LogLine | undefined
  for (const line of lines) {
    if (
      before === undefined ||
      line.round !== before.round ||
      line.phase !== before.phase ||
      line.turn !== before.turn
    )
      written.push('', heading(line))
    written.push(`${'  '.repeat(line.depth + 1)}${plainText(line.text)}`)
    before = line
  }
  return `${written.join('\n')}\n`
}

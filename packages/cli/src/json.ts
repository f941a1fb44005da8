import { Refusal } from './refusal.ts'
import type { Words } from './text/index.ts'

/** What is wrong with a text that should be JSON. */
export interface JsonProblem {
  readonly what: 'empty' | 'binary' | 'cut' | 'wrong'
  /** Where it stops being JSON, as far as that is known. */
  readonly line: number
  readonly column: number
}

/** Why a text is no JSON, in terms that can be said in every language; null when it is. */
export function jsonProblem(text: string): JsonProblem | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const found = /line (\d+) column (\d+)/.exec(error instanceof Error ? error.message : '')
    const [line, column] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)]
    return { what: whatOf(text, error), line, column }
  }
}

function whatOf(text: string, error: unknown): JsonProblem['what'] {
  if (text.trim() === '') return 'empty'
  // No JSON holds such characters; U+FFFD stands where bytes were no text at all.
  // oxlint-disable-next-line no-control-regex -- these are the characters it looks for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text) || text.startsWith('\ufffd')) return 'binary'
  const problem = error instanceof Error ? error.message : ''
  const position = Number(/position (\d+)/.exec(problem)?.[1] ?? -1)
  const isCut = /end of JSON|Unterminated string/.test(problem) || position >= text.trimEnd().length
  return isCut ? 'cut' : 'wrong'
}

/** The refusal of a text that is no JSON; `setup` or a file with its name. */
export function notJson({ what, line, column }: JsonProblem, file?: string): Refusal {
  const words: Words = { line, column, ...(file === undefined ? {} : { file }) }
  if (file === undefined) return new Refusal(what === 'cut' ? 'setup.cut' : 'setup.notJson', words)
  const keys = {
    empty: 'save.empty',
    binary: 'save.binary',
    cut: 'save.cut',
    wrong: 'save.notJson',
  } as const
  return new Refusal(keys[what], words)
}

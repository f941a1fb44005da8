import { createInterface } from 'node:readline'
import { type Context, print } from '../context.ts'

/** Lines from a person or a pipe, one at a time. */
export interface Input {
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

/** Reads with editing and history on a terminal; from a pipe plainly, and shows what came as if it had been typed. */
export function openInput(context: Context): Input {
  const isTerminal = context.input.isTTY && context.output.isTTY
  const reader = createInterface({ input: context.input, output: context.output, terminal: isTerminal })
  const waiting: string[] = []
  let asking: ((line: string | null) => void) | null = null
  let hasEnded = false
  const answer = (line: string | null): boolean => {
    const told = asking
    asking = null
    told?.(line)
    return told !== null
  }
  reader.on('line', (line) => {
    if (!answer(line)) waiting.push(line)
  })
  reader.on('close', () => {
    hasEnded = true
    answer(null)
  })
  const next = (): Promise<string | null> => {
    const line = waiting.shift()
    if (line !== undefined || hasEnded) return Promise.resolve(line ?? null)
    return new Promise((resolve) => (asking = resolve))
  }
  const ask = async (prompt: string): Promise<string | null> => {
    if (isTerminal && !hasEnded) {
      reader.setPrompt(prompt)
      reader.prompt()
      return next()
    }
    const line = await next()
    if (!context.json) print(context, `${prompt}${line ?? ''}`)
    return line
  }
  return { ask, close: () => reader.close() }
}

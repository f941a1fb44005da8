import type { Context } from './context.ts'
import type { Key } from './text/index.ts'

/** What an option takes: a text, or nothing. */
export type OptionKind = 'text' | 'flag'

/** Options by name without the dashes. */
export type OptionTable = Readonly<Record<string, OptionKind>>

/** What the person wrote behind the command. */
export interface Given {
  readonly texts: Readonly<Record<string, string>>
  readonly flags: ReadonlySet<string>
  readonly positionals: readonly string[]
}

/** One word of the command line. */
export interface Command {
  readonly name: string
  readonly options: OptionTable
  /** How many words without dashes it takes, and what is said when there are too few. */
  readonly positionals: {
    readonly min: number
    readonly max: number
    readonly missing?: Extract<Key, `words.no${string}`>
  }
  /** What stands behind the name in its usage line; the same in every language. */
  readonly usage: string
  /** What could be written behind `quadriga`, for --help. */
  readonly examples?: readonly string[]
  /** Does it; gives the exit code. */
  readonly run: (given: Given, context: Context) => Promise<number>
}

/** Options that every command has. */
export const commonOptions: OptionTable = { lang: 'text', json: 'flag', help: 'flag' }

/** Stands for an exclamation mark that typography must not move away from its word. */
const MARK = '\uE002'

/** A command to be typed as it stands: French would set `s!` apart, and `s !` is another command. */
export function typed(command: string): string {
  return command.replaceAll('!', MARK)
}

/** A sentence whose commands are written out again. */
export function withTyped(sentence: string): string {
  return sentence.replaceAll(MARK, '!')
}

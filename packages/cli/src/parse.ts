import { nearest } from '@quadriga/testkit'
import { type Command, commonOptions, type Given, type OptionTable } from './command.ts'
import { ownEntry } from './ownEntry.ts'
import { Refusal } from './refusal.ts'

/** Reads what stands behind a command; refuses what it does not know with the nearest names. */
export function parse(command: Command, words: readonly string[]): Given {
  const options = { ...commonOptions, ...command.options }
  const texts: Record<string, string> = {}
  const flags = new Set<string>()
  const positionals: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string
    if (word === '--') {
      positionals.push(...words.slice(at + 1))
      break
    }
    if (!isOption(word)) positionals.push(word)
    else at += readOption(word, words[at + 1], options, texts, flags)
  }
  const given = { texts, flags, positionals }
  if (!flags.has('help')) checkPositionals(command, positionals)
  return given
}

function isOption(word: string): boolean {
  return word.startsWith('-') && word !== '-'
}

/** Reads one option and says how many further words belong to it. */
function readOption(
  word: string,
  next: string | undefined,
  options: OptionTable,
  texts: Record<string, string>,
  flags: Set<string>,
): number {
  const [written = '', ...rest] = word.split('=')
  const name = written === '-h' ? 'help' : written.replace(/^--?/, '')
  const kind = written.startsWith('--') || written === '-h' ? ownEntry(options, name) : undefined
  if (kind === undefined) throw unknownOption(written, Object.keys(options))
  if (kind === 'flag') {
    if (rest.length > 0) throw new Refusal('option.noValue', { option: written })
    flags.add(name)
    return 0
  }
  const value = rest.length > 0 ? rest.join('=') : next?.startsWith('--') === true ? '' : (next ?? '')
  if (value === '') throw new Refusal('option.needsValue', { option: written })
  texts[name] = value
  return rest.length > 0 ? 0 : 1
}

function unknownOption(written: string, known: readonly string[]): Refusal {
  const names = known.map((name) => `--${name}`)
  const near = nearest(written, names)
  return near.length > 0
    ? new Refusal('option.unknownNear', { option: written, near: near.join(', ') })
    : new Refusal('option.unknown', { option: written, known: names.join(' ') })
}

function checkPositionals(command: Command, positionals: readonly string[]): void {
  const { min, max, missing = 'words.tooFew' } = command.positionals
  const extra = positionals[max]
  if (extra !== undefined) throw new Refusal('words.tooMany', { word: extra, usage: command.usage })
  if (positionals.length < min) throw new Refusal(missing, { usage: command.usage })
}

/** A text option that the command cannot do without. */
export function required(given: Given, name: string): string {
  const value = given.texts[name]
  if (value === undefined) throw new Refusal('option.missing', { option: `--${name}` })
  return value
}

/** The longest that anybody waits for a bot. */
const MOST_SECONDS = 60

/** `--think`: seconds that bots take for a decision; undefined where nothing was said. */
export function secondsOf(given: Given): number | undefined {
  const text = given.texts['think']
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() === '' || !(value > 0) || value > MOST_SECONDS)
    throw new Refusal('option.notSeconds', { option: '--think', given: text, most: MOST_SECONDS })
  return value
}

/** A whole number from an option, not below `least` nor above `most`. */
export function wholeNumber(
  given: Given,
  name: string,
  usual: number,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const text = given.texts[name]
  if (text === undefined) return usual
  const value = Number(text)
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < least) {
    throw new Refusal('option.notNumber', { option: `--${name}`, given: text, least })
  }
  if (value > most) throw new Refusal('option.tooLarge', { option: `--${name}`, given: text, most })
  return value
}

import { type Language, plain } from '@quadriga/kernel'
import { defineMessages } from '@quadriga/kernel/text'
import { general } from './general.ts'
import { help } from './help.ts'
import { menu } from './menu.ts'
import { play } from './play.ts'
import { puzzle } from './puzzle.ts'
import { report } from './report.ts'
import { table } from './table.ts'
import { trial } from './trial.ts'
import { withTyped } from './typed.ts'
import { visibleWord } from '../visible.ts'

/** Every sentence of the command line, English and French side by side. */
const entries = { ...general, ...help, ...menu, ...play, ...puzzle, ...report, ...table, ...trial }
const dictionary = defineMessages(entries)

export type Key = keyof typeof entries
export type Words = Readonly<Record<string, string | number>>

/** Says one of the command line's sentences. */
export type Say = <K extends Key>(key: K, ...args: Parameters<(typeof entries)[K]['en']>) => string

/** The command line's voice in a language. */
export function speaker(language: Language): Say {
  return (key, ...args) => sayLoosely(language, key, args[0] ?? {})
}

/** Says a sentence whose words are only known when it is said: a refusal, a help line. */
export function sayLoosely(language: Language, key: string, words: Words): string {
  const kept: string[] = []
  const marked = Object.entries(words).map(([name, word]) => [
    name,
    typeof word === 'string' ? mark(word, kept) : word,
  ])
  const text = plain(dictionary.say({ key, args: Object.fromEntries(marked) as Words }, language))
  return withTyped(text).replace(marks, (_, at: string) => kept[Number(at)] ?? '')
}

/** Names, paths and JSON are shown as they are: typography is for our own sentences only. */
const marks = /\uE000(\d+)\uE001/g

function mark(word: string, kept: string[]): string {
  if (word === '') return word
  kept.push(visibleWord(word))
  return `\uE000${kept.length - 1}\uE001`
}

export const keys: readonly string[] = Object.keys(entries)

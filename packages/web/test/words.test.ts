import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { boardWords } from '../src/page/words/boardWords.ts'
import { catalogue } from '../src/page/words/catalogue.ts'
import { clubWords } from '../src/page/words/club.ts'
import { deckWords } from '../src/page/words/decks.ts'
import { accountWords } from '../src/page/words/account.ts'
import { creditsWords } from '../src/page/words/credits.ts'
import { guideWords } from '../src/page/words/guide.ts'
import { puzzleWords } from '../src/page/words/puzzles.ts'
import { reviewWords } from '../src/page/words/review.ts'
import { frenchSpaces } from '../src/model/words/frenchSpaces.ts'

type Compiled =
  | string
  | readonly (string | readonly [name: string, type?: string, branches?: Readonly<Record<string, unknown>>])[]

/** Names of the values a message is filled with, those within its branches included. */
function placeholders(compiled: Compiled): string[] {
  const found = new Set<string>()
  const visit = (message: Compiled): void => {
    if (typeof message === 'string') return
    for (const part of message) {
      if (typeof part === 'string') continue
      const [name, , branches = {}] = part
      found.add(name)
      for (const branch of Object.values(branches)) if (Array.isArray(branch)) visit(branch as Compiled)
    }
  }
  visit(compiled)
  // '#' stands for the number of the plural around it.
  return [...found].filter((name) => name !== '#').toSorted()
}

test.each(Object.entries(catalogue))('%s is said in both languages with the same values', (_, { en, fr }) => {
  expect(en.trim()).not.toBe('')
  expect(fr.trim()).not.toBe('')
  expect(placeholders(compileMessage(fr) as Compiled)).toEqual(placeholders(compileMessage(en) as Compiled))
})

test('French has its spaces before high punctuation', () => {
  const bad = Object.entries(catalogue).filter(([, { fr }]) => /[\p{L}\p{N}][;:!?](\s|$)/u.test(fr))
  expect(bad.map(([id]) => id)).toEqual([])
})

test('no French line ends before its punctuation or within its quotation marks', () => {
  expect(frenchSpaces('Règle : « oui » ; vraiment ?! 100 %')).toBe(
    'Règle\u00a0: «\u00a0oui\u00a0»\u202f; vraiment\u202f?! 100\u202f%',
  )
  const loose = Object.entries(catalogue).filter(([, { fr }]) => /« | [;:!?»%]/.test(frenchSpaces(fr)))
  expect(loose.map(([id]) => id)).toEqual([])
})

test('the spaces are made by the function, not by hand', () => {
  const handmade = Object.entries(catalogue).filter(([, { fr, en }]) => /[\u00a0\u202f]/.test(fr + en))
  expect(handmade.map(([id]) => id)).toEqual([])
})

/** Files of the page by their paths within it. */
const page = join(import.meta.dirname, '../src/page')
const files = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

test.each([
  ['of a review', reviewWords, ['log', 'words']],
  ['of puzzles', puzzleWords, ['puzzles', 'words']],
  ['of a guided turn', guideWords, ['guide', 'words']],
  ['of accounts', accountWords, ['account', 'words']],
  ['of the credits', creditsWords, ['credits', 'words']],
  ['of the deck builder', deckWords, ['decks', 'words']],
  ['of people who meet again', clubWords, ['club', 'words']],
  ['of the boards', boardWords, ['dicethrone', 'villainous', 'zombies', 'words']],
])('words %s are said only where they have come', (_, words, folders) => {
  const others = files.filter((path) => !folders.some((folder) => path.startsWith(`${folder}${sep}`)))
  const said = others.flatMap((path) => {
    const text = readFileSync(join(page, path), 'utf8')
    return Object.keys(words)
      .filter((id) => text.includes(`'${id}'`))
      .map((id) => `${path}: ${id}`)
  })
  expect(said).toEqual([])
})

import type { ReferenceEntry } from '@quadriga/kernel/author'

/** An entry is meant to be read at the table, in the middle of a game. */
const mostWords = 120
const mostParagraphs = 2

const languages = ['en', 'fr'] as const
type Language = (typeof languages)[number]

const idForm = /^[a-z]+:[a-z]+(-[a-z]+)*$/

type Rule = readonly [broken: RegExp, what: string]

const looseSpaces: Rule = [/ {2}| [,.)]|^\s|\s$|\( /, 'has a space too many']

const typography: Readonly<Record<Language, readonly Rule[]>> = {
  en: [[/['"]/, 'needs curly quotes'], [/[«»\u202f\u00a0]/, 'is set the French way'], looseSpaces],
  fr: [
    [/[^\u202f;!?][;!?]/, 'needs a thin space before ; ! ?'],
    [/[^\u00a0]:/, 'needs a hard space before a colon'],
    [/«(?!\u00a0)|(?<!\u00a0)»/, 'needs hard spaces inside « »'],
    [/['"“”]/, 'needs curly apostrophes and « »'],
    looseSpaces,
  ],
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function linkProblems({ id, see }: ReferenceEntry, known: ReadonlySet<string>): string[] {
  return [
    ...(see.length === 0 ? ['leads nowhere'] : []),
    ...repeated(see).map((other) => `leads twice to ${other}`),
    ...see.filter((other) => other === id).map(() => 'leads to itself'),
    ...see.filter((other) => !known.has(other)).map((other) => `leads to ${other}, which does not exist`),
  ]
}

function languageProblems({ title, text }: ReferenceEntry, language: Language): string[] {
  const problems: string[] = []
  for (const words of [title[language], text[language]]) {
    if (words.trim() === '') problems.push('is not written')
    for (const [broken, what] of typography[language]) if (broken.test(words)) problems.push(what)
  }
  if (wordCount(text[language]) > mostWords) problems.push(`has more than ${mostWords} words`)
  if (text[language].split('\n\n').length > mostParagraphs) {
    problems.push(`has more than ${mostParagraphs} paragraphs`)
  }
  return problems.map((problem) => `${language} ${problem}`)
}

function entryProblems(entry: ReferenceEntry, known: ReadonlySet<string>): string[] {
  return [
    ...(idForm.test(entry.id) ? [] : ['has an id that is not game:kebab-case']),
    ...linkProblems(entry, known),
    ...languages.flatMap((language) => languageProblems(entry, language)),
    ...(entry.text.en === entry.text.fr ? ['says the same words in both languages'] : []),
  ].map((problem) => `${entry.id} ${problem}`)
}

/** What is wrong with a game's rules reference: ids, links, missing words, repetition, length, typography. */
export function referenceProblems(entries: readonly ReferenceEntry[]): string[] {
  const ids = entries.map((entry) => entry.id)
  const known = new Set(ids)
  const repeatedWords = languages.flatMap((language) => [
    ...repeated(entries.map((entry) => entry.title[language])),
    ...repeated(entries.map((entry) => entry.text[language])),
  ])
  return [
    ...repeated(ids).map((id) => `${id} is there twice`),
    ...repeatedWords.map((words) => `two entries say: ${words}`),
    ...entries.flatMap((entry) => entryProblems(entry, known)),
  ]
}

import type { ReferenceEntry } from '@quadriga/kernel/author'
import { expect, test } from 'vitest'
import { referenceProblems } from '../src/index.ts'

const dice: ReferenceEntry = {
  id: 'brawl:dice',
  title: { en: 'Dice', fr: 'Dés' },
  text: { en: 'Roll them; don’t throw them.', fr: 'On les lance\u202f; on ne les jette pas.' },
  see: ['brawl:turn-order'],
}
const turnOrder: ReferenceEntry = {
  id: 'brawl:turn-order',
  title: { en: 'Turn order', fr: 'Ordre du tour' },
  text: { en: 'Clockwise.\n\nAlways.', fr: 'Sens horaire\u00a0: toujours.' },
  see: ['brawl:dice'],
}

/** What is said of the pair when the first entry is changed. */
function saidOf(change: Partial<ReferenceEntry>): string[] {
  return referenceProblems([{ ...dice, ...change }, turnOrder])
}

/** What is said of the first entry when its English or French text is changed. */
function saidOfText(text: Partial<ReferenceEntry['text']>): string[] {
  return saidOf({ text: { ...dice.text, ...text } })
}

test('a sound reference has no problems', () => {
  expect(referenceProblems([dice, turnOrder])).toEqual([])
})

test('ids are kebab case in a name space, and each is there once', () => {
  expect(saidOf({ id: 'brawl:diceRoll' })).toContain('brawl:diceRoll has an id that is not game:kebab-case')
  expect(saidOf({ id: 'brawl:turn-order' })).toContain('brawl:turn-order is there twice')
})

test('links lead to other entries, once each, and there is at least one', () => {
  expect(saidOf({ see: [] })).toEqual(['brawl:dice leads nowhere'])
  expect(saidOf({ see: ['brawl:dice'] })).toEqual(['brawl:dice leads to itself'])
  expect(saidOf({ see: ['brawl:luck'] })).toEqual(['brawl:dice leads to brawl:luck, which does not exist'])
  expect(saidOf({ see: ['brawl:turn-order', 'brawl:turn-order'] })).toEqual([
    'brawl:dice leads twice to brawl:turn-order',
  ])
})

test('both languages are written, each in its own words, and no two entries say the same', () => {
  expect(saidOfText({ fr: '' })).toEqual(['brawl:dice fr is not written'])
  expect(saidOfText({ en: 'Hop', fr: 'Hop' })).toEqual(['brawl:dice says the same words in both languages'])
  expect(saidOfText({ en: turnOrder.text.en })).toEqual([`two entries say: ${turnOrder.text.en}`])
  expect(saidOf({ title: { en: 'Dice', fr: turnOrder.title.fr } })).toEqual([
    `two entries say: ${turnOrder.title.fr}`,
  ])
})

test('120 words and two paragraphs are the limit', () => {
  expect(saidOfText({ en: 'word '.repeat(120).trim() })).toEqual([])
  expect(saidOfText({ en: 'word '.repeat(121).trim() })).toEqual(['brawl:dice en has more than 120 words'])
  expect(saidOfText({ fr: 'Un.\n\nDeux.\n\nTrois.' })).toEqual(['brawl:dice fr has more than 2 paragraphs'])
})

test.each([
  ['en', "Don't.", 'needs curly quotes'],
  ['en', 'Roll\u00a0them.', 'is set the French way'],
  ['en', 'Roll  them.', 'has a space too many'],
  ['fr', 'Lancez !', 'needs a thin space before ; ! ?'],
  ['fr', 'Un dé : six.', 'needs a hard space before a colon'],
  ['fr', 'Un « six ».', 'needs hard spaces inside « »'],
  ['fr', "L'un.", 'needs curly apostrophes and « »'],
  ['fr', 'Un dé .', 'has a space too many'],
])('in %s, “%s” %s', (language, words, problem) => {
  expect(saidOfText({ [language]: words })).toEqual([`brawl:dice ${language} ${problem}`])
})

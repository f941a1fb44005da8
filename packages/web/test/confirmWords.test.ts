import { expect, test } from 'vitest'
import { noIntent } from '../src/page/act/intent.ts'
import { confirmWords } from '../src/page/dock/confirmWords.ts'
import type { Play } from '../src/page/play/PlayContext.ts'
import { addWords, i18n, type Say, speak } from '../src/page/words/i18n.ts'
import { playWords } from '../src/page/words/play.ts'
import { choice, question } from './questions.ts'

const say: Say = (id, values) => i18n._(id, values)

/** What the button says while so many of three cards are picked. */
function button(language: 'en' | 'fr', verb: string, picked: number, min: number, max: number): string {
  speak(language)
  addWords(playWords)
  const cards = [1, 2, 3].map((n) => choice(`${verb}:${n}`, { thing: n, verb }))
  const asked = question('some', cards, min, max)
  const play = { question: asked, outcomes: {}, shown: {} } as unknown as Play
  return confirmWords(say, play, { intent: noIntent, picks: cards.slice(0, picked).map(({ key }) => key) })
}

test('the button says the verb that the question asks for, and how many', () => {
  expect(button('en', 'sell', 1, 1, 1)).toBe('Sell 1 card')
  expect(button('fr', 'sell', 2, 2, 2)).toBe('Vendre 2 cartes')
  expect(button('en', 'die', 2, 0, 3)).toBe('Re-roll 2 dice')
  expect(button('en', 'discard', 2, 0, 3)).toBe('Discard 2')
  expect(button('en', 'target', 2, 1, 3)).toBe('Choose 2')
})

test('before anything is picked it says what is asked, or that nothing is wanted', () => {
  expect(button('en', 'sell', 0, 1, 1)).toBe('Sell 1 card')
  expect(button('en', 'discard', 0, 0, 3)).toBe('Keep all')
  expect(button('fr', 'die', 0, 0, 3)).toBe('Ne rien relancer')
  expect(button('en', 'target', 0, 0, 3)).toBe('Choose none')
})

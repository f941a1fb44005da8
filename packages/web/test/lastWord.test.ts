import { expect, test } from 'vitest'
import type { Suggestion } from '../src/model/table/answers.ts'
import type { Choice } from '../src/model/table/question.ts'
import { worthAWord } from '../src/page/dock/useLastWord.ts'

const choices = ['attack', 'endTurn'].map((key) => ({ key, declines: key === 'endTurn' }) as Choice)
const would = (...picks: readonly string[]) =>
  ({ question: 1, picks, says: [], reason: '', lines: [], rival: null }) satisfies Suggestion

test('before a turn ends, only what a bot would still do is worth a word', () => {
  expect(worthAWord(would('attack'), { choices })).toEqual(would('attack'))
  expect(worthAWord(would('endTurn'), { choices })).toBeNull()
  expect(worthAWord(null, { choices })).toBeNull()
})

test('what is hardly better than ending holds nobody up; what is as good as another act does', () => {
  expect(worthAWord({ ...would('attack'), rival: ['endTurn'] }, { choices })).toBeNull()
  const beside = { ...would('attack'), rival: ['thwart'] }
  expect(worthAWord(beside, { choices })).toEqual(beside)
})

import type { Part } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { glued } from '../src/page/text/glued.ts'

const text = (words: string): Part => ({ kind: 'text', text: words })
const link: Part = { kind: 'reference', id: 'there', text: 'Institut de Technologie' }

test('a word that can be followed keeps the article before it and the mark after it on its line', () => {
  const parts = glued([text('Killmonger va vers l’'), link, text('. Il agit')])
  expect(parts.map(({ part, before, after }) => `${before}[${part.text}]${after}`)).toEqual([
    '[Killmonger va vers ]',
    'l’[Institut de Technologie].',
    '[ Il agit]',
  ])
})

test('nothing is said twice or left out, whatever stands between two links', () => {
  for (const between of [' et l’', ', ', ' (', ') ; qu’', '’', ''])
    expect(
      glued([link, text(between), link])
        .map(({ part, before, after }) => before + part.text + after)
        .join(''),
    ).toBe(`${link.text}${between}${link.text}`)
})

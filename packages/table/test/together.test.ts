import type { Committed, RichText } from '@quadriga/kernel'
import { plain } from '@quadriga/kernel'
import { toldTogether } from '@quadriga/table'
import { expect, test } from 'vitest'

const happened = (kind: string, says: string, source = 1, depth = 0): Committed => ({
  kind,
  depth,
  source,
  fields: { says },
  audience: 0,
  codes: [],
})

const textOf = ({ fields: { says } }: Committed): RichText | null =>
  typeof says === 'string' && says !== '' ? [{ kind: 'text', text: says }] : null

const lines = (events: readonly Committed[], isApart?: (event: Committed) => boolean): readonly string[] =>
  toldTogether(events, textOf, isApart).map(({ place, text }) => `${place} ${plain(text)}`)

test('six tokens of one kind from one card are one line with their number, which is called by the last of them', () => {
  const six = Array.from({ length: 6 }, () => happened('status', 'Ann gains Poison.'))
  expect(lines([happened('play', 'Ben plays Venom.'), ...six])).toEqual([
    '0 Ben plays Venom.',
    '6 Ann gains Poison (×6).',
  ])
})

test('another kind, another source, another depth or another word begins a line of its own', () => {
  const first = happened('status', 'Ann gains Poison.')
  for (const next of [
    happened('moved', 'Ann gains Poison.'),
    happened('status', 'Ann gains Poison.', 2),
    happened('status', 'Ann gains Poison.', 1, 1),
    happened('status', 'Ben gains Poison.'),
  ])
    expect(lines([first, next])).toHaveLength(2)
})

test('what has no line parts nothing, and what stands apart is never taken together', () => {
  const throws = [happened('roll', 'Ann rolls 4.'), happened('roll', 'Ann rolls 4.')]
  expect(lines([happened('a', 'So.'), happened('forced', ''), happened('a', 'So.')])).toEqual(['2 So (×2).'])
  expect(lines(throws, ({ kind }) => kind === 'roll')).toEqual(['0 Ann rolls 4.', '1 Ann rolls 4.'])
})

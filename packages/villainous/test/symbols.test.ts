import { explain } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { lay, type Played, said } from './table.ts'

function why({ state }: Played, symbol: string, seat = 0): readonly string[] {
  return explain(state, seat, { symbol }).map(({ verb, refusal }) => `${verb}: ${refusal?.key ?? 'allowed'}`)
}

/** Reconfiguration Base: play a card and gain Power above, discard and vanquish below. */
const atTheBase = {
  villains: ['ultron', 'hela'],
  at: ['reconfiguration-base'],
  cards: { 'hand/0': ['ultron-reconfigure'], 'reconfiguration-base': ['fate-common-falcon'] },
}

test('a covered symbol says that it is covered, and the symbol below it can be used', () => {
  const t = lay(atTheBase)
  const [covered] = explain(t.state, 0, { symbol: 'reconfiguration-base/2' })
  expect(covered).toMatchObject({
    verb: 'take',
    refusal: { key: 'refused.covered', rule: 'villainous:covered', args: { type: 'gain-power' } },
  })
  expect(covered?.refusal && said(covered.refusal)).toEqual([
    'The symbol “Gain Power” is covered.',
    'Le symbole « Gagner des jetons Pouvoir » est recouvert.',
  ])
  expect(why(t, 'reconfiguration-base/3')).toEqual(['take: allowed'])
  expect(t.asked().options.find(({ key }) => key === 'take:discard')).toMatchObject({
    symbol: 'reconfiguration-base/3',
    role: 'act',
  })
})

test('a symbol that was used, one elsewhere, and one that begins with a card say so', () => {
  const t = lay({ ...atTheBase, cards: { 'hand/0': ['ultron-reconfigure'] } })
  expect(why(t, 'reconfiguration-base/2')).toEqual(['take: allowed'])
  t.choose('take:gain-power')
  expect(why(t, 'reconfiguration-base/2')).toEqual(['take: refused.usedSymbol'])
  expect(why(t, 'reconfiguration-base/4')).toEqual(['take: refused.beginsWithCard'])
  expect(why(t, 'research-lab/2')).toEqual(['take: refused.notThere'])
  t.choose('take:discard').choose('discard:ultron-reconfigure')
  expect(t.actions()).toEqual(['play-card', 'vanquish'])
})

test('without a card to discard or to reveal a symbol has no use', () => {
  const t = lay({ ...atTheBase, cards: {} })
  expect(why(t, 'reconfiguration-base/3')).toEqual(['take: refused.noCards'])
  expect(t.options()).not.toContain('take:discard')
})

test('before the figure has moved, and in another player’s turn, no symbol can be used', () => {
  const t = lay({ ...atTheBase, at: ['reconfiguration-base', 'gjoll'] })
  expect(why(t, 'gjoll/2', 1)).toEqual(['take: refused.notYourTurn'])
  t.choose('endTurn')
  expect(why(t, 'gjoll/2', 1)).toEqual(['take: refused.moveFirst'])
})

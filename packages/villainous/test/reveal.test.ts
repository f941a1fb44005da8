import { table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'
import { said } from './table.ts'

test('a Fate action with no Fate card anywhere reveals nothing, and says so', () => {
  const t = table(kit, {
    phase: 'actions',
    turn: 'thanos',
    options: { mode: 'implacable' },
    seats: { thanos: { at: 'knowhere' }, ultron: { at: 'reconfiguration-base' } },
  }).run('fate by thanos')
  const revealed = t.state.events.filter(({ kind }) => kind === 'reveal')
  expect(revealed.map(said)).toEqual([['No card is left to reveal.', 'Il ne reste aucune carte à révéler.']])
})

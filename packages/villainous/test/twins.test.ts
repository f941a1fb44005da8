import { query, scripted, start, type State, view } from '@quadriga/kernel'
import { villainous } from '@quadriga/villainous'
import { expect, test } from 'vitest'
import { played, type Played } from './table.ts'

const setup = { villains: ['ultron', 'hela', 'taskmaster'], mode: 'implacable' }
const others = {
  'deck.ultron': [
    'ultron-duplicate-sentry',
    'ultron-duplicate-sentry',
    'ultron-reconfigure',
    'ultron-alkhema',
  ],
  'deck.taskmaster': [
    'taskmaster-trainees',
    'taskmaster-redeploy',
    'taskmaster-crossbones',
    'taskmaster-black-ant',
  ],
}
const drawn = [
  ['hela-disir', 'hela-leah', 'hela-fenris-wolf', 'hela-hel-to-pay', 'hela-draugr-swordsman'],
  ['hela-draugr-swordsman', 'hela-marked-by-death', 'hela-hel-to-pay', 'hela-disir', 'hela-leah'],
]

/** Two games that differ only in what Hela, the second villain, draws. */
function twins(): readonly Played[] {
  return drawn.map((cards) => {
    const chance = scripted({ ...others, 'deck.hela': cards })
    const begun = start(villainous, setup, 'twins', chance)
    if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
    return played(begun.state, chance)
  })
}

/** What everybody but Hela sees, byte for byte. */
function seenByOthers(state: State): string[] {
  return [0, 2, 'public' as const].map((eyes) => JSON.stringify(view(state, eyes)))
}

function expectTwins([one, twin]: readonly Played[]): void {
  if (one === undefined || twin === undefined) throw new Error('two games are needed')
  expect(one.faces('hand', 1)).not.toEqual(twin.faces('hand', 1))
  expect(seenByOthers(one.state)).toEqual(seenByOthers(twin.state))
  expect(JSON.stringify(view(one.state, 1))).not.toBe(JSON.stringify(view(twin.state, 1)))
}

test('who may not know a hand and a deck sees the same bytes whatever is where', () => {
  expectTwins(twins())
})

test('it stays so through the turns, and a card that is drawn unseen tells nothing', () => {
  const games = twins()
  for (const { choose } of games) {
    choose('move:research-lab')
    choose('endTurn')
    choose('move:hel')
  }
  expectTwins(games)
  for (const { choose } of games) choose('endTurn')
  expectTwins(games)
  expect(games.map(({ state }) => query(state).ids('hand', 1).length)).toEqual([4, 4])
})

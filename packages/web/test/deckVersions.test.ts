import { expect, test } from 'vitest'
import { beginEditing, edited, redone, undone } from '../src/page/decks/editing.ts'
import { freshDeck, type KeptDeck, readKept } from '../src/model/decks/keptDeck.ts'
import { deckSession } from '../src/page/decks/session.ts'
import { MOST, QUIET, turnover, withVersion } from '../src/model/decks/versions.ts'

const extra = { fields: {}, meta: {} }
const empty = { name: 'One', hero: 'spider-man', aspect: '', cards: {}, extra }
const withCards = (n: number) => ({ ...empty, cards: { energy: n } })

test('undo and redo walk the same way, and a new change cuts the way forward', () => {
  const two = edited(edited(beginEditing(1), 2), 3)
  expect(undone(two).now).toBe(2)
  expect(redone(undone(two)).now).toBe(3)
  expect(redone(edited(undone(two), 4)).now).toBe(4)
  expect(undone(undone(undone(two))).now).toBe(1)
})

test('typing a name is one step, and nothing changed is none', () => {
  const typed = ['A', 'Ab', 'Abc'].reduce((editing, name) => edited(editing, name, 'name'), beginEditing(''))
  expect(undone(typed).now).toBe('')
  expect(edited(typed, 'Abc')).toBe(typed)
})

test('the same content twice in a row is one version, and a name goes to the one that is there', () => {
  const once = withVersion([], withCards(1), 10)
  expect(withVersion(once, withCards(1), 20)).toEqual(once)
  expect(withVersion(once, withCards(1), 20, 'Tried')).toMatchObject([{ label: 'Tried', at: 20 }])
})

test('too many versions drop the oldest that nobody asked for', () => {
  let versions = withVersion([], withCards(0), 0, 'Mine')
  for (let n = 1; n <= MOST; n++) versions = withVersion(versions, withCards(n), n)
  expect(versions).toHaveLength(MOST)
  expect(versions[0]?.label).toBe('Mine')
  expect(versions[1]?.at).toBe(2)
})

test('a turnover counts copies in and out', () => {
  expect(turnover({ energy: 2, genius: 1 }, { energy: 1, strength: 3 })).toEqual({ more: 3, fewer: 2 })
})

/** A session on a shelf in memory, with a clock and pauses that the test moves. */
function sitting(kept: KeptDeck = freshDeck(empty, 'id', 0)) {
  const written: KeptDeck[] = []
  let waiting: (() => void) | null = null
  let time = 0
  let problem = ''
  const session = deckSession({
    kept,
    put: (deck) => {
      if (problem !== '') return Promise.reject(new Error(problem))
      written.push(deck)
      return Promise.resolve(deck)
    },
    now: () => time,
    later: (call) => {
      waiting = call
      return () => {
        waiting = null
      }
    },
  })
  return {
    state: () => session.getState(),
    written,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    pause: async () => {
      waiting?.()
      await session.getState().flush()
    },
    fail: (why: string) => {
      problem = why
    },
  }
}

test('changes are written once, a pause after the last one', async () => {
  const { state, written, pause } = sitting()
  state().change(() => withCards(1))
  state().change(() => withCards(2))
  expect(state().saving).toBe('saving')
  await pause()
  expect(written.map(({ cards }) => cards)).toEqual([{ energy: 2 }])
  expect(state().saving).toBe('saved')
})

test('leaving the page writes what waits', async () => {
  const { state, written } = sitting()
  state().change(() => withCards(1))
  await state().flush()
  expect(written).toHaveLength(1)
})

test('what could not be written is said, and the next write tries again', async () => {
  const { state, written, pause, fail } = sitting()
  fail('the disk is full')
  state().change(() => withCards(1))
  await pause()
  expect(state().saving).toEqual({ problem: 'the disk is full' })
  fail('')
  state().change(() => withCards(2))
  await pause()
  expect(state().saving).toBe('saved')
  expect(written).toHaveLength(1)
})

test('coming back to a deck after a while keeps what it was', () => {
  const { state, pass } = sitting(freshDeck(withCards(1), 'id', 0))
  pass(QUIET)
  state().change(() => withCards(2))
  state().change(() => withCards(3))
  expect(state().versions.map(({ deck }) => deck.cards)).toEqual([{ energy: 1 }])
})

test('a restored version can be undone, and what was there before is a version', () => {
  const { state } = sitting(freshDeck(withCards(1), 'id', 0))
  state().keepVersion('First')
  state().change(() => withCards(2))
  const [first] = state().versions
  if (first === undefined) throw new Error('no version')
  state().restore(first.deck)
  expect(state().editing.now.cards).toEqual({ energy: 1 })
  expect(state().versions.map(({ deck }) => deck.cards)).toEqual([{ energy: 1 }, { energy: 2 }])
  state().undo()
  expect(state().editing.now.cards).toEqual({ energy: 2 })
})

test('a row that is no deck is not read as one, and an older one without versions is', () => {
  expect(readKept({ id: 'x', updated: 1, name: 'Y' })).toBeNull()
  expect(readKept('deck')).toBeNull()
  const { versions: _, ...old } = freshDeck(withCards(1), 'id', 5)
  expect(readKept(old)?.versions).toEqual([])
  expect(readKept({ ...old, cards: { energy: '1' } })).toBeNull()
  const good = { at: 1, label: '', isOwn: false, deck: withCards(1) }
  expect(readKept({ ...old, versions: [good, { at: 2 }, null] })?.versions).toEqual([good])
})

import { answer, type Game, isEndless, loadedGame, start, type State } from '@quadriga/kernel'
import {
  answerable,
  commits,
  commitStage,
  create,
  defineGame,
  eachInTurn,
  field,
  forced,
  instant,
  inTurn,
  load,
  type Machine,
  message,
  patternsOver,
  plainOption,
  procedure,
  remove,
  run,
  timing,
  type Vars,
  waiting,
} from '@quadriga/kernel/author'
import { expect, test } from 'vitest'

/** A game of one procedure, which asks whether to go on whenever it is over. */
const event = {
  /** May be answered. */
  boast: answerable('boast', { given: { n: field.number }, made: { heard: field.number } }),
  /** Just happens. */
  note: instant('note', { given: { n: field.number }, made: { sum: field.number } }),
}
const on = patternsOver(event)
const GO = plainOption('go')

interface Table {
  sum: number
}

const boasted = commits(event.boast, (m, draft) => {
  m.ownTable<Table>().sum += draft.n
  draft.heard = draft.n
})
const noted = commits(event.note, (m, draft) => {
  const table = m.ownTable<Table>()
  table.sum += draft.n
  draft.sum = table.sum
})

type Step = (m: Machine) => void

function gameOf(act: Step, more: Partial<Game> = {}): Game {
  const main = procedure('main', {
    act,
    wait: (m) => m.ask({ seat: 0, ask: message('ask'), options: [GO], confirm: true }),
    again: (m) => m.goto('act'),
  })
  const { rules = [], ...rest } = more
  return defineGame({
    id: 'happening',
    names: { en: 'Happening', fr: 'Événement' },
    seatsOf: () => 1,
    begin(m) {
      m.layTable({ sum: 0 } satisfies Table)
      m.call(main, {})
    },
    events: [boasted, noted],
    rules: [main, ...rules],
    ...rest,
  })
}

function begun(game: Game): State {
  load(game)
  const result = start(game, {}, 1)
  if (!result.ok) throw new Error('refused')
  return result.state
}

function sumOf({ table }: State): number {
  return (table as unknown as Table).sum
}

test('what happens has happened when the next line runs, and its draft tells what it made', () => {
  const sums: number[] = []
  begun(
    gameOf((m) => {
      sums.push(m.happen(event.note, { n: 2 }).sum, m.happen(event.note, { n: 3 }).sum)
    }),
  )
  expect(sums).toEqual([2, 5])
})

test('nothing happens within itself: what may be answered lies as deep as what just happens beside it', () => {
  const { events } = begun(
    gameOf((m) => {
      m.happen(event.note, { n: 1 })
      m.propose(event.boast, { n: 1 })
    }),
  )
  expect(events.map(({ kind, depth }) => [kind, depth])).toEqual([
    ['note', 0],
    ['boast', 0],
  ])
})

test('a step that goes on after it proposed an event is a broken rule, whatever it does next', () => {
  const next: Step[] = [
    (m) => m.propose(event.boast, { n: 1 }),
    (m) => m.happen(event.note, { n: 1 }),
    (m) => m.ownTable(),
    (m) => m.ask({ seat: 0, ask: message('ask'), options: [GO], confirm: true }),
    (m) => m.callNamed('main', {}),
  ]
  for (const go of next) {
    const both: Step = (m) => {
      m.propose(event.boast, { n: 1 })
      go(m)
    }
    expect(() => begun(gameOf(both))).toThrow('a step goes on after it proposed an event')
  }
})

test('an event that may be answered does not just happen, and one that just happens is not proposed', () => {
  expect(() => begun(gameOf((m) => m.happen(event.boast as never, { n: 1 } as never)))).toThrow(
    "'boast' is proposed",
  )
  expect(() => begun(gameOf((m) => m.propose(event.note as never, { n: 1 } as never)))).toThrow(
    "'note' happens at once: it is not proposed",
  )
})

test('a timing table and somebody who listens change nothing for the procedure that proposes', () => {
  const act: Step = (m) => m.propose(event.boast, { n: 4 })
  const card = {
    id: 'echo',
    kind: 'card',
    names: { en: 'Echo', fr: 'Écho' },
    stats: {},
    abilities: [
      { window: 'after', forced: true, from: 'play', when: on('boast'), only: null, effect: nothing() },
    ],
    constant: [],
  }
  const bare = begun(gameOf(act))
  const heard = begun(
    gameOf(act, {
      content: [card],
      zoneNames: ['play'],
      zones: () => [{ name: 'play', seat: 0, rule: { seen: 'all', tracked: true, hears: 'play' } }],
      timings: [timing(event.boast, [commitStage, forced('after')])],
    }),
  )
  expect([sumOf(bare), sumOf(heard)]).toEqual([4, 4])
  expect(heard.pending).toEqual(bare.pending)
})

function nothing() {
  return { op: 'seq', sort: 'effect', args: { parts: [], oneSentence: false } } as const
}

test('what answers an event is asked before the procedure goes on', () => {
  const order: string[] = []
  const inside = procedure<Vars>('inside', { tell: () => void order.push('inside') })
  begun(
    gameOf(
      (m) => {
        order.push('before')
        m.propose(event.boast, { n: 1 })
      },
      {
        rules: [inside],
        timings: [timing(event.boast, [run('inside'), commitStage])],
        afterCommit: () => void order.push('committed'),
      },
    ),
  )
  expect(order).toEqual(['before', 'inside', 'committed'])
})

test('events in a row are each over, answers included, before the next begins', () => {
  const order: string[] = []
  const answered = procedure<Vars>('answered', { tell: () => void order.push('answered') })
  const rowOf = (act: Step): string[] => {
    order.length = 0
    begun(
      gameOf(act, {
        rules: [answered],
        timings: [timing(event.boast, [commitStage, run('answered')])],
        afterCommit: (_m, { name }) => void order.push(name),
      }),
    )
    return [...order]
  }
  const boasts = [{ n: 1 }, { n: 2 }]
  const boasted = ['boast', 'answered']
  expect(rowOf((m) => eachInTurn(m, event.boast, []))).toEqual([])
  expect(rowOf((m) => eachInTurn(m, event.boast, [{ n: 1 }]))).toEqual(boasted)
  expect(rowOf((m) => eachInTurn(m, event.boast, boasts))).toEqual([...boasted, ...boasted])
  const mixed = [waiting(event.boast, { n: 1 }), waiting(event.note, { n: 1 })]
  expect(rowOf((m) => inTurn(m, mixed))).toEqual([...boasted, 'note'])
})

test('a loop that nobody can leave ends the game with words instead of an error', () => {
  const circle = procedure('circle', { round: (m) => m.goto('round') })
  const { outcome } = begun(gameOf((m) => m.callNamed('circle', {}), { rules: [circle] }))
  expect(outcome).toEqual({ kind: 'draw', winners: [], cause: 'outcome.endless' })
  expect(outcome !== null && isEndless(outcome)).toBe(true)
  expect(isEndless({ kind: 'draw', winners: [], cause: 'outcome.full' })).toBe(false)
})

test('a long game does not keep pages for things that are gone', () => {
  const game = gameOf(
    (m) => {
      for (let n = 0; n < 40; n++) remove(m, create(m, 'token', 0, 0))
    },
    {
      content: [
        {
          id: 'token',
          kind: 'token',
          names: { en: 'Token', fr: 'Jeton' },
          stats: {},
          abilities: [],
          constant: [],
        },
      ],
      zoneNames: ['bag'],
      zones: () => [{ name: 'bag', seat: 0, rule: { seen: 'all', tracked: true, hears: '' } }],
    },
  )
  let state = begun(game)
  const size = () => JSON.stringify(state.pages).length
  const first = size()
  for (let n = 0; n < 50; n++) {
    const [asked] = state.pending
    const result = answer(state, { decision: asked?.id ?? -1, seat: 0, picks: ['go'] })
    if (!result.ok) throw new Error('refused')
    state = result.state
  }
  expect(state.nextThing).toBe(51 * 40)
  // Three characters for each page of sixteen, and at most one page in use.
  expect(size()).toBeLessThan(first + 3 * ((51 * 40) / 16) + 120)
})

test('two builds of a game are played side by side', () => {
  const oldRules = gameOf((m) => void m.happen(event.note, { n: 1 }))
  const newRules = gameOf((m) => void m.happen(event.note, { n: 10 }))
  load(oldRules, 'old')
  const old = start(oldRules, {}, 1)
  load(newRules, 'new')
  const fresh = start(newRules, {}, 1)
  if (!old.ok || !fresh.ok) throw new Error('refused')
  const played = [old.state, fresh.state].map((state) => {
    const result = answer(state, { decision: state.pending[0]?.id ?? -1, seat: 0, picks: ['go'] })
    if (!result.ok) throw new Error('refused')
    return sumOf(result.state)
  })
  expect(played).toEqual([2, 20])
  expect(loadedGame({ game: 'happening', build: 'old' }).game).toBe(oldRules)
  expect(loadedGame('happening').game).toBe(newRules)
})

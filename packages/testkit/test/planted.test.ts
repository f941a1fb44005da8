import { type Game, NOTHING, view } from '@quadriga/kernel'
import {
  check,
  commits,
  countersChanged,
  field,
  instant,
  commitStage,
  endPeriod,
  forced,
  inPlayerOrder,
  type Machine,
  message,
  plainOption,
  plus,
  procedure,
  type Seat,
  type Stage,
  timing,
  untilEndOf,
  you,
} from '@quadriga/kernel/author'
import { type GameKit, table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import type { brawlCards } from './brawl/cards.ts'
import { brawl } from './brawl/game.ts'
import { event } from './brawl/kinds.ts'
import { brawlKit } from './brawl/kit.ts'
import { fighter, fighterOf } from './brawl/words.ts'

/** Rules in which a small fault once went unnoticed, each on Brawl with a rule of its own: every line here can fail. */

const facing = { turn: 'anna', phase: 'main', seats: { anna: {}, bruno: { hp: 3 } } }

/** Brawl with other rules. */
function changed(game: Partial<Game>, procedures: GameKit['procedures'] = {}): GameKit {
  return {
    ...brawlKit,
    game: { ...brawl, ...game },
    procedures: { ...brawlKit.procedures, ...procedures },
  }
}

/** What Brawl's cards answer before a hit falls. */
const interrupts = [forced('interrupt'), inPlayerOrder('interrupt')]

/** A seat without hit points has lost. */
const fallen = check((m) => {
  const out = m
    .order()
    .filter((seat) => m.counter(fighterOf(m, seat), 'damage') >= m.stat(fighterOf(m, seat), 'health'))
  const winners = m.order().filter((seat) => !out.includes(seat))
  if (out.length > 0) m.end({ kind: 'won', winners, cause: 'brawl.fallen' })
})

/** How often Bruno's Thorns answered a hit that ends the game, in a table of these stages. */
function thornsAfter(...stages: readonly Stage[]): number {
  const kit = changed({ timings: [timing(event.damage, [...interrupts, commitStage, ...stages])] })
  const t = table(kit, { ...facing, seats: { anna: {}, bruno: { hp: 3, play: ['thorns'] } } })
  t.run('bruno is hit for 3')
  t.expect({ outcome: { winner: 'anna' }, 'bruno.hp': 0 })
  return t.value('thorns.rage') as number
}

test('a check in a timing table comes exactly where it stands: responses below it are not heard once it ends the game', () => {
  expect(thornsAfter(fallen, forced('response'))).toBe(0)
  expect(thornsAfter(forced('response'), fallen)).toBe(1)
})

test('a hit that the check lets pass is answered in either table', () => {
  for (const stages of [
    [fallen, forced('response')],
    [forced('response'), fallen],
  ]) {
    const kit = changed({ timings: [timing(event.damage, [...interrupts, commitStage, ...stages])] })
    const t = table(kit, { ...facing, seats: { anna: {}, bruno: { play: ['thorns'] } } })
    t.run('bruno is hit for 3')
    t.expect({ 'thorns.rage': 1, outcome: 'none' })
  }
})

/** What two rules behind a hit leave of Bruno's rage, which one raises by one and the other doubles. */
function rageAfter(...order: readonly ('raise' | 'double')[]): number {
  const angrier = (m: Machine, n: number) =>
    void m.happen(countersChanged, { thing: fighterOf(m, 1), counter: 'rage', n, seat: 1 })
  const stages = {
    raise: check((m) => angrier(m, 1)),
    double: check((m) => angrier(m, m.counter(fighterOf(m, 1), 'rage'))),
  }
  const kit = changed({
    timings: [
      timing(event.damage, [
        ...interrupts,
        commitStage,
        ...order.map((one) => stages[one]),
        forced('response'),
      ]),
    ],
  })
  const t = table(kit, { ...facing, seats: { anna: {}, bruno: { rage: 2 } } })
  t.run('bruno is hit for 1').settle()
  return t.value('bruno.rage') as number
}

test('two stages that follow each other are carried out in the order of the table', () => {
  expect(rageAfter('raise', 'double')).toBe(6)
  expect(rageAfter('double', 'raise')).toBe(5)
})

const LIMIT = 2

const lostTemper = instant('temper', { given: { thing: field.thing }, log: ['thing'], things: ['thing'] })

/** A status that nobody has more than twice: what exceeds is lost. */
const temper = changed(
  {
    events: [
      ...brawl.events,
      commits(lostTemper, (m, { thing }) => {
        if (m.counter(thing, 'rage') < LIMIT) m.own(thing)['rage'] = m.counter(thing, 'rage') + 1
      }),
    ],
  },
  { '<seat> loses temper': (m, { thing }) => void m.happen(lostTemper, { thing }) },
)

test.each([
  [0, 1],
  [LIMIT - 1, LIMIT],
  [LIMIT, LIMIT],
])('a status with a limit of two: somebody who has %i has %i after one more', (before, after) => {
  const t = table(temper, { ...facing, seats: { anna: { rage: before }, bruno: {} } })
  t.run('anna loses temper')
  t.expect({ 'anna.rage': after, log: [{ temper: 'anna' }] })
})

/** Brawl with rounds, and an Anthem that lasts for one. */
const rounds = changed(
  {
    periods: ['turn', 'round'],
    content: brawl.content.map((card) =>
      card.id === 'scheme' ? { ...anthem(card as (typeof brawlCards)[number]) } : card,
    ),
  },
  {
    'the turn ends': (m) => endPeriod(m, 'turn'),
    'the round ends': (m) => endPeriod(m, 'round'),
  },
)

function anthem(card: (typeof brawlCards)[number]) {
  const effect = untilEndOf('round', plus(fighter(you), 'strength', 2))
  const ability = { window: '', forced: false, from: 'play', when: null, only: null, effect }
  return { ...card, rule: '', abilities: [ability] }
}

test('what lasts until the end of a round outlasts the turn and ends with the round', () => {
  const t = table(rounds, { ...facing, seats: { anna: { hand: ['scheme'] }, bruno: {} } })
  t.choose({ play: 'scheme' })
  t.expect({ 'anna.strength': 2, 'bruno.strength': 0 })
  t.run('the turn ends')
  t.expect({ 'anna.strength': 2 })
  t.run('the round ends')
  t.expect({ 'anna.strength': 0 })
  t.run('the round ends')
  t.expect({ 'anna.strength': 0 })
})

test('what lasts until the end of a turn ends with it, and takes nothing else along', () => {
  const hand = ['scheme', 'rally', 'drill', 'drill']
  const t = table(rounds, { ...facing, seats: { anna: { hand }, bruno: {} } })
  t.choose({ play: 'scheme' }).choose({ play: 'rally', pay: ['drill'] })
  t.settle()
  t.expect({ 'anna.strength': 4 })
  t.run('the turn ends')
  t.expect({ 'anna.strength': 2 })
  t.run('the round ends')
  t.expect({ 'anna.strength': 0 })
})

/** Somebody is asked something because of the first card in hand, which nobody else has seen. */
const asksBack = procedure<{ seat: Seat }>('brawl.askBack', {
  ask(m, { seat }) {
    m.ask({
      seat,
      ask: message('ask.sure'),
      options: [plainOption('yes'), plainOption('no')],
      because: m.ids('hand', seat)[0] ?? NOTHING,
    })
  },
  end: (m) => m.done(),
})

const asking = changed(
  { rules: [...brawl.rules, asksBack] },
  { '<seat> is asked back': (m, { seat }) => m.call(asksBack, { seat }) },
)

test('because of which card a question is asked is told to those only who may see that card', () => {
  const t = table(asking, { ...facing, seats: { anna: { hand: ['strike', 'drill'] }, bruno: {} } })
  t.run('anna is asked back')
  const [question] = t.asked()
  const becauseFor = (seat: Seat | 'public') =>
    view(t.state, seat).pending.find(({ id }) => id === question?.id)?.because
  expect(question?.because).not.toBe(NOTHING)
  expect(becauseFor(0)).toBe(question?.because)
  expect(becauseFor(1)).toBe(NOTHING)
  expect(becauseFor('public')).toBe(NOTHING)
})

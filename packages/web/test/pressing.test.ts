import { expect, test } from 'vitest'
import type { Act } from '../src/model/table/act.ts'
import type { Question } from '../src/model/table/question.ts'
import { carriedIntent, dropOf, goesOntoTable } from '../src/page/act/carrying.ts'
import { type Intent, noIntent, verbsOf } from '../src/page/act/intent.ts'
import { marksOf } from '../src/page/act/pieceMarks.ts'
import {
  type ConfirmLevel,
  type Pressed,
  pressOption,
  pressPiece,
  pressVerb,
  readyLine,
} from '../src/page/act/pressing.ts'
import { choice, question } from './questions.ts'

const [HERO, ALLY, RHINO, SHOCKER, SCHEME, KICK, GENIUS] = [1, 2, 3, 4, 5, 6, 7]

const act = (verb: string, source: number, targets: readonly number[], more: Partial<Act> = {}): Act => ({
  verb,
  label: [],
  source,
  targets,
  line: [[`${verb}:${targets[0] ?? source}`], ...(targets.length > 0 ? [[`with:${source}`]] : [])],
  payAt: -1,
  payment: -1,
  end: 'done',
  ...more,
})

const kick = (target: number): Act =>
  act('play', KICK, [target], {
    line: [['play:kick'], ['pay:genius'], [`target:${target}`]],
    payAt: 1,
    payment: 0,
  })

const payment = question('pay', [choice('pay:genius', { thing: GENIUS, gives: ['mental', 'mental'] })], 2, 2)

/** Hero and ally may attack two enemies and thwart, the hero may change form, and an event may be played. */
const menu: Question = {
  ...question('one', [choice('end', { declines: true })], 1, 1),
  isMenu: true,
  fan: {
    acts: [
      act('attack', HERO, [RHINO]),
      act('attack', HERO, [SHOCKER]),
      act('attack', ALLY, [RHINO]),
      act('attack', ALLY, [SHOCKER]),
      act('thwart', ALLY, [SCHEME]),
      act('changeForm', HERO, []),
      kick(RHINO),
      kick(SHOCKER),
    ],
    payments: [payment],
  },
}

/** Presses pieces one after the other; the answers that were given, or what is meant. */
function pressed(things: readonly number[], level: ConfirmLevel = 'irreversible', of = menu): Pressed {
  let last: Pressed = { kind: 'means', intent: noIntent }
  for (const thing of things) {
    const intent: Intent = last.kind === 'means' ? last.intent : noIntent
    last = pressPiece(of, intent, thing, level)
  }
  return last
}

test('attacker then target is two presses, and so is target then attacker', () => {
  const line = [[`attack:${RHINO}`], [`with:${ALLY}`]]
  expect(pressed([ALLY, RHINO])).toEqual({ kind: 'does', line })
  expect(pressed([RHINO, ALLY])).toEqual({ kind: 'does', line })
})

test('a piece with several verbs opens them, and a named verb leaves its targets', () => {
  const first = pressed([ALLY])
  if (first.kind !== 'means') throw new Error(first.kind)
  expect(verbsOf(menu.fan.acts.filter(({ source }) => source === ALLY))).toEqual(['attack', 'thwart'])
  const named = pressVerb(menu, ALLY, 'attack', 'irreversible')
  if (named.kind !== 'means') throw new Error(named.kind)
  const marks = marksOf(menu, named.intent, [], [])
  expect(marks.get(ALLY)?.state).toBe('source')
  expect([RHINO, SHOCKER].map((thing) => marks.get(thing))).toMatchObject([
    { state: 'target', key: '1' },
    { state: 'target', key: '2' },
  ])
  expect(marks.has(SCHEME)).toBe(false)
})

test('a sole target is chosen from the start, and a second press on it does the act', () => {
  const named = pressVerb(menu, ALLY, 'thwart', 'irreversible')
  if (named.kind !== 'means') throw new Error(named.kind)
  expect(marksOf(menu, named.intent, [], []).get(SCHEME)?.state).toBe('chosen')
  expect(pressPiece(menu, named.intent, SCHEME, 'irreversible').kind).toBe('does')
})

test('an act that needs nothing more is done by one press, unless everything is confirmed', () => {
  expect(pressVerb(menu, HERO, 'changeForm', 'irreversible').kind).toBe('does')
  expect(pressVerb(menu, HERO, 'changeForm', 'everything').kind).toBe('means')
})

test('what cannot be taken back waits for a second press, unless nothing is confirmed', () => {
  const risky = { ...menu, fan: { ...menu.fan, acts: [act('use', HERO, [], { end: 'chance' })] } }
  expect(pressed([HERO], 'irreversible', risky).kind).toBe('means')
  expect(pressed([HERO, HERO], 'irreversible', risky).kind).toBe('does')
  expect(pressed([HERO], 'nothing', risky).kind).toBe('does')
})

test('a card shows its payment first; the press on its target plays it', () => {
  const first = pressed([KICK])
  if (first.kind !== 'means') throw new Error(first.kind)
  expect(marksOf(menu, first.intent, [], []).get(GENIUS)).toMatchObject({
    state: 'pays',
    gives: ['mental', 'mental'],
  })
  expect(pressed([KICK, SHOCKER])).toMatchObject({ kind: 'does', line: kick(SHOCKER).line })
})

test('a press on another card pays with it instead of what was filled in', () => {
  const STRENGTH = 8
  const either = question(
    'pay',
    [
      choice('pay:genius', { thing: GENIUS, gives: ['mental', 'mental'] }),
      choice('pay:strength', { thing: STRENGTH, gives: ['physical', 'physical'] }),
      choice('pay:aunt-may', { thing: 9, gives: ['energy'] }),
    ],
    2,
    2,
  )
  const rich = { ...menu, fan: { ...menu.fan, payments: [either] } }
  expect(pressed([KICK, STRENGTH], 'irreversible', rich)).toMatchObject({
    intent: { paid: ['pay:strength'] },
  })
  // One resource is too little to stand for two.
  expect(pressed([KICK, 9], 'irreversible', rich)).toMatchObject({
    intent: { paid: ['pay:genius', 'pay:aunt-may'] },
  })
})

test('a press on what pays takes it back, and an unpaid card is not played', () => {
  const taken = pressed([KICK, GENIUS])
  if (taken.kind !== 'means') throw new Error(taken.kind)
  expect(taken.intent.paid).toEqual([])
  const chosen = pressPiece(menu, taken.intent, SHOCKER, 'nothing')
  expect(chosen.kind).toBe('means')
  expect(chosen.kind === 'means' && readyLine(menu, chosen.intent)).toBe(null)
})

test('a piece that takes no part begins anew, and one that can do nothing says why', () => {
  const anew = pressed([KICK, HERO])
  expect(anew).toMatchObject({ kind: 'means', intent: { first: HERO } })
  expect(pressed([99]).kind).toBe('explains')
})

test('at rest pieces that can act have a foot and nothing else is marked', () => {
  const marks = marksOf(menu, noIntent, [], [])
  expect([...marks].map(([thing, { state }]) => [thing, state])).toEqual([
    [HERO, 'able'],
    [ALLY, 'able'],
    [KICK, 'able'],
  ])
})

test('a target that the rules choose themselves is known by what would become of it', () => {
  const paid = act('play', KICK, [], { line: [['play:kick'], ['pay:genius']], payAt: 1, payment: 0 })
  const alone = { ...menu, fan: { acts: [paid], payments: [payment] } }
  const first = pressed([KICK], 'irreversible', alone)
  if (first.kind !== 'means') throw new Error(first.kind)
  expect(marksOf(alone, first.intent, [], [RHINO]).get(RHINO)?.state).toBe('chosen')
  expect(pressPiece(alone, first.intent, RHINO, 'irreversible', [RHINO]).kind).toBe('does')
})

test('an option that was not unfolded is given as it is', () => {
  expect(pressOption(menu, 'roll', 'irreversible')).toEqual({ kind: 'does', line: [['roll']] })
})

const carried = (piece: number): Intent => {
  const intent = carriedIntent(menu, piece)
  if (intent === null) throw new Error(`${piece} is not carried`)
  return intent
}
const dropped = (piece: number, below: number | null, onTable = false) =>
  dropOf(menu, carried(piece), below, onTable, [])

test('only what can act is carried', () => {
  expect(carriedIntent(menu, RHINO)).toBe(null)
  expect(carriedIntent(menu, GENIUS)).toBe(null)
  expect(carriedIntent(menu, KICK)).toEqual({ ...noIntent, first: KICK })
  expect(carriedIntent(question('pay', [], 1, 1), KICK)).toBe(null)
})

test('a piece dropped on a target presses it, and elsewhere it goes back', () => {
  expect(dropped(KICK, RHINO)).toBe('presses')
  expect(dropped(ALLY, SCHEME)).toBe('presses')
  expect(dropped(KICK, SCHEME)).toBe('cancels')
  expect(dropped(KICK, KICK)).toBe('cancels')
  // What needs a target is not played by dropping it on the table.
  expect(dropped(KICK, null, true)).toBe('cancels')
})

test('what needs no target is done on the table, and only there', () => {
  const form: Question = { ...menu, fan: { ...menu.fan, acts: [act('play', KICK, [])] } }
  const intent = carriedIntent(form, KICK) ?? noIntent
  expect(goesOntoTable(form, intent)).toBe(true)
  expect(dropOf(form, intent, null, true, [])).toBe('does')
  expect(dropOf(form, intent, null, false, [])).toBe('cancels')
  // A piece that can do several things still says which.
  expect(dropped(HERO, null, true)).toBe('asks')
})

import {
  answer,
  describeDefinition,
  explain,
  languages,
  load,
  objectiveOf,
  plain,
  query,
  start,
  type State,
} from '@quadriga/kernel'
import {
  atLeast,
  bothTrue,
  counters,
  create,
  defineGame,
  doPicked,
  isObjectiveMet,
  message,
  noWords,
  plainOption,
  procedure,
  reason,
  self,
  type Verb,
  verbOptions,
} from '@quadriga/kernel/author'
import { expect, test } from 'vitest'
import { noun } from '../src/text/index.ts'

/** A walk through a garden: verbs that aim at things, zones, symbols and nothing. */
interface Table {
  done: readonly string[]
}

const END = plainOption('end', null, 'end')

const turn = procedure('garden.turn', {
  menu: (m) => m.ask({ seat: 0, ask: message('ask'), options: [...verbOptions(m, 0), END], menu: true }),
  act(m) {
    m.goto('menu')
    doPicked(m, 0)
  },
})

interface Aimed {
  seat: number
  thing?: number
  zone?: number
  symbol?: string
}

const note = procedure<Aimed>('garden.note', {
  note(m, f) {
    m.done()
    const table = m.ownTable<Table>()
    table.done = [...table.done, JSON.stringify(f)]
  },
})

const tooFar = reason('refused.far', {}, 'garden:paths')

/** Bells that somebody asked about. */
const judged = new Set<string>()

const verbs: readonly Verb[] = [
  { id: 'pick', at: 'thing', candidates: (q) => q.ids('bed'), refusal: () => null, rule: 'garden.note' },
  {
    id: 'walk',
    at: 'zone',
    candidates: () => [0, 1],
    refusal: (_q, _seat, zone) => (zone === 1 ? tooFar : null),
    rule: 'garden.note',
  },
  {
    id: 'ring',
    at: 'symbol',
    candidates: () => ['bell/1', 'bell/2', 'bell/3'],
    within: () => ['bell/1', 'bell/2'],
    refusal(_q, _seat, bell) {
      judged.add(bell)
      return bell === 'bell/3' ? tooFar : null
    },
    rule: 'garden.note',
  },
  { id: 'rest', at: 'nothing', candidates: () => [null], refusal: () => null, rule: 'garden.note' },
]

const open = { seen: 'all', tracked: true, hears: '' } as const

const garden = defineGame({
  id: 'garden',
  names: { en: 'Garden', fr: 'Jardin' },
  seatsOf: () => 1,
  counters: ['ripe', 'wet'],
  zoneNames: ['bed', 'pond'],
  zones: () => [
    { name: 'bed', seat: -1, rule: open },
    { name: 'pond', seat: 0, rule: open },
  ],
  content: [
    {
      id: 'rose',
      kind: 'flower',
      names: { en: 'Rose', fr: 'Rose' },
      stats: {},
      abilities: [],
      constant: [],
      objective: bothTrue(atLeast(counters('ripe', self), 3), atLeast(counters('wet', self), 1)),
    },
  ],
  begin(m) {
    m.layTable({ done: [] } satisfies Table)
    const rose = m.own(create(m, 'rose', 0, 0))
    rose['ripe'] = 2
    rose['wet'] = 5
    m.call(turn, {})
  },
  rules: [turn, note],
  verbs,
  words: {
    ...noWords,
    counters: {
      ripe: noun({ en: 'petal', fr: ['pétale', 'm'] }),
      wet: noun({ en: 'drop', fr: ['goutte', 'f'] }),
    },
  },
})
load(garden)

function begun(): State {
  const result = start(garden, {}, 1)
  if (!result.ok) throw new Error('refused')
  return result.state
}

test('a menu offers what each verb may be aimed at, by stable keys', () => {
  const [menu] = begun().pending
  expect(menu?.menu).toBe(true)
  expect(menu?.options.map(({ key, role }) => `${key} ${role}`)).toEqual([
    'pick:rose act',
    'walk:bed act',
    'ring:bell/1 act',
    'ring:bell/2 act',
    'rest act',
    'end end',
  ])
  expect(menu?.options.map(({ thing, zone, symbol }) => [thing, zone, symbol])).toEqual([
    [0, -1, ''],
    [-1, 0, ''],
    [-1, -1, 'bell/1'],
    [-1, -1, 'bell/2'],
    [-1, -1, ''],
    [-1, -1, ''],
  ])
})

test('a picked verb is carried out where it was aimed', () => {
  let state = begun()
  for (const pick of ['pick:rose', 'walk:bed', 'ring:bell/2', 'rest', 'end']) {
    const result = answer(state, { decision: state.pending[0]?.id ?? -1, seat: 0, picks: [pick] })
    if (!result.ok) throw new Error('refused')
    state = result.state
  }
  expect((state.table as unknown as Table).done).toEqual([
    '{"seat":0,"thing":0}',
    '{"seat":0,"zone":0}',
    '{"seat":0,"symbol":"bell/2"}',
    '{"seat":0}',
  ])
})

test('explain answers for things, zones, symbols and nothing', () => {
  const state = begun()
  const told = (aim: Parameters<typeof explain>[2]) =>
    explain(state, 0, aim).map(({ verb, refusal }) => `${verb} ${refusal?.key ?? 'allowed'}`)
  expect(told({ thing: 0 })).toEqual(['pick allowed'])
  expect(told({ zone: 0 })).toEqual(['walk allowed'])
  expect(told({ zone: 1 })).toEqual(['walk refused.far'])
  expect(told({ symbol: 'bell/1' })).toEqual(['ring allowed'])
  expect(told({ symbol: 'gong' })).toEqual([])
  expect(told({})).toEqual(['rest allowed'])
})

test('a menu judges only what a verb says could be allowed; who points elsewhere still learns why not', () => {
  judged.clear()
  const state = begun()
  expect([...judged]).toEqual(['bell/1', 'bell/2'])
  expect(explain(state, 0, { symbol: 'bell/3' })).toEqual([{ verb: 'ring', refusal: tooFar }])
})

test('an objective is a condition that tells how far each of its parts is', () => {
  const state = begun()
  expect(objectiveOf(state, 'rose', 0, 0)).toEqual({
    program: 'rose/objective',
    isMet: false,
    parts: [
      { program: 'rose/objective', node: 1, have: 2, need: 3 },
      { program: 'rose/objective', node: 4, have: 1, need: 1 },
    ],
  })
  expect(isObjectiveMet(query(state), 'rose', 0, 0)).toBe(false)
})

test('a definition says its objective', () => {
  const said = languages.flatMap((language) => describeDefinition('garden', 'rose', language).map(plain))
  expect(said).toEqual([
    'You win if the number of petals on this card is 3 or more and the number of drops on this card is 1 or more.',
    'Vous gagnez si le nombre de pétales sur cette carte est de 3 ou plus et si le nombre de gouttes sur cette carte est de 1 ou plus.',
  ])
})

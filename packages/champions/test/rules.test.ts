import { champions } from '@quadriga/champions'
import { describe as say, explain, type Json, plain, query, start, type ThingId } from '@quadriga/kernel'
import { type Literal, setUpTable, table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

const zones = {
  villain: ['rhino-1'],
  'main scheme': ['the-break-in-1b'],
  'encounter deck': { size: 20 },
} as const

function alone(seat: Literal, more: object = {}) {
  return table(
    kit,
    {
      turn: 'spider-man',
      phase: 'player',
      seats: { 'spider-man': seat },
      zones: { ...zones, ...more },
    } as Literal,
    { seed: 1 },
  )
}

/** Two players: Spider-Man begins. */
function pair(first: Literal, second: Literal, more: object = {}) {
  const seats = { 'spider-man': first, 'black-panther': second }
  return table(kit, { turn: 'spider-man', phase: 'player', seats, zones: { ...zones, ...more } } as Literal, {
    seed: 1,
  })
}

test('every refusal of a menu names a rule that the reference explains, in both languages', () => {
  const t = alone({
    hand: ['first-aid', 'strength', 'swinging-web-kick', 'black-cat', 'backflip', 'webbed-up'],
    play: ['tenacity'],
    engaged: ['hydra-mercenary'],
  })
  const q = query(t.state)
  const things: readonly ThingId[] = [
    ...q.ids('hand', 0),
    ...q.ids('play', 0),
    ...q.ids('villain'),
    ...q.ids('identity', 0),
    ...q.ids('mainScheme'),
  ]
  const refusals = things.flatMap((thing) =>
    explain(t.state, 0, { thing }).flatMap(({ refusal }) => refusal ?? []),
  )
  expect(refusals.length).toBeGreaterThan(5)
  const rules = new Set(champions.reference.map(({ id }) => id))
  expect(refusals.filter(({ rule }) => !rules.has(rule))).toEqual([])
  const guard = refusals.find(({ key }) => key === 'refused.guard')!
  expect(plain(say('champions', guard, 'fr'))).toBe('Mercenaire d’Hydra garde le méchant.')
  expect(plain(say('champions', guard, 'en'))).toBe('Hydra Mercenary guards the villain.')
})

test('every reference entry points to entries that exist', () => {
  const rules = new Set(champions.reference.map(({ id }) => id))
  expect(champions.reference.flatMap(({ see }) => see.filter((other) => !rules.has(other)))).toEqual([])
  expect(rules.size).toBe(champions.reference.length)
})

/** What is wrong with a setup: reasons with the places they speak of. */
function problemsOf(setup: Json): string[] {
  const place = (at: Json | undefined): string => (typeof at === 'string' ? ` ${at}` : '')
  return champions.checkSetup(setup).map(({ key, args }) => `${key}${place(args['at'])}`)
}

test('a setup with unknown parts is refused with every problem named', () => {
  const setup = { heroes: ['spider-man', 'nobody'], scenario: 'moon', modular: ['x'] }
  expect(start(champions, setup, 1)).toMatchObject({ ok: false })
  expect(problemsOf(setup)).toEqual(['setup.name heroes[1]', 'setup.name scenario', 'setup.name modular[0]'])
})

test.each([
  [null, ['setup.kind ']],
  [[], ['setup.kind ']],
  [{}, ['setup.missing heroes', 'setup.missing scenario']],
  [{ heroes: [], scenario: 'rhino' }, ['setup.count heroes']],
  [{ heroes: [3], scenario: 'rhino' }, ['setup.kind heroes[0]']],
  [{ heroes: ['spider-man', 'spider-man'], scenario: 'rhino' }, ['refused.sameHero']],
  [{ heroes: ['spider-man'], scenario: 'constructor' }, ['setup.name scenario']],
  [{ heroes: ['spider-man'], scenario: 7 }, ['setup.kind scenario']],
  [{ heroes: ['spider-man'], scenario: 'rhino', difficulty: null }, ['setup.kind difficulty']],
  [{ heroes: ['spider-man'], scenario: 'rhino', modular: 'bomb' }, ['setup.kind modular']],
  [{ heroes: ['spider-man'], scenario: 'rhino', modular: ['constructor'] }, ['setup.name modular[0]']],
  [
    { heroes: ['spider-man'], scenario: 'rhino', modular: ['bomb-scare', 'bomb-scare'] },
    ['refused.sameModular'],
  ],
  [{ heroes: ['spider-man'], scenario: 'rhino', decks: 5 }, ['setup.kind decks']],
  [
    { heroes: ['spider-man'], scenario: 'rhino', decks: ['spider-man-justice', 'iron-man-aggression'] },
    ['setup.count decks'],
  ],
  [{ heroes: ['spider-man'], scenario: 'rhino', firstPlayer: 1 }, ['setup.number firstPlayer']],
  [
    { heroes: ['spider-man'], scenario: 'rhino', firstPlayer: -1, laid: 1 },
    ['setup.field ', 'setup.number firstPlayer'],
  ],
  [
    { heroes: ['spider-man'], scenario: 'rhino', vilain: 'rhino', colour: 1 },
    ['setup.field ', 'setup.field '],
  ],
])('the setup %j is refused in words of both languages', (setup, wanted) => {
  expect(problemsOf(setup)).toEqual(wanted)
  for (const language of ['en', 'fr'] as const)
    for (const problem of champions.checkSetup(setup))
      expect(plain(say('champions', problem, language))).toMatch(/^\p{Lu}.*[.?]$/u)
})

test('a name that is almost right is answered with the right one', () => {
  const setup = { heroes: ['spiderman'], scenario: 'rhyno', modular: ['bomb-care'] }
  const told = (language: 'en' | 'fr') =>
    champions.checkSetup(setup).map((problem) => plain(say('champions', problem, language)))
  expect(told('en')).toEqual([
    'The field heroes[0] cannot be spiderman; did you mean spider-man?',
    'The field scenario cannot be rhyno; did you mean rhino?',
    'The field modular[0] cannot be bomb-care; did you mean bomb-scare?',
  ])
  expect(told('fr')[1]).toMatch(/vouliez-vous dire rhino/)
  const [unknown] = champions.checkSetup({ ...setup, heroes: ['spider-man'], modular: [], scenario: 'moon' })
  expect(plain(say('champions', unknown!, 'en'))).toBe(
    'The field scenario cannot be moon; there are: rhino, klaw, ultron.',
  )
})

test('the change of form is free once a round; a card that turns the identity over does not use it up', () => {
  const t = alone(
    { deck: { size: 20 }, hand: { size: 1 } },
    { 'encounter deck': { top: ['eviction-notice'], size: 20 } },
  )
  t.run('spider-man reveals').choose('yes').choose('choose:1')
  t.expect({ 'peter-parker.is': 'exhausted', offered: [{ changeForm: 'peter-parker' }] })
  t.choose({ changeForm: 'peter-parker' })
  t.expect({ 'spider-man.is': 'exhausted', refused: [{ changeForm: 'spider-man', because: 'changedForm' }] })
})

test('another player may defend, and becomes the one who is attacked', () => {
  const t = pair(
    { hp: 10, deck: { size: 9 } },
    { hp: 11, deck: { size: 9 } },
    { 'encounter deck': { top: ['charge'], size: 20 } },
  )
  t.run('villain attacks spider-man')
  t.choose('spider-man', 'pass').choose('spider-man', 'pass')
  t.choose('black-panther', { defend: 'black-panther' })
  // 2 ATK + 2 boost - 2 DEF; Black Panther strikes back, for he was the one attacked.
  t.expect({ 'spider-man.hp': 10, 'black-panther.hp': 9, 'rhino.hp': 27 })
})

test('another player may use an action during a turn, and the turn goes on', () => {
  const t = pair({ deck: { size: 9 } }, { deck: { size: 9 }, play: ['tac-team'] })
  t.choose('black-panther', { use: 'tac-team', target: 'rhino' })
  t.expect({ 'rhino.hp': 26, turn: 'spider-man' })
})

test('a defeated identity leaves the game: enemies go on to the next player, the token too', () => {
  const t = pair(
    { hp: 1, deck: { size: 9 }, hand: ['backflip'], engaged: ['hydra-mercenary'] },
    { hp: 11, deck: { size: 9 } },
  )
  t.run('hydra-mercenary attacks spider-man')
  t.pass().pass()
  t.settle()
  const { firstPlayer, eliminated } = t.state.table as unknown as {
    firstPlayer: number
    eliminated: boolean[]
  }
  expect({ firstPlayer, eliminated, outcome: t.state.outcome }).toEqual({
    firstPlayer: 1,
    eliminated: [true, false],
    outcome: null,
  })
  t.expect({ 'hydra-mercenary.at': 'engaged of black-panther' })
})

test('the game is lost when everybody is out, and when the main scheme is completed', () => {
  const beaten = alone({ hp: 1, deck: { size: 9 } })
  beaten.run('villain attacks spider-man').pass().pass()
  expect(beaten.state.outcome).toMatchObject({ kind: 'lost', cause: 'outcome.allDefeated' })
  const late = alone({ deck: { size: 9 } }, { 'main scheme': [{ 'the-break-in-1b': { threat: 6 } }] })
  late.run('villain schemes')
  expect(late.state.outcome).toMatchObject({ kind: 'lost', cause: 'outcome.schemeCompleted' })
})

test('a villain stage gives way to the next with everything on it but the damage', () => {
  const t = alone(
    { hand: ['swinging-web-kick', 'genius', 'energy'], deck: { size: 9 } },
    {
      villain: [{ 'rhino-1': { hp: 1, is: ['stunned'], holds: ['charge'] } }],
      'villain deck': ['rhino-2'],
      'encounter deck': { size: 20, top: ['breakin-and-takin'] },
    },
  )
  t.choose({ play: 'swinging-web-kick', pay: ['genius', 'energy'], target: 'rhino' })
  // 2 threat to begin with and 1 more for the one player.
  t.expect({
    'rhino-2.hp': 15,
    'rhino-2.is': 'stunned',
    'rhino-2.holds': ['charge'],
    'breakin-and-takin.threat': 3,
  })
})

test('defeating the last stage of the villain wins the game', () => {
  const t = alone({ deck: { size: 9 } }, { villain: [{ 'rhino-1': { hp: 2 } }] })
  t.choose({ attack: 'rhino' })
  expect(t.state.outcome).toMatchObject({ kind: 'won', winners: [0], cause: 'outcome.villainDefeated' })
})

test('an ally pays for its power after everything the power led to', () => {
  const t = alone(
    { deck: { size: 9 }, play: [{ daredevil: { hp: 1 } }] },
    { 'main scheme': [{ 'the-break-in-1b': { threat: 3 } }] },
  )
  t.choose({ thwart: 'the-break-in-1b', with: 'daredevil' })
  t.choose({ use: 'daredevil', target: 'rhino' })
  t.expect({ 'rhino.hp': 13, 'daredevil.at': 'discard of spider-man', 'the-break-in-1b.threat': 1 })
})

test('a fourth ally makes its player discard one at once', () => {
  const t = alone({
    hand: ['nick-fury', 'energy', 'strength'],
    deck: { size: 9 },
    play: ['black-cat', 'daredevil', 'mockingbird'],
  })
  t.choose({ play: 'nick-fury', pay: ['energy', 'strength'], discard: 'black-cat' })
  t.choose('choose:2')
  t.expect({
    'black-cat.at': 'discard of spider-man',
    'hand of spider-man': 3,
    'nick-fury.at': 'play of spider-man',
  })
})

test('set-up asks for a mulligan whose discards stay in the pile', () => {
  const t = setUpTable(
    kit,
    { seats: { 'spider-man': { deck: 'spider-man-justice' } }, villain: 'rhino', mode: 'expert' },
    { seed: 3 },
  )
  const [decision] = t.asked()
  const [first] = decision!.options
  t.choose(first!.key)
  t.expect({
    'hand of spider-man': 6,
    'discard of spider-man': 1,
    'rhino-2.hp': 15,
    'breakin-and-takin.threat': 3,
    'encounter deck': 33,
  })
})

test('a player who falls to a nemesis still brings its scheme to the table, and the minion goes on', () => {
  const t = pair(
    { hp: 2, deck: { size: 9 }, 'set aside': ['highway-robbery', 'vulture'] },
    { hp: 11, deck: { size: 9 } },
    { 'encounter deck': { top: ['shadow-of-the-past'], size: 20 } },
  )
  t.run('spider-man reveals').pass().settle()
  t.expect({ 'vulture.at': 'engaged of black-panther', 'highway-robbery.threat': 6, outcome: 'none' })
})

import { champions } from '@quadriga/champions'
import { describeDefinition, type Game, load, plain } from '@quadriga/kernel'
import { type Literal, table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { ally, treachery, upgrade, villain, whenRevealed } from '../src/build/index.ts'
import { mainScheme, placeThreat } from '../src/ops/index.ts'
import { kit } from '../src/kit.ts'

/** Cards that no box prints: rules of the reference that its own cards leave alone are proven with these. */
const unprinted = { code: '', copies: 0, set: 'fixture' } as const
const own = { ...unprinted, aspect: 'basic', cost: 0, resources: [] } as const
const fixtures = [
  ...['sword', 'shield', 'cape'].map((id) =>
    upgrade(id, { ...own, names: { en: id, fr: id }, stats: { restricted: 1 } }),
  ),
  ...['elder-archer', 'younger-archer'].map((id) =>
    ally(id, {
      ...own,
      names: { en: 'Archer', fr: 'Archer' },
      subtitle: id,
      unique: true,
      stats: { atk: 1, thw: 1, hp: 2 },
    }),
  ),
  treachery('alone-in-the-dark', {
    ...unprinted,
    names: { en: 'Alone in the Dark', fr: 'Seul dans le Noir' },
    stats: { peril: 1 },
    abilities: [whenRevealed(placeThreat(1, mainScheme))],
  }),
  treachery('bad-news', {
    ...unprinted,
    names: { en: 'Bad News', fr: 'Mauvaise Nouvelle' },
    abilities: [whenRevealed(placeThreat(1, mainScheme))],
  }),
  villain('gatekeeper', {
    ...unprinted,
    names: { en: 'Gatekeeper', fr: 'Gardien' },
    stats: { sch: 1, atk: 1, hp: 10, guard: 1 },
  }),
]

const game: Game = { ...champions, content: [...champions.content, ...fixtures] }
const fixtureKit = { ...kit, game }

function laid(seats: Literal, zones: object = {}) {
  const usual = {
    villain: [{ 'rhino-1': { hp: 14 } }],
    'main scheme': ['the-break-in-1b'],
    'encounter deck': { size: 10 },
  }
  return table(
    fixtureKit,
    { turn: 'spider-man', phase: 'player', seats, zones: { ...usual, ...zones } } as Literal,
    { seed: 1 },
  )
}

const watched = {
  'spider-man': { hp: 10, hand: ['enhanced-spider-sense', 'energy'], deck: { size: 5 } },
  'black-panther': { hp: 11, deck: { size: 5 } },
} as const

test('while a player resolves a card with peril, the others play and trigger nothing', () => {
  const plainly = laid(watched, { 'encounter deck': { top: ['bad-news'], size: 10 } })
  plainly.run('black-panther reveals')
  plainly.expect({ asked: 'spider-man' }).choose({ use: 'enhanced-spider-sense', pay: ['energy'] })
  plainly.expect({ 'the-break-in-1b.threat': 0 })

  const inPeril = laid(watched, { 'encounter deck': { top: ['alone-in-the-dark'], size: 10 } })
  inPeril.run('black-panther reveals')
  inPeril.expect({ 'the-break-in-1b.threat': 1, 'hand of spider-man': 2 })
})

test('a player in peril may still help themselves', () => {
  const t = laid(watched, { 'encounter deck': { top: ['alone-in-the-dark'], size: 10 } })
  t.run('spider-man reveals').choose({ use: 'enhanced-spider-sense', pay: ['energy'] })
  t.expect({ 'the-break-in-1b.threat': 0 })
})

test('peril ends with its card', () => {
  const t = laid(watched, { 'encounter deck': { top: ['alone-in-the-dark', 'bad-news'], size: 10 } })
  t.run('black-panther reveals').expect({ 'the-break-in-1b.threat': 1 })
  t.run('black-panther reveals').choose({ use: 'enhanced-spider-sense', pay: ['energy'] })
  t.expect({ 'the-break-in-1b.threat': 1 })
})

test('with a third restricted card a player discards one of them at once, old or new', () => {
  const t = laid({ 'spider-man': { hp: 10, hand: ['cape'], play: ['sword', 'shield'], deck: { size: 5 } } })
  t.choose({ play: 'cape' })
  t.expect({ 'offered only': [{ discard: 'sword' }, { discard: 'shield' }, { discard: 'cape' }] })
  t.choose({ discard: 'sword' })
  t.expect({ 'play of spider-man': ['shield', 'cape'], 'discard of spider-man': ['sword'] })
})

test('two restricted cards are allowed, and those of another player do not count', () => {
  const t = laid({
    'spider-man': { hp: 10, hand: ['cape'], play: ['sword'], deck: { size: 5 } },
    'black-panther': { hp: 11, play: ['shield'], deck: { size: 5 } },
  })
  t.choose({ play: 'cape' })
  t.expect({ 'play of spider-man': ['sword', 'cape'], 'play of black-panther': ['shield'] })
})

test('two unique allies of one title stand side by side if their subtitles differ', () => {
  const t = laid({
    'spider-man': { hp: 10, hand: ['younger-archer', 'elder-archer'], deck: { size: 5 } },
    'black-panther': { hp: 11, play: ['elder-archer'], deck: { size: 5 } },
  })
  t.expect({ refused: [{ play: 'elder-archer', because: 'unique' }] })
  t.choose({ play: 'younger-archer' })
  t.expect({ 'play of spider-man': ['younger-archer'], 'play of black-panther': ['elder-archer'] })
})

test('guard protects a villain who has none, not one who has it too', () => {
  const seats = {
    'spider-man': { hp: 10, deck: { size: 5 }, engaged: ['hydra-mercenary'] },
  } as const
  const t = laid(seats, { villain: ['gatekeeper'] })
  t.choose({ attack: 'gatekeeper' })
  t.expect({ 'gatekeeper.hp': 8 })
})

test('peril and restricted are words of the card in both languages', () => {
  load(game)
  const words = (id: string, language: 'en' | 'fr') =>
    describeDefinition('champions', id, language).map((text) => plain(text))[0]
  expect(words('alone-in-the-dark', 'en')).toBe('Peril.')
  expect(words('alone-in-the-dark', 'fr')).toBe('Péril.')
  expect(words('cape', 'en')).toBe('Restricted.')
  expect(words('cape', 'fr')).toBe('Restreint.')
})

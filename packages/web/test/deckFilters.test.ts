import { load, loadedGame } from '@quadriga/kernel'
import { champions } from '@quadriga/champions'
import { expect, test } from 'vitest'
import { filtered, type Filters, noFilters, toggled } from '../src/page/decks/filters.ts'
import { presentBox } from '../src/worker/decks/presentBox.ts'

load(champions)
const box = presentBox('en')
const nobody = { hero: '', cards: {} }
const spider = { hero: 'spider-man', cards: {} }

const found = (change: Partial<Filters>, deck: Parameters<typeof filtered>[2] = nobody) =>
  filtered(box.cards, { ...noFilters, ...change }, deck).map(({ id }) => id)

test('the box has a face for every card that decks are built with', () => {
  expect(box.heroes.map(({ id }) => id)).toContain('she-hulk')
  for (const { id, face } of box.cards) {
    expect(face.code).toBe(id)
    expect(loadedGame('champions').definitions.has(id)).toBe(true)
  }
})

test('without filters one sees the shared cards and those of the hero, never those of another hero', () => {
  expect(found({})).not.toContain('backflip')
  expect(found({}, spider)).toContain('backflip')
  expect(found({}, spider)).not.toContain('arc-reactor')
})

test('a stray card of another hero is shown while it is in the deck', () => {
  expect(found({}, { hero: 'iron-man', cards: { backflip: 1 } })).toContain('backflip')
})

test('a name is found in both languages, without accents and capitals', () => {
  expect(found({ query: 'EQUIPE MEDICALE' })).toEqual(['med-team'])
  expect(found({ query: 'med team' })).toEqual(['med-team'])
  expect(found({ query: "salle d'interrogatoire" })).toEqual(['interrogation-room'])
})

test('the text of a card is found in both languages', () => {
  expect(found({ query: 'x:prévenez' })).toEqual(found({ query: 'x:prevenez' }))
  expect(found({ query: 'x:prevenez' }).length).toBeGreaterThan(0)
  expect(found({ query: 'x:nonsense' })).toEqual([])
})

test('letters ask for trait, type, aspect, cost and resource, and a minus asks for the others', () => {
  expect(found({ query: 'k:spy' })).toEqual(['black-widow', 'mockingbird', 'nick-fury'])
  expect(found({ query: 'k:espion t:allié' })).toEqual(['black-widow', 'mockingbird', 'nick-fury'])
  expect(found({ query: 'k:spy -f:basic' })).toEqual(['black-widow'])
  expect(found({ query: 'f:commandement t:ally o:<4' })).toEqual(['hawkeye', 'maria-hill'])
  expect(found({ query: 'k:armor|android' })).toEqual(['vision', 'armored-vest'])
  expect(found({ query: 'r:libre f:justice' })).toEqual(['the-power-of-justice'])
})

test('filters of one kind are alternatives, filters of several kinds must all hold', () => {
  const two = found({ aspects: new Set(['justice', 'basic']), kinds: new Set(['ally']) })
  expect(two).toEqual(['daredevil', 'jessica-jones', 'mockingbird', 'nick-fury'])
  expect(found({ costs: new Set(['-']), resources: new Set(['mental']) })).toEqual(['genius'])
  expect(found({ costs: new Set(['4']), aspects: new Set(['protection']) })).toEqual(['luke-cage'])
})

test('a trait and "in the deck" narrow the list', () => {
  expect(found({ trait: 'android' })).toEqual(['vision'])
  expect(found({ inDeck: true }, { hero: '', cards: { energy: 1 } })).toEqual(['energy'])
})

test('a filter that is pressed twice is off again', () => {
  expect([...toggled(toggled(new Set(['ally']), 'event'), 'ally')]).toEqual(['event'])
})

import { expect, test } from 'vitest'
import * as t from '../../src/text/index.ts'
import { n, v } from './lexicon.ts'
import { en, fr, line } from './said.ts'

const villain = t.the(n.villain)
const give = (count: number, noun: t.Noun, to: t.Nominal) =>
  t.phrase(v.deal, t.count(count, noun), t.prep.to, to)
const draw = t.phrase(v.draw, t.count(2, n.card))

test('deeds with one verb are one deed with a list', () => {
  const row = t.sentences(give(1, n.poison, villain), give(2, n.token, villain))
  expect([line(row, 'en'), line(row, 'fr')]).toEqual([
    'Deal 1 Poison token and 2 tokens to the villain.',
    'Infligez 1 jeton Poison et 2 jetons au méchant.',
  ])
  const three = t.alsoDo(give(1, n.poison, villain), give(2, n.token, villain), give(3, n.wound, villain))
  expect([en(three), fr(three)]).toEqual([
    'deal 1 Poison token, 2 tokens, and 3 wounds to the villain',
    'infligez 1 jeton Poison, 2 jetons et 3 blessures au méchant',
  ])
})

test('an item that holds a list stands behind a comma', () => {
  const row = t.alsoDo(give(1, n.poison, villain), give(2, n.token, villain), draw)
  expect([en(row), fr(row)]).toEqual([
    'deal 1 Poison token and 2 tokens to the villain, and draw 2 cards',
    'infligez 1 jeton Poison et 2 jetons au méchant, et piochez 2 cartes',
  ])
})

test('of another they are told once', () => {
  const them = t.it(t.a(n.player))
  const row = t.sentences(
    t.by(them, t.phrase(v.draw, t.count(1, n.card))),
    t.by(them, t.phrase(v.draw, t.count(2, n.token))),
  )
  expect([line(row, 'en'), line(row, 'fr')]).toEqual([
    'They draw 1 card and 2 tokens.',
    'Il pioche 1 carte et 2 jetons.',
  ])
})

test('what one and the same does in a row names them once', () => {
  const that = t.that(n.player)
  const lose = t.phrase(v.spend, t.count(1, n.token))
  const row = t.alsoDo(t.by(that, draw), t.by(that, lose))
  expect([en(row), fr(row)]).toEqual([
    'that player draws 2 cards and spends 1 token',
    'ce joueur pioche 2 cartes et dépense 1 jeton',
  ])
  const allowed = t.sentences(t.by(that, draw), t.by(that, t.may(lose)))
  expect([line(allowed, 'en'), line(allowed, 'fr')]).toEqual([
    'That player draws 2 cards and may spend 1 token.',
    'Ce joueur pioche 2 cartes et peut dépenser 1 jeton.',
  ])
  // First all draw, then all spend.
  const each = t.sentences(t.by(t.each(n.player), draw), t.by(t.each(n.player), lose))
  expect(line(each, 'en')).toBe('Each player draws 2 cards. Each player spends 1 token.')
})

test('whoever is chosen anew, or stands behind a preposition, is not put together', () => {
  const anybody = t.sentences(give(1, n.poison, t.a(n.player)), give(2, n.token, t.a(n.player)))
  expect(line(anybody, 'en')).toBe('Deal 1 Poison token to a player. Deal 2 tokens to a player.')
  const each = t.sentences(give(1, n.token, villain), give(1, n.token, t.the(n.hero)))
  expect(line(each, 'en')).toBe('Deal 1 token to the villain. Deal 1 token to the hero.')
  const players = t.sentences(t.by(t.a(n.player), draw), t.by(t.a(n.player), t.phrase(v.draw, t.a(n.token))))
  expect(line(players, 'en')).toBe('A player draws 2 cards. A player draws a token.')
})

test('pronouns and words behind a comma stay by themselves', () => {
  const again = t.sentences(t.phrase(v.discard, t.it(t.a(n.card))), t.phrase(v.discard, t.a(n.token)))
  expect(line(again, 'fr')).toBe('Défaussez-la. Défaussez un jeton.')
  const apart = t.sentences(
    t.phrase(v.draw, t.a(n.card, t.both(', unseen', ', sans la voir'))),
    t.phrase(v.draw, t.a(n.token)),
  )
  expect(line(apart, 'en')).toBe('Draw a card, unseen. Draw a token.')
})

test('a title has no article', () => {
  const names = () => t.name({ en: 'Claws', fr: 'Griffes', article: 'both', plural: true })
  const say = (phrase: t.Phrase, language: t.Language) => t.plain(t.render(phrase, language, { names }))
  expect([say(t.thing('claws'), 'en'), say(t.thing('claws'), 'fr')]).toEqual(['the Claws', 'les Griffes'])
  expect([say(t.titled('claws'), 'en'), say(t.titled('claws'), 'fr')]).toEqual(['Claws', 'Griffes'])
})

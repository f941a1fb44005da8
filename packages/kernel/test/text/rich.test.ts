import { expect, test } from 'vitest'
import * as t from '../../src/text/index.ts'
import { n, rhino, v } from './lexicon.ts'
import { en, fr, line } from './said.ts'

test('joining keeps values, keywords, icons and references as parts', () => {
  const perPlayer = t.icon('perPlayer', 'per player', 'par joueur')
  const amount = t.withUnit(
    t.number(2, [
      { source: 'base', amount: 1 },
      { source: 'rhino', amount: 1 },
    ]),
    perPlayer,
  )
  expect(t.renderSentence(t.phrase(v.deal, t.count(amount, n.damage), t.prep.to, rhino), 'fr')).toEqual([
    { kind: 'text', text: 'Infligez ' },
    {
      kind: 'value',
      value: 2,
      text: '2',
      parts: [
        { source: 'base', amount: 1 },
        { source: 'rhino', amount: 1 },
      ],
    },
    { kind: 'text', text: ' ' },
    { kind: 'keyword', id: 'damage', text: 'dégâts' },
    { kind: 'text', text: ' ' },
    { kind: 'icon', name: 'perPlayer', text: 'par joueur' },
    { kind: 'text', text: ' à ' },
    { kind: 'reference', id: 'rhino', text: 'Rhino' },
    { kind: 'text', text: '.' },
  ])
})

test('articles elide and contract in front of keywords and references', () => {
  const attack = t.noun({ en: 'attack', fr: ['attaque', 'f'], keyword: 'attack' })
  expect(t.render(t.the(attack), 'fr')).toEqual([
    { kind: 'text', text: 'l’' },
    { kind: 'keyword', id: 'attack', text: 'attaque' },
  ])
  expect(t.render(t.group('de', t.linked('c7', t.the(n.minion))), 'fr')).toEqual([
    { kind: 'text', text: 'du ' },
    { kind: 'reference', id: 'c7', text: 'sbire' },
  ])
  expect(t.render(t.a(attack), 'en')[0]).toEqual({ kind: 'text', text: 'an ' })
})

test('a thing is named when rendered and links to itself', () => {
  const names = (id: string) => t.name({ en: 'Vulture', fr: 'Vautour', article: 'fr', id: `card:${id}` })
  expect(t.render(t.group('de', t.thing('t4')), 'fr', { names })).toEqual([
    { kind: 'text', text: 'du ' },
    { kind: 'reference', id: 't4', text: 'Vautour' },
  ])
  expect(t.plain(t.render(t.by(t.thing('t4'), t.phrase(v.discard, t.your(n.hand))), 'fr', { names }))).toBe(
    'le Vautour défausse sa main',
  )
  expect(t.plain(t.render(t.thing('t4'), 'en'))).toBe('t4')
})

test('French spaces before high punctuation and inside guillemets, none in English', () => {
  const words = t.group('a', ':', 'b', ';', 'c', '?', t.quote('d'), '!')
  expect(fr(words)).toBe('a~: b_; c_? «~d~»_!')
  expect(en(words)).toBe('a: b; c? “d”!')
  expect(fr('vraiment ?!')).toBe('vraiment_?!')
  expect(fr("l'ennemi, s'il vient")).toBe('l’ennemi, s’il vient')
  expect(fr(t.group('à 12:30', ','))).toBe('à 12:30,')
})

test('a sentence begins with a capital and ends with one full stop', () => {
  expect(line('élimine', 'fr')).toBe('Élimine.')
  expect(line(t.sentences('one', 'two!', t.sentence('three')), 'en')).toBe('One. Two! Three.')
  expect(line(t.parentheses('rounded up'), 'en')).toBe('(Rounded up).')
  expect(line(t.clause(t.the(n.enemy), v.attack), 'fr')).toBe('L’ennemi attaque.')
  expect(line(t.term('surge', 'surge', 'renfort'), 'fr')).toBe('Renfort.')
  expect(line(t.count(2, n.card), 'en')).toBe('2 cards.')
})

test('a label is followed by a capital in English and not in French', () => {
  const ability = t.labelled(
    t.both('response', 'réponse'),
    t.sentences(t.phrase(v.draw, t.count(1, n.card)), t.phrase(v.discard, t.count(1, n.card))),
  )
  expect(line(ability, 'en')).toBe('Response: Draw 1 card. Discard 1 card.')
  expect(line(ability, 'fr')).toBe('Réponse~: piochez 1 carte. Défaussez 1 carte.')
})

test('signs are real ones', () => {
  expect([t.signed(1), t.signed(-2), t.signed(0)].map(en)).toEqual(['+1', '−2', '+0'])
  expect(en(t.number(-3))).toBe('−3')
})

test('then opens a new sentence where a condition follows', () => {
  const effect = t.andThen(
    t.phrase(v.draw, t.count(1, n.card)),
    t.ifSo(t.clause(rhino, v.attack), t.phrase(v.discard, t.count(1, n.card))),
  )
  expect(line(effect, 'en')).toBe('Draw 1 card. Then, if Rhino attacks, discard 1 card.')
  expect(line(effect, 'fr')).toBe('Piochez 1 carte. Ensuite, si Rhino attaque, défaussez 1 carte.')
})

import { expect, test } from 'vitest'
import { lay } from './table.ts'

const times = (n: number, face: string) => new Array<string>(n).fill(face)

test('Wolverine rolls one more die for each natural 6, and his Wounds raise every result', () => {
  const five = {
    phase: 'players',
    heroes: { wolverine: '12V:cor21' },
    figures: { '12V:cor21': times(5, 'walker') },
  } as const
  const t = lay({ ...five, chance: { attack: ['3', '5', '6', '6', '4'] } }).choose('attack:12V:cor21')
  expect([t.count('12V:cor21', 'walker'), t.hero('wolverine', 'xp')]).toEqual([1, 4])
  const hurt = lay({ ...five, hurt: 1, chance: { attack: ['3', '5', '6', '2'] } }).choose('attack:12V:cor21')
  expect(hurt.hero('wolverine', 'xp')).toBe(3)
})

test('Rogue fells a Brute with one Hit and opens one door per turn for nothing', () => {
  const t = lay({
    phase: 'players',
    heroes: { rogue: '12V:cor21' },
    figures: { '12V:cor21': ['brute', 'brute', 'walker'] },
    chance: { attack: ['3', '4'] },
  })
  t.choose('attack:12V:cor21')
  expect([t.count('12V:cor21', 'brute'), t.count('12V:cor21', 'walker')]).toEqual([0, 1])
  t.choose('open:d-danger-room')
  expect(t.hero('rogue', 'actions')).toBe(2)
})

test('Magneto crushes what he sees for Power, once per turn', () => {
  const t = lay({
    phase: 'players',
    heroes: { magneto: '12V:cor21' },
    figures: { '12V:cor22': ['brute', 'walker'], '12V:danger11': ['runner'] },
    power: 3,
  })
  t.choose('use:crush')
  expect(t.options()).toEqual(['target:brute', 'target:walker'])
  t.choose('target:brute')
  expect([t.hero('magneto', 'power'), t.hero('magneto', 'xp'), t.hero('magneto', 'actions')]).toEqual([
    1, 1, 3,
  ])
  expect(t.options()).not.toContain('use:crush')
  expect(t.log('fr')).toEqual([
    'Magneto perd 2 points de Pouvoir.',
    'Éliminé : 1 Brute.',
    'Magneto gagne 1 point d’expérience.',
  ])
})

test('Mystique leaves Enemies behind for one Action', () => {
  const t = lay({
    phase: 'players',
    heroes: { mystique: '12V:cor21' },
    figures: { '12V:cor21': times(3, 'walker') },
  })
  t.choose('move:15V:cor01')
  expect(t.hero('mystique', 'actions')).toBe(2)
})

import { expect, test } from 'vitest'
import { lay, played, resumed, said } from './table.ts'

const between = { heroes: { storm: '12V:cor20', rogue: '12V:cor22' } }
const times = (n: number, face: string) => new Array<string>(n).fill(face)

test('a horde splits evenly over equal ways, type by type, without a question', () => {
  const t = lay({ ...between, figures: { '12V:cor21': [...times(4, 'walker'), ...times(2, 'brute')] } })
  expect([t.count('12V:cor20', 'walker'), t.count('12V:cor22', 'walker')]).toEqual([2, 2])
  expect([t.count('12V:cor20', 'brute'), t.count('12V:cor22', 'brute')]).toEqual([1, 1])
  // They have moved, so they have not attacked.
  expect([t.hero('storm', 'health'), t.hero('rogue', 'health')]).toEqual([3, 3])
})

test('the players place what is left over, and can think of both ways first', () => {
  const t = lay({ ...between, figures: { '12V:cor21': [...times(4, 'walker'), ...times(3, 'brute')] } })
  expect(t.options()).toEqual(['way:12V:cor20', 'way:12V:cor22'])
  expect(said(t.asked().ask)).toEqual([
    'Equal ways from the junction of the east corridor: where does the odd 1 Brute go?',
    'Chemins égaux depuis le croisement du couloir est : où va 1 Brute en surnombre ?',
  ])
  // Saved in the middle of the horde's walk.
  const middle = resumed(t)
  const here = t.state
  const east = played(here).choose('way:12V:cor22')
  for (const table of [t, middle]) {
    table.choose('way:12V:cor20')
    expect([table.count('12V:cor20', 'brute'), table.count('12V:cor22', 'brute')]).toEqual([2, 1])
    expect([table.count('12V:cor20', 'walker'), table.count('12V:cor22', 'walker')]).toEqual([2, 2])
  }
  expect(JSON.stringify(middle.state)).toBe(JSON.stringify(t.state))
  expect([east.count('12V:cor20', 'brute'), east.count('12V:cor22', 'brute')]).toEqual([1, 2])
  expect(played(here).options()).toEqual(['way:12V:cor20', 'way:12V:cor22'])
})

test('equal routes to one target are split like equal targets', () => {
  const t = lay({ heroes: { storm: '15V:hangar22' }, figures: { '15V:hangar11': times(2, 'walker') } })
  expect([t.count('15V:hangar12', 'walker'), t.count('15V:hangar21', 'walker')]).toEqual([1, 1])
})

test('with prey in their zone Enemies attack and stay; Runners act a second time after everybody', () => {
  const t = lay({
    heroes: { storm: '12V:cor21' },
    figures: { '12V:cor21': ['walker'], '12V:cor22': ['walker', 'brute', 'runner'] },
  })
  expect(t.hero('storm', 'health')).toBe(1)
  expect(t.count('12V:cor21', 'walker')).toBe(2)
  expect([t.count('12V:cor21', 'brute'), t.count('12V:cor21', 'runner')]).toEqual([1, 1])
  expect(t.log('en')).toEqual([
    'Storm suffers 1 Wound.',
    '1 Walker goes to the junction of the east corridor (sees prey).',
    '1 Brute goes to the junction of the east corridor (sees prey).',
    '1 Runner goes to the junction of the east corridor (sees prey).',
    'Storm suffers 1 Wound.',
  ])
  expect(t.log('fr')[1]).toBe('1 Rôdeur va vers le croisement du couloir est (voit une proie).')
})

test('a visible target is preferred to a nearer one behind a closed window', () => {
  const near = { mission: 'MH2', figures: { '13R:st21': ['walker'] } }
  const t = lay({ ...near, heroes: { colossus: '13R:kitchen', magneto: '14R:st20' } })
  expect(t.count('13R:st22', 'walker')).toBe(1)
  const alone = lay({ ...near, heroes: { colossus: '13R:kitchen' } })
  expect(alone.count('13R:st21', 'walker')).toBe(1)
  expect(alone.isOpen('w-kitchen')).toBe(true)
})

test('the Wounds of a zone are shared as the players say, a citizen beside heroes takes one at most', () => {
  const t = lay({
    heroes: { storm: '12V:cor21', rogue: '12V:cor21' },
    figures: { '12V:cor21': [...times(5, 'walker'), 'mariko-yashida'] },
  })
  expect(said(t.asked().ask)).toEqual(['Who takes the 5 Wounds?', 'Qui subit 5 Blessures ?'])
  const [storm, rogue, mariko] = t.options() as [string, string, string]
  expect(() => t.choose(storm, storm, rogue, mariko, mariko)).toThrow('refused.cap')
  t.choose(storm, storm, rogue, rogue, mariko)
  expect([t.hero('storm', 'health'), t.hero('rogue', 'health')]).toEqual([1, 1])
  expect(t.count('12V:cor21', 'mariko-yashida')).toBe(0)
  expect(t.log('fr').at(-1)).toBe(
    'Citoyen Dévoré (Mariko Yashida) : chaque Super-Héros perd 1 point de Pouvoir et 1 Trait.',
  )
})

import { explain, query } from '@quadriga/kernel'
import { boardFor, surveyIn, surveyOf } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { lay, played, resumed, said } from './table.ts'

const basement = boardFor('MH0')
const seen = (open: readonly string[], zone: string) => [...surveyOf(basement, open).sees(zone).keys()].sort()

test('through one open door one sees one zone of the room behind it, and nothing through a closed one', () => {
  const open = ['d-danger-room']
  expect(seen(open, '12V:cor21')).toEqual(['12V:cor20', '12V:cor22', '12V:danger11', '15V:cor01'])
  expect(seen([], '12V:cor21')).toEqual(['12V:cor20', '12V:cor22', '15V:cor01'])
  expect(seen(open, '12V:danger11')).toEqual(['12V:cor21', '12V:danger01', '12V:danger12'])
  // Only from the zone that touches the opening.
  expect(seen(open, '12V:danger01')).toEqual(['12V:danger02', '12V:danger11'])
})

test('sight is mutual, whatever stands open', () => {
  for (const mission of ['MH0', 'MH2', 'MH8']) {
    const board = boardFor(mission)
    const ids = board.openings.map(({ id }) => id)
    for (const open of [[], ids, ids.filter((_, i) => i % 2 === 0)]) {
      const survey = surveyOf(board, open)
      for (const zone of board.zones.keys()) {
        for (const [other, range] of survey.sees(zone)) expect(survey.sees(other).get(zone)).toBe(range)
      }
    }
  }
})

test('outdoors one sees along straight streets, over the fountain and one zone into an open house', () => {
  const grounds = boardFor('MH8')
  const range = (open: readonly string[]) => Object.fromEntries(surveyOf(grounds, open).sees('17R:st21'))
  const streets = {
    '17R:st20': 1,
    '16R:st22': 2,
    '16R:st21': 3,
    '17R:st22': 1,
    '18R:st20': 2,
    '18R:st21': 3,
    '17R:st01': 2,
    '14R:st21': 3,
  }
  expect(range([])).toEqual(streets)
  expect(range(['d-front'])).toEqual({ ...streets, '14R:hall11': 4 })
  expect([...surveyOf(grounds, []).next('17R:st01').keys()]).not.toContain('17R:st21')
})

test('the survey of one set of open doors is made once, in whatever order they are named', () => {
  expect(surveyOf(basement, ['d-booth', 'd-danger-room'])).toBe(
    surveyOf(basement, ['d-danger-room', 'd-booth']),
  )
  expect(surveyOf(basement, ['d-booth'])).not.toBe(surveyOf(basement, []))
})

test('opening the door in mid-turn lets an attack through it, one zone deep', () => {
  const t = lay({
    phase: 'players',
    heroes: { magneto: '12V:cor21' },
    figures: { '12V:danger11': ['walker'], '12V:danger12': ['walker'] },
    chance: { attack: ['4', '1', '1'] },
  })
  expect(t.options()).not.toContain('attack:12V:danger11')
  const closed = t.state
  t.choose('open:d-danger-room')
  expect(t.options()).toContain('attack:12V:danger11')
  expect(t.options()).not.toContain('attack:12V:danger12')
  const middle = resumed(t)
  expect([...surveyIn(query(middle.state)).sees('12V:cor21').keys()]).toContain('12V:danger11')
  // The other way: the table with the closed door is as it was.
  const elsewhere = played(closed).choose('powerUp')
  expect(elsewhere.options()).not.toContain('attack:12V:danger11')
  t.choose('attack:12V:danger11')
  expect(t.count('12V:danger11', 'walker')).toBe(0)
  expect(t.hero('magneto', 'xp')).toBe(1)
  expect(t.log('en')).toContain('Magneto attacks the south-west of the Danger Room: 4, 1, 1 – 1 Hit.')
  expect(t.log('fr')).toContain('Magneto attaque le sud-ouest de la Salle des Dangers : 4, 1, 1 – 1 Touche.')
})

test('a refusal says why, with the rule behind it, in both languages', () => {
  const t = lay({
    phase: 'players',
    heroes: { magneto: '12V:cor21' },
    figures: { '12V:danger11': ['walker'] },
  })
  const zone = query(t.state).zoneIndex('12V:danger11')
  const refusal = explain(t.state, 0, { zone }).find(({ verb }) => verb === 'attack')?.refusal
  expect(refusal).toMatchObject({ key: 'refused.range', rule: 'zombies:range' })
  expect(refusal && said(refusal)).toEqual([
    'It is out of Range or out of sight.',
    'C’est hors de portée ou hors de vue.',
  ])
})

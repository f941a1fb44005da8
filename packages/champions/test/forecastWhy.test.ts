import { describe as say, plain, query, type State, view } from '@quadriga/kernel'
import { event } from '../src/kinds/index.ts'
import { type Literal, table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { sayForecast, type Why, whyDamage, whyLedger, whyStat } from '../src/forecast/index.ts'
import { kit } from '../src/kit.ts'
import { villainPhases } from './forecastGames.ts'

const zones: Literal = {
  villain: [{ 'rhino-1': { holds: ['enhanced-ivory-horn'] } }],
  'main scheme': ['the-break-in-1b'],
  'encounter deck': ['under-fire'],
  'encounter discard': ['advance'],
}

function laid(seats: Literal) {
  const [turn] = Object.keys(seats as object)
  return table(kit, { turn, phase: 'player', seats, zones } as Literal)
}

/** Why the last damage or threat of an answer was so much. */
function lastOf(state: State, kind: string): Why {
  const event = state.events.findLast((one) => one.kind === kind)
  if (event === undefined) throw new Error(`there was no ${kind}`)
  return whyDamage(query(state), event)!
}

const told = ({ parts }: Why, language: 'en' | 'fr') =>
  parts.map(({ amount, words }) => `${plain(sayForecast(words, language)).replaceAll(/\s/g, ' ')}: ${amount}`)

test('the damage of an attack lists ATK and its modifiers, the boost card, and what the defender took off', () => {
  const t = laid({ 'spider-man': { hp: 10 } })
  t.run('villain attacks spider-man').choose({ defend: 'spider-man' })
  const why = lastOf(t.state, 'damage')
  // ATK 2 and the Horn 1, three icons, less DEF 3.
  expect(why.total).toBe(3)
  expect(why.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(3)
  expect(told(why, 'en')).toEqual([
    'Rhino (printed): 2',
    'Enhanced Ivory Horn: 1',
    'boost: Under Fire: 3',
    'Spider-Man’s DEF: -3',
  ])
  expect(told(why, 'fr')).toEqual([
    'Rhino (imprimé): 2',
    'Corne en Ivoire Renforcée: 1',
    'boost : Sous le Feu: 3',
    'la DEF de Spider-Man: -3',
  ])
})

test('the threat of a scheme lists SCH and the boost card', () => {
  const t = laid({ 'peter-parker': { hp: 10 } })
  t.run('villain schemes')
  const why = lastOf(t.state, 'placeThreat')
  expect(why.total).toBe(4)
  expect(told(why, 'en')).toEqual(['Rhino (printed): 1', 'boost: Under Fire: 3'])
})

test('damage of a card has the card as its only part', () => {
  const t = laid({ 'spider-man': { hand: ['haymaker', 'strength'] } })
  t.choose({ play: 'haymaker', pay: ['strength'], target: 'rhino' })
  const why = lastOf(t.state, 'damage')
  expect([why.total, told(why, 'en')]).toEqual([3, ['Haymaker: 3']])
})

test('a draft that is still open can be asked as well', () => {
  const t = laid({ 'spider-man': { hp: 10, hand: ['backflip'] } })
  t.run('villain attacks spider-man').pass()
  const q = query(t.state)
  const why = whyDamage(q, q.event(q.nearest(event.damage)))
  expect(told(why!, 'en')).toEqual(['Rhino (printed): 2', 'Enhanced Ivory Horn: 1', 'boost: Under Fire: 3'])
  t.choose({ use: 'backflip' })
  const prevented = lastOf(t.state, 'damage')
  expect([prevented.total, told(prevented, 'en').at(-1)]).toEqual([0, 'prevented by Backflip: -6'])
  expect(told(prevented, 'fr').at(-1)).toBe('prévenu par Salto Arrière: -6')
})

test('a reader who is not told the ledger gets no parts', () => {
  const t = laid({ 'spider-man': { hp: 10 } })
  t.run('villain attacks spider-man').pass()
  const event = view(t.state, 0).events.find(({ kind }) => kind === 'damage')!
  expect(plain(say('champions', event, 'en'))).not.toBe('')
  expect(whyDamage(query(t.state), { ...event, fields: { to: 0, dealt: 6 } })).toBeNull()
})

test('a stat lists what is printed and what changes it, per player values once more for each other player', () => {
  const t = laid({ 'spider-man': { play: ['heroic-intuition'] }, 'black-panther': {} })
  const q = query(t.state)
  const [identity] = q.ids('identity', 0)
  const [villain] = q.ids('villain')
  expect(whyStat(q, identity!, 'thw').map(({ face, amount }) => [face, amount])).toEqual([
    ['spider-man', 1],
    ['heroic-intuition', 1],
  ])
  expect(whyStat(q, villain!, 'hp').map(({ kind, amount }) => [kind, amount])).toEqual([
    ['printed', 14],
    ['perPlayer', 14],
  ])
})

test('halves, doubles and set values say what they do to the same subtotal', () => {
  const q = query(laid({ 'spider-man': {} }).state)
  const [villain] = q.ids('villain')
  const source = villain!
  const lines = whyLedger(q, [
    { how: 'base', n: 7, source },
    { how: 'lessHalf', n: 0, source },
    { how: 'double', n: 0, source },
    { how: 'subtract', n: 2, source },
  ])
  expect(lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'base 7',
    'half -3',
    'double 5',
    'less -2',
  ])
})

test('over random games the parts of every damage and every threat add up to it', () => {
  const states = Array.from({ length: 30 }, (_, n) => villainPhases(`why/${n}`))
    .flat()
    .flatMap((phase) => [...phase.states])
  let checked = 0
  for (const state of states) {
    for (const event of state.events.filter(({ kind }) => kind === 'damage' || kind === 'placeThreat')) {
      const why = whyDamage(query(state), event)!
      const sum = why.parts.reduce((all, { amount }) => all + amount, 0)
      expect([Math.max(0, sum), why.total]).toEqual([
        why.total,
        event.fields['dealt'] ?? event.fields['placed'],
      ])
      checked++
    }
  }
  expect(checked).toBeGreaterThan(100)
})

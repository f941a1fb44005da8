import { champions } from '@quadriga/champions'
import { describe as say, describeDefinition, explain, type Game, plain, query } from '@quadriga/kernel'
import { atLeast, count } from '@quadriga/kernel/author'
import { table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { action, event, support } from '../src/build/index.ts'
import { mainScheme, minions, placeThreat } from '../src/ops/index.ts'
import { kit } from '../src/kit.ts'

/** An event and a support that may be used only while a minion is in play. */
const printed = { code: '', copies: 0, set: 'fixture', aspect: 'basic', cost: 0, resources: [] } as const
const ability = action(placeThreat(1, mainScheme), { only: atLeast(count(minions), 1) })
const fixtures = [
  event('alarm', { ...printed, names: { en: 'Alarm', fr: 'Alarme' }, ability }),
  support('siren', { ...printed, names: { en: 'Siren', fr: 'Sirène' }, abilities: [ability] }),
]
const game: Game = { ...champions, content: [...champions.content, ...fixtures] }

function laid(engaged: readonly string[]) {
  const seat = { hp: 10, hand: ['alarm'], play: ['siren'], engaged, deck: { size: 5 } }
  const zones = { villain: ['rhino-1'], 'main scheme': ['the-break-in-1b'], 'encounter deck': { size: 10 } }
  const literal = { turn: 'spider-man', phase: 'player', seats: { 'spider-man': seat }, zones }
  return table({ ...kit, game }, literal, { seed: 1 })
}

test('an action and an event whose condition is not true are refused, and say why', () => {
  const t = laid([])
  t.expect({
    refused: [
      { use: 'siren', because: 'condition' },
      { play: 'alarm', because: 'condition' },
    ],
  })
  const [alarm = -1] = query(t.state).ids('hand', 0)
  const refusal = explain(t.state, 0, { thing: alarm }).flatMap((one) => one.refusal ?? [])[0]!
  expect(refusal.rule).toBe('champions:initiating')
  expect(plain(say('champions', refusal, 'en'))).toBe('The condition of Alarm is not met.')
  expect(plain(say('champions', refusal, 'fr'))).toBe('La condition d’Alarme n’est pas remplie.')
})

test('they can be used as soon as it is true', () => {
  const t = laid(['hydra-mercenary'])
  t.choose({ use: 'siren' }).choose({ play: 'alarm' })
  t.expect({ 'the-break-in-1b.threat': 2 })
})

test('the text says the condition', () => {
  laid([])
  expect(describeDefinition('champions', 'siren', 'en').map(plain)).toEqual([
    'Action: If there is a minion, place 1 threat on the main scheme.',
  ])
})

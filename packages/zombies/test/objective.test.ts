import {
  describe,
  describeDefinition,
  explain,
  languages,
  NOTHING,
  objectiveOf,
  plain,
} from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { lay, type Played } from './table.ts'

/** The mission's objective as it stands: each part with its words and how far it is. */
function objective({ state }: Played) {
  const found = objectiveOf(state, 'MH0', 0, NOTHING)
  if (found === null) throw new Error('no objective')
  const said = (part: { program: string; node: number }) =>
    languages.map((language) => plain(describe('zombies', part, language)))
  return {
    isMet: found.isMet,
    says: languages.flatMap((language) => describeDefinition('zombies', 'MH0', language).map(plain)),
    parts: found.parts.map((part) => [...said(part), `${part.have}/${part.need}`]),
  }
}

const progress = (t: Played) => objective(t).parts.map((part) => part.at(-1))

test('the mission says what the heroes must do, and how far they are', () => {
  const t = lay({
    phase: 'players',
    heroes: { storm: '15V:hangar21', rogue: '15V:hangar21' },
    figures: { '15V:hangar21': ['objective-green'] },
  })
  expect(objective(t)).toEqual({
    isMet: false,
    says: [
      'You win if the green Objective is taken and every hero has left by the Exit.',
      'A hero who ends a turn in the Exit, without Enemies there, may leave if the green Objective is taken.',
      'With five or six heroes, the Initial Spawn Point draws one more card.',
      'After a hero takes a green Objective, that hero gains 5 experience; activate the green Spawn Point and unlock all green doors.',
      'Vous gagnez si l’Objectif vert est pris et si tous les Super-Héros sont partis par la Sortie.',
      'Un Super-Héros qui termine son Tour dans la Sortie, sans Ennemi présent, peut partir si l’Objectif vert est pris.',
      'Avec cinq ou six Super-Héros, le Point de Génération Initial pioche une carte de plus.',
      'Après qu’un Super-Héros a pris un Objectif vert, ce Super-Héros gagne 5 points d’expérience ; activez le Point de Génération vert et déverrouillez toutes les portes vertes.',
    ],
    parts: [
      ['The green Objective is taken.', 'L’Objectif vert est pris.', '0/1'],
      ['Every hero has left by the Exit.', 'Tous les Super-Héros sont partis par la Sortie.', '0/2'],
    ],
  })
  t.choose('interact:objective-green')
  expect(progress(t)).toEqual(['1/1', '0/2'])
  t.choose('endTurn').choose('leave')
  expect([progress(t), t.state.outcome]).toEqual([['1/1', '1/2'], null])
  t.choose('endTurn').choose('leave')
  expect([progress(t), objective(t).isMet]).toEqual([['1/1', '2/2'], true])
  expect(t.state.outcome).toEqual({ kind: 'won', winners: [0, 1], cause: 'outcome.won' })
})

test('a hero who was eliminated has not escaped, and nobody wins any more', () => {
  const t = lay({
    heroes: { storm: '12V:cor21', rogue: '15V:hangar21' },
    figures: { '12V:cor21': ['walker'] },
    hurt: 2,
  })
  expect([t.hero('storm', 'health'), progress(t)]).toEqual([0, ['0/1', '0/2']])
})

test('zones, skills and what needs no aim say why not', () => {
  const t = lay({
    phase: 'players',
    heroes: { storm: '12V:cor21' },
    figures: { '12V:cor22': ['walker'] },
  })
  const why = (aim: Parameters<typeof explain>[2]) =>
    explain(t.state, 0, aim).map(({ verb, refusal }) => `${verb}: ${refusal?.key ?? 'allowed'}`)
  const zone = (name: string) => t.state.zones.findIndex((one) => one.name === name)
  expect(why({ zone: zone('12V:cor22') })).toEqual(['move: allowed', 'attack: allowed'])
  expect(why({ zone: zone('12V:danger11') })).toEqual([
    'move: refused.notAdjacent',
    'attack: refused.noEnemy',
  ])
  expect(why({ thing: t.thing('gust') })).toEqual(['use: refused.power'])
  expect(why({})).toEqual(['powerUp: allowed', 'gainTrait: allowed', 'call: refused.liftBroken'])
  expect(t.asked().options.find(({ key }) => key === 'move:12V:cor22')?.zone).toBe(zone('12V:cor22'))
})

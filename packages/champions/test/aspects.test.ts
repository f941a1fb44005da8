import { champions } from '@quadriga/champions'
import { describeDefinition, load, plain, query, type State } from '@quadriga/kernel'
import { type Literal, table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

const paragraphs = (id: string, language: 'en' | 'fr'): string[] => {
  load(champions)
  return describeDefinition('champions', id, language).map((text) => plain(text))
}

test('two changes of the same characters are said in one breath', () => {
  expect(paragraphs('lead-from-the-front', 'en')).toEqual([
    'Hero Action: Choose a player. Until the end of the phase, each character that player controls gets +1 THW and +1 ATK.',
  ])
  expect(paragraphs('lead-from-the-front', 'fr')).toEqual([
    'Action de héros\u00a0: choisissez un joueur. Jusqu’à la fin de la phase, chaque personnage que ce joueur contrôle gagne +1 CTR et +1 ATQ.',
  ])
})

test('a cost that is another card’s reads as a cost', () => {
  expect(paragraphs('make-the-call', 'en')).toEqual([
    'Action: Pay the printed cost of an ally in any player’s discard pile → put it into play under your control.',
  ])
  expect(paragraphs('make-the-call', 'fr')).toEqual([
    'Action\u00a0: payez le coût imprimé d’un allié de la pile de défausse de n’importe quel joueur → mettez-le en jeu sous votre contrôle.',
  ])
})

function laid(seat: Literal) {
  return table(kit, {
    turn: 'spider-man',
    phase: 'player',
    seats: { 'spider-man': seat },
    zones: {
      villain: [{ 'rhino-1': { hp: 14 } }],
      'main scheme': ['the-break-in-1b'],
      'encounter deck': { top: ['charge'], size: 3 },
    },
  } as Literal)
}

const statOf = (state: State, face: string, stat: string): number => {
  const q = query(state)
  const id = q.ids('play', 0).find((one) => q.thing(one).face === face)
  return id === undefined ? -1 : q.stat(id, stat)
}

test('a bonus for everybody a player controls survives a save and finds those who come later', () => {
  const hand = ['lead-from-the-front', 'daredevil', 'strength', 'energy', 'genius']
  const t = laid({ hand, deck: { size: 5 } })
  t.choose({ play: 'lead-from-the-front', pay: ['strength'], target: 'spider-man' })
  const saved = JSON.parse(JSON.stringify(t.state)) as State
  expect(saved.modifiers.map(({ live, things, stat }) => ({ live, things, stat }))).toEqual([
    { live: true, things: [], stat: 'thw' },
    { live: true, things: [], stat: 'atk' },
  ])
  t.choose({ play: 'daredevil', pay: ['energy', 'genius'] })
  expect(statOf(t.state, 'daredevil', 'thw')).toBe(3)
  t.run('villain attacks spider-man').choose({ defend: 'daredevil' })
  t.expect({ 'daredevil.at': 'discard of spider-man', 'spider-man.atk': 3 })
})

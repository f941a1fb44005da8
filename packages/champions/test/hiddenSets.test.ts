import { champions } from '@quadriga/champions'
import {
  answer,
  createRng,
  describe,
  imagine,
  plain,
  scripted,
  start,
  type State,
  view,
} from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { modularSets } from '../src/content/sets.ts'
import { codesOf } from '../src/layTable.ts'

const sets = Object.keys(modularSets)
const setup = { heroes: ['spider-man', 'black-panther'], scenario: 'rhino', modular: ['random'] }

/** A game in which chance picked these hidden sets. */
function hiding(picked: readonly string[], modular: readonly string[] = ['random']): State {
  const begun = start(champions, { ...setup, modular }, 'hidden', scripted({ modular: picked }))
  if (!begun.ok) throw new Error(begun.reasons.map(({ key }) => key).join())
  return begun.state
}

/** Everybody keeps the opening hand and nobody does anything, until the encounter deck has given these cards. */
function untilDrawn(from: State, cards: readonly string[]): State {
  let state = from
  const chance = scripted({ encounter: cards })
  for (let n = 0; n < 40 && chance.left().length > 0; n++) {
    const decision = state.pending.find(({ open }) => !open)
    if (decision === undefined) throw new Error('the game is over')
    const { id, seat, options, min } = decision
    const [first] = options
    const passing = ['endTurn', 'pass'].find((key) => options.some((option) => option.key === key))
    const picks = passing !== undefined ? [passing] : min === 0 ? [] : [first?.key ?? '']
    const result = answer(state, { decision: id, seat, picks }, chance)
    if (!result.ok) throw new Error('refused')
    state = result.state
  }
  return state
}

function cardsOf(ids: readonly string[]): string[] {
  return ids.flatMap((id) => codesOf(modularSets[id] ?? {})).sort()
}

test('whichever set is hidden, every player sees the same table, byte for byte', () => {
  for (const viewer of [0, 1, 'public'] as const) {
    const seen = sets.map((id) => JSON.stringify(view(hiding([id]), viewer)))
    expect(new Set(seen).size).toBe(1)
  }
})

test('it stays so while only other cards come up', () => {
  const round = ['charge', 'advance', 'sandman', 'shocker']
  const seen = sets.map((id) => JSON.stringify(view(untilDrawn(hiding([id]), round), 0)))
  expect(new Set(seen).size).toBe(1)
})

test('a view lists every set that may be there, and the deck seems as big as it can be', () => {
  const seen = view(hiding(['under-attack']), 0)
  expect(seen.veils.map(({ lists, count }) => [lists.length, count])).toEqual([[5, 1]])
  const deck = seen.zones.find(({ name }) => name === 'encounterDeck')
  expect(seen.pools[deck?.pool ?? -1]).toEqual(expect.arrayContaining(cardsOf(sets)))
  expect(deck?.rest).toBe(
    view(hiding(['masters-of-evil']), 0).zones.find(({ name }) => name === 'encounterDeck')?.rest,
  )
})

test('the first card that shows tells its set to everybody, and the deck its size', () => {
  const before = hiding(['legions-of-hydra'])
  const after = untilDrawn(before, ['hydra-soldier', 'charge', 'advance', 'sandman'])
  for (const viewer of [0, 1, 'public'] as const) {
    const seen = view(after, viewer)
    expect(seen.veils).toEqual([])
    const deck = seen.zones.find(({ name }) => name === 'encounterDeck')
    const pool = seen.pools[deck?.pool ?? -1] ?? []
    expect(pool).toContain('madame-hydra')
    expect(
      pool.filter((code) => cardsOf(sets.filter((id) => id !== 'legions-of-hydra')).includes(code)),
    ).toEqual([])
    expect(deck?.rest).toBe(after.zones.find(({ name }) => name === 'encounterDeck')?.rest.length)
  }
})

test('of two hidden sets the one that has shown is known and the other is not', () => {
  const after = untilDrawn(hiding(['legions-of-hydra', 'bomb-scare'], ['under-attack', 'random', 'random']), [
    'hydra-soldier',
  ])
  const [veil] = view(after, 0).veils
  expect(veil?.count).toBe(1)
  expect(veil?.lists.map((list) => [...list].sort())).toEqual(
    ['bomb-scare', 'masters-of-evil', 'the-doomsday-chair'].map((id) => cardsOf([id])),
  )
})

test('whoever imagines the table believes in any of the sets, each as a whole', () => {
  const seen = view(hiding(['bomb-scare']), 0)
  const found = new Set<string>()
  for (let n = 0; n < 60; n++) {
    const world = imagine(seen, createRng(`imagined/${n}`))
    const deck = world.zones.find(({ name }) => name === 'encounterDeck')?.rest ?? []
    const there = sets.filter((id) => cardsOf([id]).every((code) => deck.includes(code)))
    expect(deck.filter((code) => cardsOf(sets).includes(code))).toEqual(cardsOf(there))
    expect(JSON.stringify(view(world, 0))).toBe(JSON.stringify(seen))
    found.add(there.join())
  }
  expect(found).toEqual(new Set(sets))
})

test('a set is chosen once, and no more are drawn unseen than there are', () => {
  const why = (modular: readonly string[]) => {
    const begun = start(champions, { ...setup, modular }, 'refused')
    return begun.ok ? [] : begun.reasons.map((one) => plain(describe('champions', one, 'fr')))
  }
  expect(why(['bomb-scare', 'bomb-scare'])).toEqual(['Chaque set modulaire ne peut être choisi qu’une fois.'])
  expect(why(['bomb-scare', ...new Array<string>(5).fill('random')])).toEqual([
    'Le champ modular demande 0 à 5 éléments, et non 6.',
  ])
  expect(why(sets)).toEqual([])
  expect(why(new Array<string>(5).fill('random'))).toEqual([])
})

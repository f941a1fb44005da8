import { describeDefinition, plain } from '@quadriga/kernel'
import {
  type Ability,
  defineGame,
  load,
  type Loaded,
  noWords,
  type OwnWords,
  preventAll,
  textProblems,
  treeHash,
} from '@quadriga/kernel/author'
import { expect, test } from 'vitest'

const ability: Ability = {
  window: '',
  forced: false,
  from: 'play',
  when: null,
  only: null,
  effect: preventAll,
}
const tree = treeHash([null, null, preventAll])

/** A card of many abilities under an id with a slash, with words of its own at these places. */
function loaded(own: Readonly<Record<string, OwnWords>>): Loaded {
  const names = { en: 'Revolver', fr: 'Revolver' }
  const stats = {}
  return load(
    defineGame({
      id: 'ownWords',
      names,
      seatsOf: () => 1,
      begin: () => undefined,
      rules: [],
      content: [
        {
          id: 'gunslinger/revolver',
          kind: 'card',
          names,
          stats,
          abilities: new Array<Ability>(40).fill(ability),
          constant: [],
        },
      ],
      words: { ...noWords, own },
    }),
  )
}

/** What is said of these places; other texts of so small a game are none of this. */
function problemsOf(own: Readonly<Record<string, OwnWords>>): string[] {
  return textProblems(loaded(own)).filter((problem) =>
    Object.keys(own).some((place) => problem.startsWith(`${place}: `)),
  )
}

const words = (hash: string): OwnWords => ({ tree: hash, en: 'Fire at will.', fr: 'Feu à volonté.' })

test('words written by hand belong to an ability whose card has a slash in its id', () => {
  const own = { 'gunslinger/revolver/0': words(tree) }
  expect(problemsOf(own)).toEqual([])
  const [first = []] = describeDefinition('ownWords', 'gunslinger/revolver', 'en')
  expect(plain(first)).toBe('Fire at will.')
})

test('such words are to be read again when the rules of the ability change', () => {
  expect(problemsOf({ 'gunslinger/revolver/1': words('00000000') })).toEqual([
    `gunslinger/revolver/1: its rules changed to ${tree}; read its words again`,
  ])
})

test('words for an ability that does not exist are named', () => {
  for (const place of [
    'gunslinger/revolver',
    'gunslinger/0',
    'gunslinger/revolver/40',
    'gunslinger/revolver/',
  ])
    expect(problemsOf({ [place]: words(tree) })).toEqual([
      `${place}: words for an ability that does not exist`,
    ])
})

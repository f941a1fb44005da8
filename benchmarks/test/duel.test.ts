import { dicethrone, heroes } from '@quadriga/dicethrone'
import { answer, type Chance, query, start, type State } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { pickSome } from '../plain/pickSome.ts'
import { loopQuestion } from '../quadriga/duelPicks.ts'
import { random } from '../random.ts'
import { answer as plainAnswer, listOptions, newDuel, picksOf } from '../rules/duel/duel.ts'
import type { Duel } from '../rules/duel/table.ts'

const decks = ['barbarian', 'gunslinger'].map((id) => heroes.find((hero) => hero.id === id)?.deck ?? [])

/** What chance said on plain objects, by source: the kernel is told the same. */
type Said = Record<string, string[]>

function repeating(said: Said): Chance {
  return {
    next(source) {
      const word = said[source]?.shift()
      if (word === undefined) throw new Error(`the plain duel asked nothing of ${source} here`)
      return word
    },
  }
}

function readKernel(state: State) {
  const q = query(state)
  return [0, 1].map((seat) => {
    const hero = q.ids('hero', seat)[0] ?? -1
    const tokens = q.ids('status', seat).map((id) => q.thing(id).face)
    const count = (name: string) => tokens.filter((face) => face.endsWith(`/${name}`)).length
    return {
      health: q.counter(hero, 'health'),
      cp: q.counter(hero, 'cp'),
      hand: q.ids('hand', seat).map((id) => q.thing(id).face),
      deck: [...q.zone('deck', seat).rest].toSorted(),
      concussion: count('concussion') > 0,
      knockdown: count('knockdown') > 0,
      bounty: count('bounty') > 0,
      evasive: count('evasive'),
      reload: count('reload'),
    }
  })
}

function readPlain({ players }: Duel) {
  return players.map(({ health, cp, hand, deck, concussion, knockdown, bounty, evasive, reload }) => ({
    health,
    cp,
    hand: [...hand],
    deck: deck.toSorted(),
    concussion,
    knockdown,
    bounty,
    evasive,
    reload,
  }))
}

/** Answers automatically what is no choice in the loop: pauses in which nothing is done. */
function toNextChoice(begun: State, said: Said): State {
  let state = begun
  while (state.outcome === null) {
    const { decision, options } = loopQuestion(state)
    if (options.length > 1) return state
    const picks = options.map(({ key }) => key)
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks }, repeating(said))
    if (!result.ok) throw new Error('refused')
    state = result.state
  }
  return state
}

/** Plays one duel on both sides, the same picks and the same chance; returns how many picks it took. */
function playBoth(seed: number): number {
  const [chance, picks] = [random(seed), random(seed + 1_000_000)]
  const said: Said = {}
  const plain = newDuel(decks, chance, (source, word) => {
    said[source] = [...(said[source] ?? []), word]
  })
  const begun = start(dicethrone, { heroes: ['barbarian', 'gunslinger'] }, seed, repeating(said))
  if (!begun.ok) throw new Error('a duel could not be set up')
  let state = toNextChoice(begun.state, said)
  let moves = 0
  while (plain.outcome === null) {
    const options = listOptions(plain)
    const picked = pickSome(options, picksOf(plain), picks)
    const question = loopQuestion(state)
    expect(question.options.map(({ key }) => key)).toEqual(options)
    expect(readKernel(state)).toEqual(readPlain(plain))
    plainAnswer(plain, picked, chance)
    const { id, seat } = question.decision
    const result = answer(state, { decision: id, seat, picks: picked }, repeating(said))
    if (!result.ok) throw new Error(`the kernel refused ${picked.join(' ')}`)
    state = toNextChoice(result.state, said)
    moves += 1
  }
  expect(Object.values(said).flat()).toEqual([])
  expect(state.outcome?.winners).toEqual(plain.outcome === 'draw' ? [] : [plain.outcome])
  return moves
}

test('the duel without cards is the same on the kernel and on plain objects, pick by pick and die by die', () => {
  let moves = 0
  for (let seed = 1; seed <= 40; seed++) moves += playBoth(seed)
  expect(moves).toBeGreaterThan(2_000)
})

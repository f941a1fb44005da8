import '@quadriga/bots'
import { finish } from '@quadriga/bots/search'
import { reviewTurn, sayJudgement, sayReview } from '@quadriga/bots/hint'
import { kit } from '@quadriga/champions/kit'
import { createRng, imagine, languages, view } from '@quadriga/kernel'
import { table } from '@quadriga/testkit'
import { expect, test } from 'vitest'

/** Spider-Man could win by an attack. */
const { state } = table(kit, {
  turn: 'spider-man',
  phase: 'player',
  seats: { 'spider-man': { hp: 8, hand: ['backflip', 'black-cat'], deck: { size: 10 } } },
  zones: {
    villain: [{ 'rhino-2': { hp: 2 } }],
    'main scheme': [{ 'the-break-in-1b': { threat: 5 } }],
    'encounter deck': { size: 10 },
  },
})
const decision = state.pending.find(({ open }) => !open)!
const attack = [decision.options.find(({ key }) => key.startsWith('attack'))!.key]
const end = [decision.options.find(({ role }) => role === 'end')!.key]

const reviewed = (picks: readonly string[], seen = view(state, 0)) =>
  finish(reviewTurn([{ seen, decision, picks }], 'r'))

test('a turn that gave a win away is told so, with what would have won and why; a turn that took it was good', () => {
  const { chosen, same, better } = reviewed(end)
  expect([chosen, same]).toEqual([1, 0])
  expect(better[0]?.instead).toEqual(attack)
  expect(JSON.stringify(better[0]?.why.args['benefits'])).toContain('wins')
  const good = reviewed(attack)
  expect([good.same, good.better]).toEqual([1, []])
  expect(good.good[0]?.given.picks).toEqual(attack)
})

test('a review says the same of twins that differ in what the seat may not know', () => {
  const seen = view(state, 0)
  const twin = view(imagine(seen, createRng('twin')), 0)
  const told = ({ better, good, same }: ReturnType<typeof reviewed>) => ({
    same,
    better: better.map(({ instead, gain }) => ({ instead, gain })),
    good: good.map(({ gain }) => gain),
  })
  expect(told(reviewed(end, twin))).toEqual(told(reviewed(end, seen)))
})

test('a review is said in both languages', () => {
  const review = reviewed(end)
  const [en, fr] = languages.map((language) => sayReview(review, language))
  expect([en, fr]).toEqual([
    'In 0 of 1 choice a bot would have done the same, or as well.',
    'Pour 0 choix sur 1, un bot aurait fait de même, ou aussi bien.',
  ])
  const words = { did: '', instead: 'a', why: 'w' }
  expect(sayJudgement(words, false, 'fr')).toBe('Au lieu de « rien » : a. w')
})

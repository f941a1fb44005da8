import { type Decision, load, plain, start } from '@quadriga/kernel'
import { dicethrone } from '@quadriga/dicethrone'
import { expect, test } from 'vitest'
import { eyeOf } from '../src/eye.ts'
import { picksText } from '../src/optionText.ts'

const loaded = load(dicethrone)

/** A hand of somebody who has to sell cards, as options of a decision. */
function selling(language: 'en' | 'fr', count: number): string {
  const begun = start(dicethrone, { heroes: ['gunslinger', 'barbarian'] }, 'sold')
  if (!begun.ok) throw new Error('the set-up is refused')
  const { state } = begun
  const decision = state.pending.find((one) =>
    one.options.some(({ key }) => key.startsWith('sell:')),
  ) as Decision
  const options = decision.options.filter(({ key }) => key.startsWith('sell:'))
  const eye = eyeOf(state, decision.seat)
  const scene = { loaded, language, seat: decision.seat, eyes: [eye] }
  return plain(
    picksText(
      scene,
      eye,
      { options, shape: 'some' },
      options.slice(0, count).map(({ key }) => key),
    ),
  )
}

test('what picks begin with is said once', () => {
  expect([1, 2, 3].map((count) => selling('en', count))).toEqual([
    'Sell Triple Up!',
    'Sell Triple Up! and Overpower II',
    'Sell Triple Up!, Overpower II, and Smack III',
  ])
  expect(selling('fr', 3).replaceAll('\u202f', ' ')).toBe('Vendez Triple mise !, Domination II et Baffe III')
})

import { answer, createRng, describe as say, load, plain, sample, start, type State } from '@quadriga/kernel'
import { textProblems } from '@quadriga/kernel/author'
import { zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

const missions = zombies.content.filter(({ kind }) => kind === 'mission').map(({ id }) => id)

/** Everything a game says on its way: log lines, questions and options, as `key: words` in one language. */
function said(mission: string, language: 'en' | 'fr'): string[] {
  const rng = createRng(`words/${mission}`)
  const begun = start(zombies, kit.setups[mission]!(rng), mission)
  if (!begun.ok) throw new Error('the setup is refused')
  let { state } = begun
  const lines = linesOf(state, language)
  while (state.outcome === null) {
    const decision = state.pending[0]!
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks: sample(decision, rng) })
    if (!result.ok) throw new Error('a sampled answer is refused')
    state = result.state
    lines.push(...linesOf(state, language))
  }
  return lines
}

function linesOf(state: State, language: 'en' | 'fr'): string[] {
  const messages = state.pending.flatMap(({ ask, options }) => [
    ask,
    ...options.flatMap(({ says }) => says ?? []),
  ])
  return [
    ...state.events.map((event) => `log.${event.kind}: ${plain(say('zombies', event, language))}`),
    ...messages.map((message) => `${message.key}: ${plain(say('zombies', message, language))}`),
  ]
}

test.each(['en', 'fr'] as const)('everything that is said has words in %s', (language) => {
  const lines = missions.flatMap((mission) => said(mission, language))
  // A missing entry shows its key; a missing argument shows as undefined.
  const silent = lines.filter((line) => /: (ask|log|option|refused)\.|undefined|\[object|: \.?$/.test(line))
  expect([...new Set(silent)]).toEqual([])
})

test('texts written by hand are about the rules as they are', () => {
  const own = Object.keys(zombies.words.own)
  const stale = textProblems(load(zombies)).filter((problem) =>
    own.some((place) => problem.startsWith(place)),
  )
  expect(stale).toEqual([])
})

test('a lone figure is asked its way by its name, the rest of several as what could not be split', () => {
  const wayOf = (n: number, all: number, enemy: string) => {
    const message = { key: 'ask.way', args: { n, all, enemy, from: '14R:st21' } }
    return (['en', 'fr'] as const).map((language) =>
      plain(say('zombies', message, language)).replaceAll(/[\u00a0\u202f]/g, ' '),
    )
  }
  expect(wayOf(1, 1, 'walker')).toEqual([
    'Equal ways from the front steps: where does 1 Walker go?',
    'Chemins égaux depuis le perron de l’entrée : où va 1 Rôdeur ?',
  ])
  expect(wayOf(1, 3, 'walker')).toEqual([
    'Equal ways from the front steps: where does the odd 1 Walker go?',
    'Chemins égaux depuis le perron de l’entrée : où va 1 Rôdeur en surnombre ?',
  ])
})

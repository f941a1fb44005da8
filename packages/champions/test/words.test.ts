import { champions } from '@quadriga/champions'
import {
  answer,
  createRng,
  describe as say,
  languages,
  load,
  plain,
  sample,
  start,
  type State,
} from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

/** Everything a game says on its way: log lines, questions and options, as `key: words` in one language. */
function said(seed: string, language: 'en' | 'fr'): string[] {
  const rng = createRng(seed)
  const begun = start(champions, kit.setups['solo']!(rng), seed)
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
    ...state.events.map((event) => `log.${event.kind}: ${plain(say('champions', event, language))}`),
    ...messages.map((message) => `${message.key}: ${plain(say('champions', message, language))}`),
  ]
}

test.each(['en', 'fr'] as const)('everything that is said has words in %s', (language) => {
  const lines = Array.from({ length: 12 }, (_, n) => said(`words/${n}`, language)).flat()
  // A missing entry shows its key; a missing argument shows as undefined.
  const silent = lines.filter((line) => /: (ask|log|option|refused)\.|undefined|\[object|: \.?$/.test(line))
  expect([...new Set(silent)]).toEqual([])
})

test('a payment says what it is for, and where more may be paid', () => {
  load(champions)
  const asks = (card: string, ability: number, more: number) =>
    languages.map((language) =>
      plain(
        say('champions', { key: 'ask.pay', args: { card, cost: 1, ability, more } }, language),
      ).replaceAll(/[\u00a0\u202f]/g, ' '),
    )
  expect(asks('for-justice', 0, 0)).toEqual(['Pay 1 for For Justice!', 'Payez 1 pour « Pour la Justice ! ».'])
  expect(asks('energy-channel', 1, 1)).toEqual([
    'Pay 1 or more for an ability of Energy Channel.',
    'Payez 1 ou plus pour une capacité d’Énergie Canalisée.',
  ])
})

test('the log names abilities: one’s own by its title, and nobody uses a forced one', () => {
  load(champions)
  const used = (fields: Readonly<Record<string, string | boolean | { en: string; fr: string }>>) =>
    languages.map((language) =>
      plain(
        say('champions', { key: 'log.use', args: { seat: 0, who: 'she-hulk', ...fields } }, language),
      ).replaceAll(/[\u00a0\u202f]/g, ' '),
    )
  expect(used({ thing: 'ultron-1', forced: true })).toEqual([
    'Ultron’s ability resolves.',
    'La capacité d’Ultron s’applique.',
  ])
  const title = { en: 'Do You Even Lift?', fr: 'Tu fais de la muscu ?' }
  expect(used({ thing: 'she-hulk', forced: false, title })).toEqual([
    'She-Hulk uses “Do You Even Lift?”.',
    'Miss Hulk utilise « Tu fais de la muscu ? ».',
  ])
  expect(used({ thing: 'tac-team', forced: false })).toEqual([
    'She-Hulk uses Tac Team.',
    'Miss Hulk utilise Équipe Tactique.',
  ])
})

test('an attack that did nothing is told with its sum', () => {
  load(champions)
  const line = (how: string, n: number) => ({ how, n, source: 0 })
  const ledger = [line('base', 2), line('add', 1), line('subtract', 3)]
  const told = (language: 'en' | 'fr', sum: readonly object[]) =>
    plain(
      say('champions', { key: 'log.unharmed', args: { to: 'spider-man', ledger: sum } } as never, language),
    )
  expect(told('en', ledger)).toBe('Spider-Man takes no damage (2 + 1 − 3 = 0).')
  expect(told('fr', ledger)).toBe('Spider-Man ne subit aucun dégât (2 + 1 − 3 = 0).')
  expect(told('en', [line('base', 0)])).toBe('Spider-Man takes no damage.')
})

test('French defeats a minion and foils a scheme', () => {
  load(champions)
  const told = (wasFace: string, wasScheme: boolean) =>
    plain(
      say(
        'champions',
        {
          kind: 'defeat',
          depth: 0,
          source: 0,
          audience: 1,
          codes: [],
          fields: { thing: 1, wasFace, wasScheme },
        },
        'fr',
      ),
    ).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(told('hydra-bomber', false)).toBe('Poseur de Bombe d’Hydra est vaincu.')
  expect(told('bomb-scare', true)).toBe('Alerte à la Bombe est déjouée.')
})

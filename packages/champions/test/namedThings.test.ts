import { champions } from '@quadriga/champions'
import { describe as say, describeDefinition, type Game, load, plain } from '@quadriga/kernel'
import { bind, choose, exists, seq, the } from '@quadriga/kernel/author'
import { expect, test } from 'vitest'
import { action, event } from '../src/build/index.ts'
import { allies, heal, minions, ready } from '../src/ops/index.ts'

const printed = { code: '', copies: 0, set: 'fixture', aspect: 'basic', cost: 0, resources: [] } as const
const fixture = event('second-breath', {
  ...printed,
  names: { en: 'Second Breath', fr: 'Nouveau Souffle' },
  ability: action(seq(bind('ally', choose(allies)), ready(the('ally')), heal(1, the('ally'))), {
    only: exists(minions),
  }),
})
const game: Game = { ...champions, content: [...champions.content, fixture] }

test('what a text chose and named keeps its gender in the sentences after it, and "each" is not what there is', () => {
  const { id } = load(game).game
  const text = (language: 'en' | 'fr') =>
    describeDefinition(id, 'second-breath', language).map(plain).join(' ')
  expect(text('fr')).toContain('redressez-le')
  expect(text('fr')).toContain('s’il y a un sbire')
  expect(text('en')).toContain('If there is a minion')
})

test('a part of a text that is said on its own names what the text chose before', () => {
  const loaded = load(game)
  const program = loaded.programs.get('second-breath/0')
  const node = program?.nodes.findIndex(({ op }) => op.name === 'ready') ?? -1
  const part = (language: 'en' | 'fr') =>
    plain(say(loaded.game.id, { program: 'second-breath/0', node }, language))
  expect(part('en')).toBe('Ready the ally.')
  expect(part('fr')).toBe('Redressez l’allié.')
})

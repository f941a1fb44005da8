import { modes, type Setup, villains } from '@quadriga/villainous'
import { describe, type Json, type Language } from '@quadriga/kernel'
import { plain } from '@quadriga/kernel/text'
import type { Catalogue, Preset, SetupSection } from '../../model/setup/catalogue.ts'

const words = {
  en: {
    omnipotent: 'Omnipotent: no Crises',
    implacable: 'Implacable: one Crisis at a time',
    immortal: 'Immortal: any number of Crises',
    goals: 'How each one wins',
    against: ' against ',
    colon: ':',
  },
  fr: {
    omnipotent: 'Omnipotent\u00a0: aucune Crise',
    implacable: 'Implacable\u00a0: une Crise à la fois',
    immortal: 'Immortel\u00a0: autant de Crises qu’il en vient',
    goals: 'Comment chacun gagne',
    against: ' contre ',
    colon: '\u00a0:',
  },
} as const

function nameOf(id: string, language: Language): string {
  return villains.find((villain) => villain.id === id)?.names[language] ?? id
}

const tables: readonly (readonly string[])[] = [
  ['taskmaster', 'ultron'],
  ['hela', 'thanos'],
  ['killmonger', 'ultron', 'hela'],
  ['thanos', 'hela', 'taskmaster', 'ultron'],
]

/** The simplest game first: no Crises; the modes are told apart in the details. */
function presets(language: Language): Preset[] {
  return tables.map((ids, n) => ({
    id: ids.join('-'),
    name: presentTitle({ villains: ids, mode: 'omnipotent' }, language),
    setup: { villains: ids, mode: n === 0 ? 'omnipotent' : 'implacable' },
    seats: ids.length,
    faces: ids,
  }))
}

/** The villain guide's own measure: how much a villain asks of a player. */
const complexity: Readonly<Record<string, number>> = {
  taskmaster: 1,
  ultron: 2,
  hela: 3,
  killmonger: 4,
  thanos: 5,
}

/** The easy ones first: a first set-up begins with them. */
function byComplexity(a: { readonly id: string }, b: { readonly id: string }): number {
  return (complexity[a.id] ?? 0) - (complexity[b.id] ?? 0)
}

/** Everything that can be chosen for a game of Marvel Villainous. */
export function presentCatalogue(language: Language): Catalogue {
  return {
    game: 'villainous',
    name: 'Marvel Villainous',
    seats: { min: 2, max: 4 },
    presets: presets(language),
    heroes: villains.toSorted(byComplexity).map(({ id, names }) => {
      return { id, name: names[language], face: id, complexity: complexity[id] ?? 0, decks: [] }
    }),
    scenarios: [],
    modularSets: [],
    difficulties: modes.map((id) => ({ id, name: words[language][id], face: '' })),
    modes: [],
  }
}

/** Who sits there, and what each one must reach. */
export function presentSections(given: Json, language: Language): SetupSection[] {
  const { villains: ids } = given as unknown as Setup
  return [
    {
      id: 'players',
      title: words[language].goals,
      items: ids.map((id) => ({ face: id, name: goalOf(id, language), n: 1 })),
    },
  ]
}

function goalOf(id: string, language: Language): string {
  const goal = plain(describe('villainous', { program: `${id}/objective`, node: 0 }, language))
  return `${nameOf(id, language)}${words[language].colon} ${goal}`
}

/** What a game is called in lists. */
export function presentTitle(given: Json, language: Language): string {
  const { villains: ids } = given as unknown as Setup
  return ids.map((id) => nameOf(id, language)).join(words[language].against)
}

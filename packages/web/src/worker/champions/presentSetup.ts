import {
  type CardDefinition,
  type ChampionsSetup,
  difficulties,
  expertSet,
  heroDecks,
  modularSets,
  playedDeck,
  scenarios,
  standardSet,
  starterDecks,
} from '@quadriga/champions'
import { type Json, type Language, loadedGame } from '@quadriga/kernel'
import type { Catalogue, HeroEntry, Preset, SetupSection } from '../../model/setup/catalogue.ts'
import { familyName } from './kindNames.ts'
import { stageOf } from './presentFace.ts'

type Counts = Readonly<Record<string, number>>

function nameOf(code: string, language: Language): string {
  return loadedGame('champions').definitions.get(code)?.names[language] ?? code
}

const words = {
  en: {
    standard: 'Standard',
    expert: 'Expert',
    first: 'First game\u00a0· Spider-Man against Rhino',
    pair: 'Two heroes against Rhino',
    hard: 'Iron Man against Ultron',
    villain: 'Villain',
    schemes: 'Main scheme',
    encounter: 'Encounter deck',
    players: 'Heroes',
    aside: 'Set aside',
    random: 'a random set, unseen',
    against: (heroes: string, villain: string) => `${heroes} against ${villain}`,
  },
  fr: {
    standard: 'Standard',
    expert: 'Expert',
    first: 'Première partie\u00a0· Spider-Man contre Rhino',
    pair: 'Deux héros contre Rhino',
    hard: 'Iron Man contre Ultron',
    villain: 'Méchant',
    schemes: 'Manigance principale',
    encounter: 'Deck Rencontre',
    players: 'Héros',
    aside: 'Mis de côté',
    random: 'un set au hasard, caché',
    against: (heroes: string, villain: string) => `${heroes} contre ${villain}`,
  },
} as const

function presets(language: Language): Preset[] {
  const w = words[language]
  const preset = (id: string, name: string, heroes: readonly string[], scenario: string): Preset => {
    const setup = { heroes, scenario, difficulty: 'standard' }
    return { id, name, setup, seats: heroes.length, faces: [...heroes, `${scenario}-1`] }
  }
  return [
    preset('first', w.first, ['spider-man'], 'rhino'),
    preset('pair', w.pair, ['captain-marvel', 'she-hulk'], 'rhino'),
    preset('hard', w.hard, ['iron-man'], 'ultron'),
  ]
}

function heroes(language: Language): HeroEntry[] {
  const ids = [...new Set(starterDecks.map(({ hero }) => hero))]
  return ids.map((id) => ({
    id,
    name: nameOf(id, language),
    face: id,
    complexity: 0,
    decks: starterDecks
      .filter(({ hero }) => hero === id)
      .toSorted((a, b) => Number(b.id === heroDecks[id]) - Number(a.id === heroDecks[id]))
      .map(({ id: deck, names, aspect }) => ({
        id: deck,
        name: names[language],
        face: id,
        family: aspect,
        familyName: familyName(aspect, language),
      })),
  }))
}

/** A modular set is called like one of its cards. */
function eponymOf(id: string): string {
  const cards = Object.keys(modularSets[id] ?? {})
  return cards.find((card) => card === id || card === `the-${id}`) ?? cards[0] ?? id
}

/** Everything that can be chosen for a game of Champions. */
export function presentCatalogue(language: Language): Catalogue {
  const w = words[language]
  return {
    game: 'champions',
    name: 'Marvel Champions',
    seats: { min: 1, max: 4 },
    presets: presets(language),
    heroes: heroes(language),
    scenarios: Object.entries(scenarios).map(([id, { names, stages, recommended }]) => {
      return { id, name: names[language], face: stages.standard[0] ?? '', recommended }
    }),
    modularSets: Object.keys(modularSets).map((id) => ({
      id,
      name: nameOf(eponymOf(id), language),
      face: eponymOf(id),
    })),
    difficulties: difficulties.map((id) => ({ id, name: w[id], face: '' })),
    modes: [],
  }
}

function items(counts: Counts, language: Language): SetupSection['items'] {
  return Object.entries(counts).map(([face, n]) => ({ face, name: nameOf(face, language), n }))
}

/** Cards of which only one stage lies on the table at a time: "Rhino I", "Rhino II". */
function staged(codes: readonly string[], language: Language): SetupSection['items'] {
  return codes.map((face) => {
    const card = loadedGame('champions').definitions.get(face) as CardDefinition | undefined
    const stage = card === undefined ? '' : stageOf(card)
    return { face, name: [nameOf(face, language), stage].filter((one) => one !== '').join(' '), n: 1 }
  })
}

const once = (codes: readonly string[]): Counts => Object.fromEntries(codes.map((code) => [code, 1]))

/** What will lie on the table, section by section. */
export function presentSections(given: Json, language: Language): SetupSection[] {
  const w = words[language]
  const setup = given as unknown as ChampionsSetup
  const scenario = scenarios[setup.scenario]
  if (scenario === undefined) return []
  const isExpert = setup.difficulty === 'expert'
  const modular = setup.modular ?? [scenario.recommended]
  const sets: Counts[] = [scenario.cards, standardSet, ...(isExpert ? [expertSet] : [])]
  const drawn = modular.filter((id) => modularSets[id] === undefined).length
  const named = modular.map((id): Counts => modularSets[id] ?? {})
  const encounter = [...sets, ...named].flatMap((one) => items(one, language))
  const unseen = drawn === 0 ? [] : [{ face: '', name: w.random, n: drawn }]
  const aside = setup.heroes.flatMap((hero, seat) => {
    const deck = playedDeck(setup.decks?.[seat] ?? heroDecks[hero])
    return deck === undefined
      ? []
      : [...items(once([deck.obligation]), language), ...items(deck.nemesis, language)]
  })
  return [
    {
      id: 'villain',
      title: w.villain,
      items: staged(scenario.stages[setup.difficulty ?? 'standard'], language),
    },
    { id: 'schemes', title: w.schemes, items: staged(scenario.schemes, language) },
    { id: 'players', title: w.players, items: items(once(setup.heroes), language) },
    { id: 'encounter', title: w.encounter, items: [...encounter, ...unseen] },
    { id: 'aside', title: w.aside, items: aside },
  ]
}

/** What a game is called in lists: "Spider-Man, She-Hulk against Rhino". */
export function presentTitle(given: Json, language: Language): string {
  const { heroes: ids, scenario } = given as unknown as ChampionsSetup
  const names = ids.map((id) => nameOf(id, language)).join(', ')
  return words[language].against(names, scenarios[scenario]?.names[language] ?? scenario)
}

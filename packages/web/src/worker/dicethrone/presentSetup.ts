import { heroes, modeFor, modes, seatsByMode, type Setup } from '@quadriga/dicethrone'
import type { Json, Language } from '@quadriga/kernel'
import type { Catalogue, Preset, SetupSection } from '../../model/setup/catalogue.ts'

const words = {
  en: {
    duel: 'Duel',
    team: 'Two against two',
    king: 'King of the Hill',
    first: (a: string, b: string) => `${a} against ${b}`,
    heroes: 'Heroes',
    against: ' against ',
  },
  fr: {
    duel: 'Duel',
    team: 'Deux contre deux',
    king: 'Roi de la Montagne',
    first: (a: string, b: string) => `${a} contre ${b}`,
    heroes: 'Héros',
    against: ' contre ',
  },
} as const

function nameOf(id: string, language: Language): string {
  return heroes.find((hero) => hero.id === id)?.names[language] ?? id
}

const pairs: readonly (readonly [string, string])[] = [
  ['barbarian', 'paladin'],
  ['gunslinger', 'shadow_thief'],
  ['pyromancer', 'vampire_lord'],
]

/** In turn order: the first and the third play together against the others. */
const foursome: readonly string[] = ['barbarian', 'paladin', 'moon_elf', 'pyromancer']

/** Partners sit opposite each other. */
const teamOf = (seat: number): number => seat % 2

function presets(language: Language): Preset[] {
  const known = (id: string): boolean => heroes.some((hero) => hero.id === id)
  const duels: Preset[] = pairs
    .filter(([a, b]) => known(a) && known(b))
    .map(([a, b]) => ({
      id: `${a}-${b}`,
      name: words[language].first(nameOf(a, language), nameOf(b, language)),
      setup: { heroes: [a, b] },
      seats: 2,
      faces: [a, b],
    }))
  const four = foursome.filter(known)
  if (four.length < foursome.length) return duels
  const team: Preset = {
    id: 'team',
    name: `${words[language].team}\u00a0· ${presentTitle({ heroes: four }, language)}`,
    setup: { heroes: four },
    seats: four.length,
    faces: [0, 1].flatMap((side) => four.filter((_, seat) => teamOf(seat) === side)),
  }
  return [...duels, team]
}

/** Everything that can be chosen for a game of Dice Throne. */
export function presentCatalogue(language: Language): Catalogue {
  return {
    game: 'dicethrone',
    name: 'Dice Throne',
    seats: { min: 2, max: 4 },
    presets: presets(language),
    heroes: heroes.map(({ id, names, complexity }) => {
      return { id, name: names[language], face: id, complexity, decks: [] }
    }),
    scenarios: [],
    modularSets: [],
    difficulties: [],
    modes: modes.map((id) => ({
      id,
      name: words[language][id],
      face: '',
      seats: seatsByMode[id],
      teams: id === 'team' ? Array.from({ length: seatsByMode[id] }, (_, seat) => teamOf(seat)) : [],
    })),
  }
}

/** What will lie on the table: each hero with its deck. */
export function presentSections(given: Json, language: Language): SetupSection[] {
  const { heroes: ids } = given as unknown as Setup
  return [
    {
      id: 'players',
      title: words[language].heroes,
      items: ids.map((id) => ({ face: id, name: nameOf(id, language), n: 1 })),
    },
  ]
}

/** What a game is called in lists. */
export function presentTitle(given: Json, language: Language): string {
  const { heroes: ids, mode = modeFor(ids.length) } = given as unknown as Setup
  const names = ids.map((id) => nameOf(id, language))
  if (mode !== 'team') return names.join(words[language].against)
  const side = (first: number) => names.filter((_, seat) => teamOf(seat) === first).join(', ')
  return `${side(0)}${words[language].against}${side(1)}`
}

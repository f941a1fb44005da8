import { allHeroes, boxes, missionIn, missions, ownMission, type Setup } from '@quadriga/zombies'
import { type Json, type Language, loadedGame } from '@quadriga/kernel'
import type { Catalogue, Preset, SetupSection } from '../../model/setup/catalogue.ts'
import { levelName } from './roomNames.ts'

const words = {
  en: {
    first: 'First mission with four heroes',
    second: 'Breaking In with four heroes',
    six: 'Hitting the Road with all six heroes',
    zombies: 'Secret Exit with four Zombie Heroes',
    zombieMode: 'Zombie Mode',
    zombieHeroes: 'Zombie Heroes',
    harder: 'harder',
    mission: 'Mission',
    heroes: 'Heroes',
    tiles: 'Tiles',
    ownMission: 'mission corrected',
    ownTiles: (ids: string) => `own tiles: ${ids}`,
    own: (name: string) => `${name} (own)`,
    minutes: (n: number) => `${n} min`,
    difficulty: { easy: 'easy', medium: 'medium', hard: 'hard' },
  },
  fr: {
    first: 'Première mission à quatre héros',
    second: 'Entrée par effraction à quatre héros',
    six: 'Prendre la route à six héros',
    zombies: 'Sortie secrète à quatre Héros Zombies',
    zombieMode: 'Mode Zombie',
    zombieHeroes: 'Héros Zombies',
    harder: 'plus difficile',
    mission: 'Mission',
    heroes: 'Super-Héros',
    tiles: 'Dalles',
    ownMission: 'mission corrigée',
    ownTiles: (ids: string) => `dalles personnelles\u00a0: ${ids}`,
    own: (name: string) => `${name} (personnelle)`,
    minutes: (n: number) => `${n}\u00a0min`,
    difficulty: { easy: 'facile', medium: 'moyenne', hard: 'difficile' },
  },
} as const

function nameOf(code: string, language: Language, setup: Json = {}): string {
  return loadedGame({ game: 'zombies', setup }).definitions.get(code)?.names[language] ?? code
}

const team = ['storm', 'wolverine', 'rogue', 'colossus'] as const
const pack = ['z-psylocke', 'z-juggernaut', 'z-dark-phoenix', 'z-sabretooth'] as const
const everybody = ['storm', 'wolverine', 'magneto', 'rogue', 'colossus', 'mystique'] as const

function presets(language: Language): Preset[] {
  const w = words[language]
  const preset = (id: string, name: string, chosen: readonly string[], mission: string): Preset => ({
    id,
    name,
    setup: { mission, heroes: [...chosen] },
    seats: chosen.length,
    faces: [...chosen],
  })
  return [
    preset('first', w.first, team, 'MH0'),
    preset('second', w.second, team, 'MH1'),
    preset('six', w.six, everybody, 'MH2'),
    preset('zombies', w.zombies, pack, 'MZ1'),
  ]
}

/** How many heroes the missions are made for at least. */
const USUAL = 4

/** Everything that can be chosen for a mission. */
export function presentCatalogue(language: Language): Catalogue {
  const w = words[language]
  return {
    game: 'zombies',
    name: 'Marvel Zombies',
    seats: { min: 1, max: boxes.heroic.heroes.length, usual: USUAL },
    presets: presets(language),
    heroes: allHeroes.map(({ id, names, mode }) => ({
      id,
      name: names[language],
      face: id,
      complexity: 0,
      decks: [],
      side: mode,
    })),
    scenarios: missions.map(({ id, names, difficulty, minutes, mode }) => ({
      id,
      name: `${id} · ${names[language]}`,
      note: [...(mode === 'zombie' ? [w.zombieMode] : []), w.difficulty[difficulty], w.minutes(minutes)].join(
        ', ',
      ),
      side: mode,
      face: id,
      recommended: '',
    })),
    modularSets: [],
    difficulties: [],
    modes: Array.from({ length: USUAL - 1 }, (_, n) => ({
      id: `team-${n + 1}`,
      name: w.harder,
      face: '',
      seats: n + 1,
      teams: [],
    })),
  }
}

/** What will lie on the table: the mission, its tiles by floor, and the team. */
export function presentSections(given: Json, language: Language): SetupSection[] {
  const w = words[language]
  const setup = given as unknown as Setup
  const mission = missionIn(setup)
  const drawn = drawnTiles(setup)
  const floors = mission.board.floors.map(({ level, grid }) => ({
    id: `tiles.${level}`,
    title: `${w.tiles} · ${levelName(level, language)}`,
    items: grid
      .flat()
      .filter((id) => id !== '')
      .map((id) => {
        const name = `${id} ${nameOf(id, language, given)}`
        return { face: id, name: drawn.includes(id) ? w.own(name) : name, n: 1 }
      }),
  }))
  return [
    {
      id: 'mission',
      title: w.mission,
      items: [{ face: mission.id, name: mission.names[language], n: 1 }],
    },
    {
      id: 'players',
      title: mission.mode === 'zombie' ? w.zombieHeroes : w.heroes,
      items: setup.heroes.map((id) => ({ face: id, name: nameOf(id, language), n: 1 })),
    },
    ...floors,
  ]
}

/** What a game is called in lists, with what was made for it and is not of the box. */
export function presentTitle(given: Json, language: Language): string {
  const w = words[language]
  const setup = given as unknown as Setup
  const { mission, heroes: ids, own } = setup
  const drawn = drawnTiles(setup)
  const isCorrected = mission !== ownMission && Object.hasOwn((own ?? {}) as object, 'mission')
  return [
    nameOf(mission, language, given),
    ids.map((id) => nameOf(id, language)).join(', '),
    ...(isCorrected ? [w.ownMission] : []),
    ...(drawn.length > 0 ? [w.ownTiles(drawn.join(', '))] : []),
  ].join(' · ')
}

/** The tiles that a set-up carries. */
function drawnTiles({ own }: Setup): readonly string[] {
  const { tiles = [] } = (own ?? {}) as { readonly tiles?: readonly { readonly id: string }[] }
  return tiles.map(({ id }) => id).toSorted()
}

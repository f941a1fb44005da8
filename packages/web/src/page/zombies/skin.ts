import Biohazard from '~icons/game-icons/biohazard'
import Door from '~icons/game-icons/door'
import House from '~icons/game-icons/house'
import Helmet from '~icons/game-icons/crowned-skull'
import Help from '~icons/game-icons/uncertainty'
import Muscle from '~icons/game-icons/strong'
import Person from '~icons/game-icons/person'
import Scroll from '~icons/game-icons/tied-scroll'
import { missionGlyphs } from './missionGlyphs.ts'
import Target from '~icons/game-icons/human-target'
import type { GroundName } from '../art/grounds/index.ts'
import { type Plate, plates } from '../art/plate.ts'
import type { Glyph, Skin } from '../art/skin.ts'
import type { Face } from '../../model/table/face.ts'
import { enemyKinds } from '../../model/zombies/board.ts'
import { enemyGlyph, heroGlyphs, tokenGlyphs } from './glyphs.ts'

const byKind: Readonly<Record<string, Glyph>> = {
  attack: Target,
  skill: Muscle,
  trait: Muscle,
  citizen: Person,
  zombieHero: Helmet,
  spawn: Biohazard,
  event: Scroll,
  secret: Scroll,
  tile: House,
  zone: House,
  door: Door,
  window: Door,
}

/** The attack and the Skills of a hero wear the hero's sign where they have none of their own. */
const owners: Readonly<Record<string, string>> = {
  lightning: 'storm',
  'adamantium-claws': 'wolverine',
  shrapnel: 'magneto',
  'power-blows': 'rogue',
  'steel-fists': 'colossus',
  'twin-pistols': 'mystique',
  'psionic-blade': 'z-psylocke',
  steamroller: 'z-juggernaut',
  'psychic-lightning': 'z-dark-phoenix',
  'optic-blast': 'z-cyclops',
  'ice-blast': 'z-iceman',
  'savage-claws': 'z-sabretooth',
}

function glyphOf({ kind, code }: Face): Glyph {
  const hero = heroGlyphs[owners[code] ?? code]
  if (hero !== undefined) return hero
  if (kind === 'zombieHero' || kind === 'superHero') return enemyGlyph(kind, code)
  if (kind === 'enemy') return enemyGlyph(enemyKinds.find((one) => one === code) ?? 'walker', code)
  if (kind === 'mission') return missionGlyphs[code] ?? Scroll
  if (kind === 'objective') return tokenGlyphs.objective ?? Help
  return byKind[kind] ?? Help
}

const stencil: Plate = { vivid: '#C3E137', ink: '#5E7A00', tint: '#1D210C', second: '#EAE6D0' }

const platesByKind: Readonly<Record<string, Plate>> = {
  enemy: plates.ash,
  zombieHero: { vivid: '#FF6A5A', ink: '#B3261A', tint: '#3A0B06', second: '#EAE6D0' },
  superHero: { vivid: '#FFD45A', ink: '#8A6200', tint: '#2E2206', second: '#EAE6D0' },
  trait: { vivid: '#C9B6FF', ink: '#6A4FBF', tint: '#1D1433', second: '#EAE6D0' },
  citizen: { vivid: '#DCEBFF', ink: '#2B5C9E', tint: '#0C1D33', second: '#7FD4F2' },
}

const heroPlates: Readonly<Record<string, Plate>> = {
  storm: plates.frost,
  wolverine: plates.justice,
  magneto: plates.royal,
  rogue: plates.protection,
  colossus: plates.ash,
  mystique: plates.leadership,
  'z-psylocke': plates.royal,
  'z-juggernaut': plates.justice,
  'z-dark-phoenix': plates.flame,
  'z-cyclops': plates.aggression,
  'z-iceman': plates.frost,
  'z-sabretooth': plates.gold,
}

const grounds: Readonly<Record<string, GroundName>> = { mission: 'blueprint', spawn: 'torn', enemy: 'torn' }

/** Marvel Zombies: a quarantine notice, stencilled. */
export const zombiesSkin: Skin = {
  technique: 'stencil',
  glyphOf,
  plateOf: ({ kind, code }) => heroPlates[owners[code] ?? code] ?? platesByKind[kind] ?? stencil,
  groundOf: ({ kind }) => grounds[kind] ?? 'contours',
  patternOf: () => 'plain',
  symbol: () => null,
}

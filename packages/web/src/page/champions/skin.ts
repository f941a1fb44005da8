import Fist from '~icons/game-icons/fist'
import Help from '~icons/game-icons/uncertainty'
import Lightning from '~icons/game-icons/power-lightning'
import Brain from '~icons/game-icons/brain'
import Star from '~icons/game-icons/flat-star'
import type { GroundName } from '../art/grounds/index.ts'
import { type Plate, plates } from '../art/plate.ts'
import type { FamilyPattern, Glyph, Skin } from '../art/skin.ts'
import type { Face } from '../../model/table/face.ts'
import { encounterGlyphs } from './glyphs/encounters.ts'
import { playerGlyphs } from './glyphs/players.ts'
import { signatureOf } from './signatures.ts'

const groundByKind: Readonly<Record<string, GroundName>> = {
  hero: 'burst',
  'alter-ego': 'skyline',
  ally: 'burst',
  event: 'speedLines',
  upgrade: 'blueprint',
  support: 'skyline',
  resource: 'waves',
  villain: 'spotlight',
  'main-scheme': 'contours',
  'side-scheme': 'contours',
  minion: 'shards',
  treachery: 'torn',
  attachment: 'hexChain',
  environment: 'skyline',
  obligation: 'diary',
}

const patternByFamily: Readonly<Record<string, FamilyPattern>> = {
  aggression: 'slashes',
  justice: 'grid',
  leadership: 'chevrons',
  protection: 'scales',
  basic: 'dots',
  encounter: 'shards',
}

const symbols: Readonly<Record<string, Glyph>> = {
  energy: Lightning,
  mental: Brain,
  physical: Fist,
  wild: Star,
}

function plateOf({ family, set }: Face): Plate {
  return signatureOf(set)?.plate ?? (plates as Readonly<Record<string, Plate>>)[family] ?? plates.basic
}

/** Marvel Champions: an offset-printed comic. */
export const championsSkin: Skin = {
  technique: 'comic',
  glyphOf: ({ code }) => playerGlyphs[code] ?? encounterGlyphs[code] ?? Help,
  plateOf,
  groundOf: ({ kind }) => groundByKind[kind] ?? 'burst',
  patternOf: ({ family }) => patternByFamily[family] ?? 'plain',
  symbol: (name) => symbols[name] ?? null,
}

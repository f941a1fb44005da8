import Help from '~icons/game-icons/uncertainty'
import type { GroundName } from '../art/grounds/index.ts'
import type { Plate } from '../art/plate.ts'
import type { Glyph, Skin } from '../art/skin.ts'
import type { Face } from '../../model/table/face.ts'
import { actionGlyphs } from './glyphs/actions.ts'
import { fateCardGlyphs } from './glyphs/fateCards.ts'
import { placeGlyphs } from './glyphs/places.ts'
import { villainCardGlyphs } from './glyphs/villainCards.ts'
import { villainGlyphs } from './glyphs/villains.ts'
import { crisisPlate, fatePlate, signatureOf } from './signatures.ts'
import { stonePlate } from './stones.ts'

const groundByKind: Readonly<Record<string, GroundName>> = {
  villain: 'fan',
  ally: 'fan',
  item: 'lozenges',
  event: 'chevrons',
  specialty: 'medal',
  tile: 'medal',
  hero: 'columns',
  rival: 'columns',
  crisis: 'searchlights',
  location: 'searchlights',
  stone: 'lozenges',
  token: 'medal',
}

function glyphOf({ code }: Pick<Face, 'code'>): Glyph {
  return villainGlyphs[code] ?? villainCardGlyphs[code] ?? fateCardGlyphs[code] ?? placeGlyphs[code] ?? Help
}

function plateOf({ code, kind, use, family }: Face): Plate {
  if (kind === 'crisis') return crisisPlate
  if (kind === 'stone') return stonePlate(code)
  return use === 'fate' ? fatePlate : signatureOf(family).plate
}

/** Marvel Villainous: an opera poster between the wars. */
export const villainousSkin: Skin = {
  technique: 'poster',
  glyphOf,
  plateOf,
  groundOf: ({ kind }) => groundByKind[kind] ?? 'fan',
  patternOf: () => 'plain',
  symbol: (name) => actionGlyphs[name] ?? null,
}

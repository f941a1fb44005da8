import Help from '~icons/game-icons/uncertainty'
import type { GroundName } from '../art/grounds/index.ts'
import type { Glyph, Skin } from '../art/skin.ts'
import type { Face } from '../../model/table/face.ts'
import { companionGlyphs } from './glyphs/companions.ts'
import { heroCardGlyphs } from './glyphs/heroCards.ts'
import { heroGlyphs } from './glyphs/heroes.ts'
import { sharedCardGlyphs } from './glyphs/sharedCards.ts'
import { statusGlyphs } from './glyphs/statuses.ts'
import { symbolGlyphs } from './glyphs/symbols.ts'
import { useGlyphs } from './glyphs/uses.ts'
import { signatureOf } from './signatures.ts'

const groundByKind: Readonly<Record<string, GroundName>> = {
  hero: 'flutes',
  ability: 'rosette',
  upgrade: 'rosette',
  card: 'rosette',
  status: 'waves',
  companion: 'burst',
}

/** The other side of a companion, and a later build of it, wear the same sign. */
function ownGlyph(code: string): Glyph | undefined {
  const sign = companionGlyphs[code.replace('_advanced', '')]
  return statusGlyphs[code] ?? sharedCardGlyphs[code] ?? heroCardGlyphs[code] ?? sign
}

function glyphOf({ kind, code, family, tiers, use }: Face): Glyph {
  if (kind === 'hero') return heroGlyphs[code] ?? Help
  const own = ownGlyph(code)
  if (own !== undefined) return own
  const symbol = tiers[0]?.symbols[0]
  if (use !== 'ultimate' && symbol !== undefined) return symbolGlyphs[symbol] ?? Help
  return useGlyphs[use] ?? heroGlyphs[family] ?? Help
}

/** Dice Throne: an engraved tournament chapbook. */
export const diceThroneSkin: Skin = {
  technique: 'chapbook',
  glyphOf,
  plateOf: ({ family }) => signatureOf(family).plate,
  groundOf: ({ kind }) => groundByKind[kind] ?? 'rosette',
  patternOf: () => 'plain',
  symbol: (name) => symbolGlyphs[name] ?? null,
}

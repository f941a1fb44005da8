import type { ComponentType, SVGProps } from 'react'
import type { Face } from '../../model/table/face.ts'
import type { GroundName } from './grounds/index.ts'
import type { Plate } from './plate.ts'

/** A silhouette that takes the colour of its surroundings. */
export type Glyph = ComponentType<SVGProps<SVGSVGElement>>

/**
 * Offset comic for Champions, engraved chapbook for Dice Throne, opera poster for Villainous, stencil for Zombies; the style
 * sheets read it.
 */
export type Technique = 'comic' | 'chapbook' | 'poster' | 'stencil'

/** How one game is printed: its technique, and what stands in its pictures. */
export interface Skin {
  readonly technique: Technique
  readonly glyphOf: (face: Face) => Glyph
  readonly plateOf: (face: Face) => Plate
  readonly groundOf: (face: Face) => GroundName
  /** The pattern that marks a family besides its colour. */
  readonly patternOf: (face: Face) => FamilyPattern
  /** A picture in a text, by the name the game gives it. */
  readonly symbol: (name: string) => Glyph | null
}

export const familyPatterns = ['slashes', 'grid', 'chevrons', 'scales', 'dots', 'shards', 'plain'] as const
/** No family is told by colour alone: each has a pattern of its own. */
export type FamilyPattern = (typeof familyPatterns)[number]

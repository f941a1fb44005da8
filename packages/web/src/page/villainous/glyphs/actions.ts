import type { Glyph } from '../../art/skin.ts'
import CardPlay from '~icons/game-icons/card-play'
import Cog from '~icons/game-icons/cog'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import CutDiamond from '~icons/game-icons/cut-diamond'
import DramaMasks from '~icons/game-icons/drama-masks'
import Move from '~icons/game-icons/move'
import TrashCan from '~icons/game-icons/trash-can'

/** The symbols of locations, and pictures of the table. */
export const actionGlyphs: Readonly<Record<string, Glyph>> = {
  'gain-power': CutDiamond,
  'play-card': CardPlay,
  activate: Cog,
  relocate: Move,
  vanquish: CrossedSwords,
  fate: DramaMasks,
  discard: TrashCan,
}

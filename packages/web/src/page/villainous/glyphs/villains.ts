import type { Glyph } from '../../art/skin.ts'
import Gauntlet from '~icons/game-icons/gauntlet'
import QueenCrown from '~icons/game-icons/queen-crown'
import RobotGolem from '~icons/game-icons/robot-golem'
import SkullMask from '~icons/game-icons/skull-mask'
import TribalMask from '~icons/game-icons/tribal-mask'

/** What stands for each villain, on medals and as the figure. */
export const villainGlyphs: Readonly<Record<string, Glyph>> = {
  thanos: Gauntlet,
  hela: QueenCrown,
  killmonger: TribalMask,
  ultron: RobotGolem,
  taskmaster: SkullMask,
}

import type { Glyph } from '../../art/skin.ts'
import BoltBomb from '~icons/game-icons/bolt-bomb'
import ClawSlashes from '~icons/game-icons/claw-slashes'
import RobotHelmet from '~icons/game-icons/robot-helmet'
import SaberToothedCatHead from '~icons/game-icons/saber-toothed-cat-head'
import SpiderBot from '~icons/game-icons/spider-bot'
import Sprout from '~icons/game-icons/sprout'
import TreeGrowth from '~icons/game-icons/tree-growth'
import WillowTree from '~icons/game-icons/willow-tree'

/** What stands for each companion. */
export const companionGlyphs: Readonly<Record<string, Glyph>> = {
  'treant/seedling': Sprout,
  'treant/sapling': TreeGrowth,
  'treant/dryad': WillowTree,
  'huntress/nyra': SaberToothedCatHead,
  'huntress/nyra_downed': ClawSlashes,
  'artificer/nanobot': SpiderBot,
  'artificer/shock_bot': BoltBomb,
  'artificer/heal_bot': RobotHelmet,
}

import type { Glyph } from '../../art/skin.ts'
import AngelOutfit from '~icons/game-icons/angel-outfit'
import Barbarian from '~icons/game-icons/barbarian'
import ChessKing from '~icons/game-icons/chess-king'
import EvilTree from '~icons/game-icons/evil-tree'
import FireSilhouette from '~icons/game-icons/fire-silhouette'
import HoodedAssassin from '~icons/game-icons/hooded-assassin'
import MonkFace from '~icons/game-icons/monk-face'
import NinjaHead from '~icons/game-icons/ninja-head'
import PirateCaptain from '~icons/game-icons/pirate-captain'
import Revolver from '~icons/game-icons/revolver'
import RobotGolem from '~icons/game-icons/robot-golem'
import SaberToothedCatHead from '~icons/game-icons/saber-toothed-cat-head'
import SamuraiHelmet from '~icons/game-icons/samurai-helmet'
import VampireDracula from '~icons/game-icons/vampire-dracula'
import VisoredHelm from '~icons/game-icons/visored-helm'
import WomanElfFace from '~icons/game-icons/woman-elf-face'

/** What stands for each hero. */
export const heroGlyphs: Readonly<Record<string, Glyph>> = {
  gunslinger: Revolver,
  barbarian: Barbarian,
  paladin: VisoredHelm,
  cursed_pirate: PirateCaptain,
  shadow_thief: HoodedAssassin,
  pyromancer: FireSilhouette,
  vampire_lord: VampireDracula,
  moon_elf: WomanElfFace,
  monk: MonkFace,
  ninja: NinjaHead,
  treant: EvilTree,
  seraph: AngelOutfit,
  samurai: SamuraiHelmet,
  tactician: ChessKing,
  huntress: SaberToothedCatHead,
  artificer: RobotGolem,
}

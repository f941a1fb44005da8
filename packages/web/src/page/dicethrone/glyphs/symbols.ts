import type { Glyph } from '../../art/skin.ts'
import BirchTrees from '~icons/game-icons/birch-trees'
import BroadheadArrow from '~icons/game-icons/broadhead-arrow'
import Broadsword from '~icons/game-icons/broadsword'
import Bullets from '~icons/game-icons/bullets'
import Bullseye from '~icons/game-icons/bullseye'
import BurningMeteor from '~icons/game-icons/burning-meteor'
import BurningPassion from '~icons/game-icons/burning-passion'
import CardRandom from '~icons/game-icons/card-random'
import Claws from '~icons/game-icons/claws'
import Coins from '~icons/game-icons/coins'
import CrossMark from '~icons/game-icons/cross-mark'
import Drop from '~icons/game-icons/drop'
import Fairy from '~icons/game-icons/fairy'
import FeatheredWing from '~icons/game-icons/feathered-wing'
import Fire from '~icons/game-icons/fire'
import Fist from '~icons/game-icons/fist'
import Flame from '~icons/game-icons/flame'
import FlyingFlag from '~icons/game-icons/flying-flag'
import FocusedLightning from '~icons/game-icons/focused-lightning'
import Footprint from '~icons/game-icons/footprint'
import Gears from '~icons/game-icons/gears'
import GemPendant from '~icons/game-icons/gem-pendant'
import HealthNormal from '~icons/game-icons/health-normal'
import HighFive from '~icons/game-icons/high-five'
import Katana from '~icons/game-icons/katana'
import Lotus from '~icons/game-icons/lotus'
import Medal from '~icons/game-icons/medal'
import MoebiusStar from '~icons/game-icons/moebius-star'
import Moon from '~icons/game-icons/moon'
import NinjaMask from '~icons/game-icons/ninja-mask'
import OakLeaf from '~icons/game-icons/oak-leaf'
import PirateSkull from '~icons/game-icons/pirate-skull'
import PlainDagger from '~icons/game-icons/plain-dagger'
import Prayer from '~icons/game-icons/prayer'
import PunchBlast from '~icons/game-icons/punch-blast'
import SaberSlash from '~icons/game-icons/saber-slash'
import SaberToothedCatHead from '~icons/game-icons/saber-toothed-cat-head'
import SabersChoc from '~icons/game-icons/sabers-choc'
import SamuraiHelmet from '~icons/game-icons/samurai-helmet'
import SemiClosedEye from '~icons/game-icons/semi-closed-eye'
import ShadowFollower from '~icons/game-icons/shadow-follower'
import Shuriken from '~icons/game-icons/shuriken'
import Spears from '~icons/game-icons/spears'
import Sprint from '~icons/game-icons/sprint'
import Sunrise from '~icons/game-icons/sunrise'
import SwapBag from '~icons/game-icons/swap-bag'
import VisoredHelm from '~icons/game-icons/visored-helm'
import WingedSword from '~icons/game-icons/winged-sword'
import Wrench from '~icons/game-icons/wrench'
import YinYang from '~icons/game-icons/yin-yang'

/** The symbols on dice, by the name the rules give them. */
export const symbolGlyphs: Readonly<Record<string, Glyph>> = {
  bullet: Bullets,
  dash: Sprint,
  bullseye: Bullseye,
  cutlass: SabersChoc,
  booty: Coins,
  skull: PirateSkull,
  dagger: PlainDagger,
  bag: SwapBag,
  card: CardRandom,
  shadow: ShadowFollower,
  flame: Flame,
  blaze: Fire,
  fiery_soul: BurningPassion,
  meteor: BurningMeteor,
  claw: Claws,
  gaze: SemiClosedEye,
  droplet: Drop,
  spear: Spears,
  soul: MoebiusStar,
  nyra: SaberToothedCatHead,
  wrench: Wrench,
  gear: Gears,
  bolt: FocusedLightning,
  arrow: BroadheadArrow,
  foot: Footprint,
  moon: Moon,
  fist: Fist,
  palm: HighFive,
  chi_symbol: YinYang,
  lotus: Lotus,
  sword: Broadsword,
  life: HealthNormal,
  pow: PunchBlast,
  helmet: VisoredHelm,
  prayer: Prayer,
  ninjato: Katana,
  shuriken: Shuriken,
  mask: NinjaMask,
  branch: BirchTrees,
  leaf: OakLeaf,
  spirit: Fairy,
  blade: WingedSword,
  wing: FeatheredWing,
  cross: CrossMark,
  pendant: GemPendant,
  saber: SaberSlash,
  flag: FlyingFlag,
  medal: Medal,
  katana: Katana,
  kabuto: SamuraiHelmet,
  rising_sun: Sunrise,
}

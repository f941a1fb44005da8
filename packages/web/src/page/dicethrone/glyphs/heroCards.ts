import type { Glyph } from '../../art/skin.ts'
import Anchor from '~icons/game-icons/anchor'
import AngelOutfit from '~icons/game-icons/angel-outfit'
import ArrowFlights from '~icons/game-icons/arrow-flights'
import BackForth from '~icons/game-icons/back-forth'
import BigWave from '~icons/game-icons/big-wave'
import BirchTrees from '~icons/game-icons/birch-trees'
import BulletImpacts from '~icons/game-icons/bullet-impacts'
import Bullets from '~icons/game-icons/bullets'
import Bullseye from '~icons/game-icons/bullseye'
import Bunker from '~icons/game-icons/bunker'
import BurningMeteor from '~icons/game-icons/burning-meteor'
import BurningSkull from '~icons/game-icons/burning-skull'
import Card4Spades from '~icons/game-icons/card-4-spades'
import CardAceDiamonds from '~icons/game-icons/card-ace-diamonds'
import CardRandom from '~icons/game-icons/card-random'
import ChemicalTank from '~icons/game-icons/chemical-tank'
import ChessKing from '~icons/game-icons/chess-king'
import ClawSlashes from '~icons/game-icons/claw-slashes'
import Claws from '~icons/game-icons/claws'
import Coins from '~icons/game-icons/coins'
import CrenelCrown from '~icons/game-icons/crenel-crown'
import Dart from '~icons/game-icons/dart'
import DeathSkull from '~icons/game-icons/death-skull'
import Dodge from '~icons/game-icons/dodge'
import Drinking from '~icons/game-icons/drinking'
import Drop from '~icons/game-icons/drop'
import Eclipse from '~icons/game-icons/eclipse'
import Electric from '~icons/game-icons/electric'
import ExitDoor from '~icons/game-icons/exit-door'
import Eyepatch from '~icons/game-icons/eyepatch'
import Fairy from '~icons/game-icons/fairy'
import FeatheredWing from '~icons/game-icons/feathered-wing'
import Fist from '~icons/game-icons/fist'
import FlagObjective from '~icons/game-icons/flag-objective'
import Flame from '~icons/game-icons/flame'
import FlamingArrow from '~icons/game-icons/flaming-arrow'
import FocusedLightning from '~icons/game-icons/focused-lightning'
import GemPendant from '~icons/game-icons/gem-pendant'
import HeadShot from '~icons/game-icons/head-shot'
import HeartBeats from '~icons/game-icons/heart-beats'
import HeartDrop from '~icons/game-icons/heart-drop'
import HeartKey from '~icons/game-icons/heart-key'
import HeartShield from '~icons/game-icons/heart-shield'
import HoodedAssassin from '~icons/game-icons/hooded-assassin'
import HotSurface from '~icons/game-icons/hot-surface'
import HunterEyes from '~icons/game-icons/hunter-eyes'
import ImbricatedArrows from '~icons/game-icons/imbricated-arrows'
import JumpingRope from '~icons/game-icons/jumping-rope'
import Katana from '~icons/game-icons/katana'
import LightningStorm from '~icons/game-icons/lightning-storm'
import Lotus from '~icons/game-icons/lotus'
import Meditation from '~icons/game-icons/meditation'
import Microchip from '~icons/game-icons/microchip'
import MonkFace from '~icons/game-icons/monk-face'
import MoonBats from '~icons/game-icons/moon-bats'
import MuscleUp from '~icons/game-icons/muscle-up'
import NinjaMask from '~icons/game-icons/ninja-mask'
import OakLeaf from '~icons/game-icons/oak-leaf'
import Palm from '~icons/game-icons/palm'
import PieceSkull from '~icons/game-icons/piece-skull'
import PirateCaptain from '~icons/game-icons/pirate-captain'
import PirateSkull from '~icons/game-icons/pirate-skull'
import PlainDagger from '~icons/game-icons/plain-dagger'
import Plug from '~icons/game-icons/plug'
import Pointing from '~icons/game-icons/pointing'
import PoisonCloud from '~icons/game-icons/poison-cloud'
import Powder from '~icons/game-icons/powder'
import Prayer from '~icons/game-icons/prayer'
import PunchingBag from '~icons/game-icons/punching-bag'
import QuickSlash from '~icons/game-icons/quick-slash'
import RaggedWound from '~icons/game-icons/ragged-wound'
import Rank3 from '~icons/game-icons/rank-3'
import Raven from '~icons/game-icons/raven'
import Revolver from '~icons/game-icons/revolver'
import RobotGolem from '~icons/game-icons/robot-golem'
import SaberSlash from '~icons/game-icons/saber-slash'
import SaberToothedCatHead from '~icons/game-icons/saber-toothed-cat-head'
import SabersChoc from '~icons/game-icons/sabers-choc'
import SamuraiHelmet from '~icons/game-icons/samurai-helmet'
import ShadowFollower from '~icons/game-icons/shadow-follower'
import ShadowGrasp from '~icons/game-icons/shadow-grasp'
import ShintoShrine from '~icons/game-icons/shinto-shrine'
import Shuriken from '~icons/game-icons/shuriken'
import SkullCrack from '~icons/game-icons/skull-crack'
import Sly from '~icons/game-icons/sly'
import SmallFire from '~icons/game-icons/small-fire'
import SolidLeaf from '~icons/game-icons/solid-leaf'
import SpikedWall from '~icons/game-icons/spiked-wall'
import Sprint from '~icons/game-icons/sprint'
import StarMedal from '~icons/game-icons/star-medal'
import SteeringWheel from '~icons/game-icons/steering-wheel'
import StripedSun from '~icons/game-icons/striped-sun'
import Strong from '~icons/game-icons/strong'
import SwapBag from '~icons/game-icons/swap-bag'
import Tooth from '~icons/game-icons/tooth'
import TrapMask from '~icons/game-icons/trap-mask'
import TreeRoots from '~icons/game-icons/tree-roots'
import WantedReward from '~icons/game-icons/wanted-reward'
import WaterDrop from '~icons/game-icons/water-drop'
import WingedSword from '~icons/game-icons/winged-sword'
import YinYang from '~icons/game-icons/yin-yang'

/** What stands on the action cards of each hero. */
export const heroCardGlyphs: Readonly<Record<string, Glyph>> = {
  'gunslinger/wanted': WantedReward,
  'gunslinger/spin_the_chamber': Bullets,
  'gunslinger/roulette': Revolver,
  'gunslinger/wild_west': Bullseye,
  'gunslinger/eat_lead': BulletImpacts,
  'gunslinger/run_and_gun': Sprint,
  'barbarian/concuss': HeadShot,
  'barbarian/head_bash': SkullCrack,
  'barbarian/get_some': Fist,
  'barbarian/feelin_good': Strong,
  'barbarian/adrenaline_surge': HeartBeats,
  'paladin/mighty': MuscleUp,
  'paladin/consecration': CrenelCrown,
  'paladin/blessed': Prayer,
  'paladin/absolution': Prayer,
  'paladin/divine_favor': StripedSun,
  'cursed_pirate/yo_ho': PirateCaptain,
  'cursed_pirate/light_it_up': Powder,
  'cursed_pirate/feed_the_fish': DeathSkull,
  'cursed_pirate/pirates_life': PirateSkull,
  'cursed_pirate/high_stakes': Card4Spades,
  'cursed_pirate/crows_nest': Eyepatch,
  'cursed_pirate/truce': FlagObjective,
  'cursed_pirate/pillage': Coins,
  'cursed_pirate/scurvy': Tooth,
  'cursed_pirate/swashbuckle': SabersChoc,
  'cursed_pirate/ransom': HeartKey,
  'cursed_pirate/run_ya_through': SaberSlash,
  'cursed_pirate/shark_bait': PieceSkull,
  'cursed_pirate/batten_down': SteeringWheel,
  'cursed_pirate/cursed_cards': CardAceDiamonds,
  'cursed_pirate/heave_ho': Anchor,
  'shadow_thief/sneaky': Sly,
  'shadow_thief/poison_wound': PlainDagger,
  'shadow_thief/wild_shadow': ShadowFollower,
  'shadow_thief/shadow_coin': SwapBag,
  'shadow_thief/enter_the_shadows': HoodedAssassin,
  'shadow_thief/card_trick': CardRandom,
  'shadow_thief/shadow_meld': ShadowGrasp,
  'pyromancer/warm_up': SmallFire,
  'pyromancer/fire_up': FlamingArrow,
  'pyromancer/red_hot': HotSurface,
  'pyromancer/huzzah': Flame,
  'pyromancer/infernal_infusion': BurningMeteor,
  'vampire_lord/consume_blood': Drop,
  'vampire_lord/blood_letting': RaggedWound,
  'vampire_lord/dark_omen': Raven,
  'vampire_lord/blood_boil': BurningSkull,
  'vampire_lord/limb_from_limb': Claws,
  'vampire_lord/blood_flow': HeartDrop,
  'vampire_lord/blood_tide': BigWave,
  'moon_elf/moon_magic': MoonBats,
  'moon_elf/take_that': ArrowFlights,
  'moon_elf/volley': ImbricatedArrows,
  'moon_elf/evade': Dodge,
  'moon_elf/lunar_umbra': Eclipse,
  'monk/palm_strike': Palm,
  'monk/mystic_mantra': Meditation,
  'monk/ruminate': MonkFace,
  'monk/contemplate': YinYang,
  'monk/enlightenment': Lotus,
  'samurai/honorable': StarMedal,
  'samurai/shame_on_you': Pointing,
  'samurai/dont_back_down': SpikedWall,
  'samurai/gishi': SamuraiHelmet,
  'samurai/follow_through': Katana,
  'samurai/kensei': ShintoShrine,
  'ninja/poison_dart': Dart,
  'ninja/throwing_stars': Shuriken,
  'ninja/fan_of_knives': Shuriken,
  'ninja/smoke_offering': PoisonCloud,
  'ninja/train': PunchingBag,
  'ninja/escape': JumpingRope,
  'ninja/dojo': NinjaMask,
  'treant/harvest': OakLeaf,
  'treant/cultivate': SolidLeaf,
  'treant/will_o_wisp': Fairy,
  'treant/down_pour': WaterDrop,
  'treant/stomp': BirchTrees,
  'treant/drink_deep': Drinking,
  'treant/mother_tree': TreeRoots,
  'seraph/to_the_skies': FeatheredWing,
  'seraph/divine_intervention': WingedSword,
  'seraph/angelic_combat': WingedSword,
  'seraph/smote': LightningStorm,
  'seraph/holier_than_thou': AngelOutfit,
  'tactician/bunker_up': Bunker,
  'tactician/war_room': ChessKing,
  'tactician/feigned_retreat': ExitDoor,
  'tactician/disengage': BackForth,
  'tactician/ambush': TrapMask,
  'tactician/upper_hand': Rank3,
  'huntress/blood_bond': ClawSlashes,
  'huntress/savage_slash': QuickSlash,
  'huntress/pounce': Claws,
  'huntress/prowl': HunterEyes,
  'huntress/resilient': HeartShield,
  'huntress/primal_roar': SaberToothedCatHead,
  'artificer/arcing_shield': FocusedLightning,
  'artificer/robo_revenge': RobotGolem,
  'artificer/high_voltage': Electric,
  'artificer/nanite_assault': Microchip,
  'artificer/conductivity': Plug,
  'artificer/oooh_shiny': GemPendant,
  'artificer/synthesize': ChemicalTank,
}

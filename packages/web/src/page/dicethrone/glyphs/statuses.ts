import type { Glyph } from '../../art/skin.ts'
import AngelOutfit from '~icons/game-icons/angel-outfit'
import Backstab from '~icons/game-icons/backstab'
import BatteryPack from '~icons/game-icons/battery-pack'
import BleedingWound from '~icons/game-icons/bleeding-wound'
import BrokenHeart from '~icons/game-icons/broken-heart'
import Bullets from '~icons/game-icons/bullets'
import ChainedArrowHeads from '~icons/game-icons/chained-arrow-heads'
import ChessKnight from '~icons/game-icons/chess-knight'
import Coinflip from '~icons/game-icons/coinflip'
import Crosshair from '~icons/game-icons/crosshair'
import DeadEye from '~icons/game-icons/dead-eye'
import Dodging from '~icons/game-icons/dodging'
import Drop from '~icons/game-icons/drop'
import Droplets from '~icons/game-icons/droplets'
import EvilEyes from '~icons/game-icons/evil-eyes'
import Falling from '~icons/game-icons/falling'
import FeatheredWing from '~icons/game-icons/feathered-wing'
import FireRing from '~icons/game-icons/fire-ring'
import FlagObjective from '~icons/game-icons/flag-objective'
import Hourglass from '~icons/game-icons/hourglass'
import KnockedOutStars from '~icons/game-icons/knocked-out-stars'
import Medal from '~icons/game-icons/medal'
import Microchip from '~icons/game-icons/microchip'
import NinjaHeroicStance from '~icons/game-icons/ninja-heroic-stance'
import PawHeart from '~icons/game-icons/paw-heart'
import PointySword from '~icons/game-icons/pointy-sword'
import Poison from '~icons/game-icons/poison'
import PoisonCloud from '~icons/game-icons/poison-cloud'
import Powder from '~icons/game-icons/powder'
import ShadowGrasp from '~icons/game-icons/shadow-grasp'
import ShieldReflect from '~icons/game-icons/shield-reflect'
import SightDisabled from '~icons/game-icons/sight-disabled'
import SmallFire from '~icons/game-icons/small-fire'
import StarSwirl from '~icons/game-icons/star-swirl'
import SunRadiations from '~icons/game-icons/sun-radiations'
import Sunset from '~icons/game-icons/sunset'
import SwordClash from '~icons/game-icons/sword-clash'
import Targeted from '~icons/game-icons/targeted'
import ThornedArrow from '~icons/game-icons/thorned-arrow'
import ThornyVine from '~icons/game-icons/thorny-vine'
import VineWhip from '~icons/game-icons/vine-whip'
import WantedReward from '~icons/game-icons/wanted-reward'
import Well from '~icons/game-icons/well'
import YinYang from '~icons/game-icons/yin-yang'

/** What stands on the tokens of each status effect. */
export const statusGlyphs: Readonly<Record<string, Glyph>> = {
  'gunslinger/evasive': Dodging,
  'gunslinger/reload': Bullets,
  'gunslinger/knockdown': Falling,
  'gunslinger/bounty': WantedReward,
  'barbarian/concussion': StarSwirl,
  'barbarian/stun': KnockedOutStars,
  'paladin/crit': PointySword,
  'paladin/accuracy': Crosshair,
  'paladin/protect': ShieldReflect,
  'paladin/retribution': ThornedArrow,
  'paladin/blessing_of_divinity': SunRadiations,
  'cursed_pirate/cursed_doubloon': Coinflip,
  'cursed_pirate/powder_keg': Powder,
  'cursed_pirate/wither': DeadEye,
  'cursed_pirate/parlay': FlagObjective,
  'shadow_thief/shadows': ShadowGrasp,
  'shadow_thief/sneak_attack': Backstab,
  'shadow_thief/poison': Poison,
  'pyromancer/burn': SmallFire,
  'pyromancer/fire_mastery': FireRing,
  'vampire_lord/blood_power': Drop,
  'vampire_lord/mesmerize': EvilEyes,
  'huntress/bleed': BleedingWound,
  'moon_elf/blind': SightDisabled,
  'moon_elf/entangle': VineWhip,
  'moon_elf/targeted': Targeted,
  'monk/chi': YinYang,
  'monk/cleanse': Droplets,
  'samurai/honor': Medal,
  'samurai/shame': BrokenHeart,
  'samurai/back_strike': SwordClash,
  'ninja/ninjutsu': NinjaHeroicStance,
  'ninja/delayed_poison': Hourglass,
  'ninja/smoke_bomb': PoisonCloud,
  'treant/wellspring': Well,
  'treant/barbed_vine': ThornyVine,
  'seraph/flight': FeatheredWing,
  'seraph/holy_presence': AngelOutfit,
  'seraph/blinding_light': Sunset,
  'tactician/tactical_advantage': ChessKnight,
  'tactician/constrict': ChainedArrowHeads,
  'huntress/nyras_bond': PawHeart,
  'artificer/synth': BatteryPack,
  'artificer/nanite': Microchip,
}

import type { Glyph } from '../../art/skin.ts'
import AllSeeingEye from '~icons/game-icons/all-seeing-eye'
import AndroidMask from '~icons/game-icons/android-mask'
import Ant from '~icons/game-icons/ant'
import Backup from '~icons/game-icons/backup'
import BattleAxe from '~icons/game-icons/battle-axe'
import BattleMech from '~icons/game-icons/battle-mech'
import BleedingHeart from '~icons/game-icons/bleeding-heart'
import BowArrow from '~icons/game-icons/bow-arrow'
import Bowman from '~icons/game-icons/bowman'
import Brain from '~icons/game-icons/brain'
import BrainTentacle from '~icons/game-icons/brain-tentacle'
import Broadsword from '~icons/game-icons/broadsword'
import BurningSkull from '~icons/game-icons/burning-skull'
import CandleSkull from '~icons/game-icons/candle-skull'
import Cash from '~icons/game-icons/cash'
import ChessKing from '~icons/game-icons/chess-king'
import ChessKnight from '~icons/game-icons/chess-knight'
import ChessPawn from '~icons/game-icons/chess-pawn'
import ChessRook from '~icons/game-icons/chess-rook'
import Circuitry from '~icons/game-icons/circuitry'
import CrossedPistols from '~icons/game-icons/crossed-pistols'
import DeathJuice from '~icons/game-icons/death-juice'
import DeathSkull from '~icons/game-icons/death-skull'
import DeliveryDrone from '~icons/game-icons/delivery-drone'
import Diamonds from '~icons/game-icons/diamonds'
import Direwolf from '~icons/game-icons/direwolf'
import Divert from '~icons/game-icons/divert'
import DreadSkull from '~icons/game-icons/dread-skull'
import Dynamite from '~icons/game-icons/dynamite'
import Enrage from '~icons/game-icons/enrage'
import EvilHand from '~icons/game-icons/evil-hand'
import FactoryArm from '~icons/game-icons/factory-arm'
import Gavel from '~icons/game-icons/gavel'
import Giant from '~icons/game-icons/giant'
import GraduateCap from '~icons/game-icons/graduate-cap'
import Halberd from '~icons/game-icons/halberd'
import HerbsBundle from '~icons/game-icons/herbs-bundle'
import HoodedAssassin from '~icons/game-icons/hooded-assassin'
import Laptop from '~icons/game-icons/laptop'
import LifeBar from '~icons/game-icons/life-bar'
import MailedFist from '~icons/game-icons/mailed-fist'
import MaskedSpider from '~icons/game-icons/masked-spider'
import MetalBar from '~icons/game-icons/metal-bar'
import MetalGolemHead from '~icons/game-icons/metal-golem-head'
import OverlordHelm from '~icons/game-icons/overlord-helm'
import PhotoCamera from '~icons/game-icons/photo-camera'
import PowerLightning from '~icons/game-icons/power-lightning'
import Processor from '~icons/game-icons/processor'
import PublicSpeaker from '~icons/game-icons/public-speaker'
import RaggedWound from '~icons/game-icons/ragged-wound'
import RaiseZombie from '~icons/game-icons/raise-zombie'
import RayGun from '~icons/game-icons/ray-gun'
import RhinocerosHorn from '~icons/game-icons/rhinoceros-horn'
import RobotGolem from '~icons/game-icons/robot-golem'
import RoundShield from '~icons/game-icons/round-shield'
import RuneSword from '~icons/game-icons/rune-sword'
import SeaSerpent from '~icons/game-icons/sea-serpent'
import SecretBook from '~icons/game-icons/secret-book'
import Shouting from '~icons/game-icons/shouting'
import SkeletalHand from '~icons/game-icons/skeletal-hand'
import SkullCrossedBones from '~icons/game-icons/skull-crossed-bones'
import SkullShield from '~icons/game-icons/skull-shield'
import Snake from '~icons/game-icons/snake'
import SoulVessel from '~icons/game-icons/soul-vessel'
import Spears from '~icons/game-icons/spears'
import Stopwatch from '~icons/game-icons/stopwatch'
import Swan from '~icons/game-icons/swan'
import Swordman from '~icons/game-icons/swordman'
import TargetDummy from '~icons/game-icons/target-dummy'
import Teacher from '~icons/game-icons/teacher'
import ThroneKing from '~icons/game-icons/throne-king'
import TribalShield from '~icons/game-icons/tribal-shield'
import Trident from '~icons/game-icons/trident'
import Vortex from '~icons/game-icons/vortex'
import Well from '~icons/game-icons/well'
import WingedSword from '~icons/game-icons/winged-sword'
import WolfHead from '~icons/game-icons/wolf-head'

/** The cards of the villain decks. */
export const villainCardGlyphs: Readonly<Record<string, Glyph>> = {
  'thanos-legions-of-thanos': Spears,
  'thanos-black-dwarf': BattleAxe,
  'thanos-black-swan': Swan,
  'thanos-corvus-glaive': Halberd,
  'thanos-ebony-maw': BrainTentacle,
  'thanos-proxima-midnight': Trident,
  'thanos-consult-the-well': Well,
  'thanos-a-small-price-to-pay': BleedingHeart,
  'thanos-taste-of-cosmic-power': PowerLightning,
  'thanos-deliver-judgment': Gavel,
  'thanos-the-mad-titan': OverlordHelm,
  'thanos-warp-reality': Vortex,
  'thanos-deaths-favor': DeathJuice,
  'thanos-space-throne': ThroneKing,
  'hela-disir': WingedSword,
  'hela-draugr-swordsman': Swordman,
  'hela-fenris-wolf': WolfHead,
  'hela-leah': CandleSkull,
  'hela-midgard-serpent': SeaSerpent,
  'hela-marked-by-death': DeathSkull,
  'hela-deaths-embrace': SkeletalHand,
  'hela-hel-to-pay': DreadSkull,
  'hela-price-of-life': LifeBar,
  'hela-soul-for-a-soul': SoulVessel,
  'hela-nightsword': RuneSword,
  'hela-hand-of-glory': EvilHand,
  'hela-helas-bidding': PublicSpeaker,
  'hela-raise-the-dead': RaiseZombie,
  'killmonger-dog-of-war': Direwolf,
  'killmonger-knight': ChessKnight,
  'killmonger-king': ChessKing,
  'killmonger-rook': ChessRook,
  'killmonger-wkabi': TribalShield,
  'killmonger-killmongers-fury': Enrage,
  'killmonger-execute-plan': ChessPawn,
  'killmonger-taunt': Shouting,
  'killmonger-overpower': MailedFist,
  'killmonger-weapons-cache': CrossedPistols,
  'killmonger-explosives': Dynamite,
  'killmonger-wound': RaggedWound,
  'killmonger-hacking-rig': Laptop,
  'killmonger-armored-rhino': RhinocerosHorn,
  'killmonger-heart-shaped-herb': HerbsBundle,
  'killmonger-rage-of-kliluna': BurningSkull,
  'killmonger-stolen-wisdom': SecretBook,
  'ultron-duplicate-sentry': RobotGolem,
  'ultron-flying-sentry': DeliveryDrone,
  'ultron-heavy-attack-sentry': BattleMech,
  'ultron-giant-sentry': Giant,
  'ultron-alkhema': AndroidMask,
  'ultron-jocasta': MetalGolemHead,
  'ultron-reconfigure': Processor,
  'ultron-assimilate-knowledge': Brain,
  'ultron-encephalo-ray': RayGun,
  'ultron-every-contingency-covered': AllSeeingEye,
  'ultron-technoforming': Circuitry,
  'ultron-impervious-alloy': MetalBar,
  'ultron-assembly-line': FactoryArm,
  'taskmaster-trainees': Backup,
  'taskmaster-anaconda': Snake,
  'taskmaster-black-ant': Ant,
  'taskmaster-blood-spider': MaskedSpider,
  'taskmaster-crossbones': SkullCrossedBones,
  'taskmaster-death-shield': SkullShield,
  'taskmaster-diamondback': Diamonds,
  'taskmaster-jagged-bow': Bowman,
  'taskmaster-conduct-exercise': Stopwatch,
  'taskmaster-redeploy': Divert,
  'taskmaster-shadow-initiative': HoodedAssassin,
  'taskmaster-trainer-for-hire': Cash,
  'taskmaster-training-academy': GraduateCap,
  'taskmaster-training-dummy': TargetDummy,
  'taskmaster-taskmasters-bow': BowArrow,
  'taskmaster-taskmasters-shield': RoundShield,
  'taskmaster-taskmasters-sword': Broadsword,
  'taskmaster-lesson-plan': Teacher,
  'taskmaster-photographic-reflexes': PhotoCamera,
}

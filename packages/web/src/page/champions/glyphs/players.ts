import type { Glyph } from '../../art/skin.ts'
import AbdominalArmor from '~icons/game-icons/abdominal-armor'
import Acrobatic from '~icons/game-icons/acrobatic'
import AndroidMask from '~icons/game-icons/android-mask'
import AngryEyes from '~icons/game-icons/angry-eyes'
import ArmorVest from '~icons/game-icons/armor-vest'
import BarbedStar from '~icons/game-icons/barbed-star'
import Biceps from '~icons/game-icons/biceps'
import Bo from '~icons/game-icons/bo'
import BolterGun from '~icons/game-icons/bolter-gun'
import BorderedShield from '~icons/game-icons/bordered-shield'
import BowArrow from '~icons/game-icons/bow-arrow'
import BoxingGlove from '~icons/game-icons/boxing-glove'
import Brain from '~icons/game-icons/brain'
import Brainstorm from '~icons/game-icons/brainstorm'
import Briefcase from '~icons/game-icons/briefcase'
import Cat from '~icons/game-icons/cat'
import CctvCamera from '~icons/game-icons/cctv-camera'
import ClawSlashes from '~icons/game-icons/claw-slashes'
import Claws from '~icons/game-icons/claws'
import Clockwork from '~icons/game-icons/clockwork'
import Cobweb from '~icons/game-icons/cobweb'
import Crown from '~icons/game-icons/crown'
import CrystalGrowth from '~icons/game-icons/crystal-growth'
import DeskLamp from '~icons/game-icons/desk-lamp'
import DominoMask from '~icons/game-icons/domino-mask'
import DoubleFaceMask from '~icons/game-icons/double-face-mask'
import Electric from '~icons/game-icons/electric'
import Erlenmeyer from '~icons/game-icons/erlenmeyer'
import Eyepatch from '~icons/game-icons/eyepatch'
import FamilyHouse from '~icons/game-icons/family-house'
import FeatheredWing from '~icons/game-icons/feathered-wing'
import FirstAidKit from '~icons/game-icons/first-aid-kit'
import Fist from '~icons/game-icons/fist'
import FlyingFlag from '~icons/game-icons/flying-flag'
import FootTrip from '~icons/game-icons/foot-trip'
import FullMotorcycleHelmet from '~icons/game-icons/full-motorcycle-helmet'
import Gauntlet from '~icons/game-icons/gauntlet'
import Gavel from '~icons/game-icons/gavel'
import Gears from '~icons/game-icons/gears'
import HealthNormal from '~icons/game-icons/health-normal'
import HeartShield from '~icons/game-icons/heart-shield'
import Helicopter from '~icons/game-icons/helicopter'
import HighKick from '~icons/game-icons/high-kick'
import HighPunch from '~icons/game-icons/high-punch'
import HornedHelm from '~icons/game-icons/horned-helm'
import House from '~icons/game-icons/house'
import JetFighter from '~icons/game-icons/jet-fighter'
import KevlarVest from '~icons/game-icons/kevlar-vest'
import LaserBlast from '~icons/game-icons/laser-blast'
import LaserBurst from '~icons/game-icons/laser-burst'
import LegArmor from '~icons/game-icons/leg-armor'
import LightningArc from '~icons/game-icons/lightning-arc'
import MailedFist from '~icons/game-icons/mailed-fist'
import Microchip from '~icons/game-icons/microchip'
import Minigun from '~icons/game-icons/minigun'
import ModernCity from '~icons/game-icons/modern-city'
import MuscleUp from '~icons/game-icons/muscle-up'
import PlainDagger from '~icons/game-icons/plain-dagger'
import PoisonGas from '~icons/game-icons/poison-gas'
import PoliceBadge from '~icons/game-icons/police-badge'
import PoliceOfficerHead from '~icons/game-icons/police-officer-head'
import PowerLightning from '~icons/game-icons/power-lightning'
import PsychicWaves from '~icons/game-icons/psychic-waves'
import Punch from '~icons/game-icons/punch'
import PunchBlast from '~icons/game-icons/punch-blast'
import QuakeStomp from '~icons/game-icons/quake-stomp'
import RadarDish from '~icons/game-icons/radar-dish'
import RadarSweep from '~icons/game-icons/radar-sweep'
import Reactor from '~icons/game-icons/reactor'
import RobotHelmet from '~icons/game-icons/robot-helmet'
import Rocket from '~icons/game-icons/rocket'
import SaberToothedCatHead from '~icons/game-icons/saber-toothed-cat-head'
import Scales from '~icons/game-icons/scales'
import ScrollQuill from '~icons/game-icons/scroll-quill'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import SemiClosedEye from '~icons/game-icons/semi-closed-eye'
import Shield from '~icons/game-icons/shield'
import ShieldReflect from '~icons/game-icons/shield-reflect'
import Siren from '~icons/game-icons/siren'
import Smartphone from '~icons/game-icons/smartphone'
import SpaceShuttle from '~icons/game-icons/space-shuttle'
import SpiderAlt from '~icons/game-icons/spider-alt'
import SpiderWeb from '~icons/game-icons/spider-web'
import Sprint from '~icons/game-icons/sprint'
import Spyglass from '~icons/game-icons/spyglass'
import StarMedal from '~icons/game-icons/star-medal'
import Sun from '~icons/game-icons/sun'
import Sunrise from '~icons/game-icons/sunrise'
import TripleGate from '~icons/game-icons/triple-gate'
import WebSpit from '~icons/game-icons/web-spit'
import WeightLiftingUp from '~icons/game-icons/weight-lifting-up'

/** What stands in the pictures of identities and players' cards, by code. */
export const playerGlyphs: Readonly<Record<string, Glyph>> = {
  'spider-man': SpiderWeb,
  'peter-parker': Erlenmeyer,
  'captain-marvel': BarbedStar,
  'carol-danvers': JetFighter,
  'she-hulk': MuscleUp,
  'jennifer-walters': Scales,
  'iron-man': RobotHelmet,
  'tony-stark': Gears,
  'black-panther': ClawSlashes,
  tchalla: Crown,
  'black-cat': Cat,
  'spider-woman': PoisonGas,
  hellcat: DominoMask,
  'war-machine': Minigun,
  shuri: Microchip,
  hulk: Fist,
  tigra: SaberToothedCatHead,
  'jessica-jones': Spyglass,
  daredevil: HornedHelm,
  hawkeye: BowArrow,
  'maria-hill': PoliceOfficerHead,
  vision: AndroidMask,
  'black-widow': SpiderAlt,
  'luke-cage': MailedFist,
  mockingbird: Bo,
  'nick-fury': Eyepatch,
  backflip: Acrobatic,
  'enhanced-spider-sense': Brainstorm,
  'swinging-web-kick': HighKick,
  'crisis-interdiction': RadarSweep,
  'photonic-blast': LaserBlast,
  'gamma-slam': QuakeStomp,
  'ground-stomp': FootTrip,
  'legal-practice': Gavel,
  'one-two-punch': Punch,
  'split-personality': DoubleFaceMask,
  'repulsor-blast': LaserBurst,
  'supersonic-punch': Rocket,
  'ancestral-knowledge': ScrollUnfurled,
  'wakanda-forever-energy': LightningArc,
  'wakanda-forever-mental': Brain,
  'wakanda-forever-physical': Fist,
  'wakanda-forever-wild': ClawSlashes,
  'chase-them-down': Sprint,
  'relentless-assault': PunchBlast,
  uppercut: HighPunch,
  'for-justice': PoliceBadge,
  'great-responsibility': WeightLiftingUp,
  'get-ready': Clockwork,
  'lead-from-the-front': FlyingFlag,
  'make-the-call': Smartphone,
  'counter-punch': ShieldReflect,
  'get-behind-me': Shield,
  emergency: Siren,
  'first-aid': FirstAidKit,
  haymaker: PunchBlast,
  'aunt-may': House,
  'alpha-flight-station': SpaceShuttle,
  'superhuman-law-division': ScrollQuill,
  'pepper-potts': Briefcase,
  'stark-tower': ModernCity,
  'the-golden-city': Sunrise,
  'tac-team': BolterGun,
  'interrogation-room': DeskLamp,
  'surveillance-team': CctvCamera,
  'the-triskelion': TripleGate,
  'med-team': HealthNormal,
  'avengers-mansion': FamilyHouse,
  helicarrier: Helicopter,
  'spider-tracer': RadarDish,
  'web-shooter': WebSpit,
  'webbed-up': Cobweb,
  'captain-marvels-helmet': FullMotorcycleHelmet,
  'cosmic-flight': FeatheredWing,
  'energy-channel': Electric,
  'focused-rage': AngryEyes,
  'superhuman-strength': Biceps,
  'arc-reactor': Reactor,
  'mark-v-armor': ArmorVest,
  'mark-v-helmet': RobotHelmet,
  'powered-gauntlets': Gauntlet,
  'rocket-boots': LegArmor,
  'energy-daggers': PlainDagger,
  'panther-claws': Claws,
  'tactical-genius': Brain,
  'vibranium-suit': AbdominalArmor,
  'combat-training': BoxingGlove,
  'heroic-intuition': SemiClosedEye,
  inspired: Sun,
  'armored-vest': KevlarVest,
  indomitable: BorderedShield,
  tenacity: HeartShield,
  'energy-absorption': PsychicWaves,
  vibranium: CrystalGrowth,
  'the-power-of-aggression': Fist,
  'the-power-of-justice': Scales,
  'the-power-of-leadership': StarMedal,
  'the-power-of-protection': Shield,
  energy: PowerLightning,
  genius: Brain,
  strength: MuscleUp,
}

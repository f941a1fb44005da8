import type { Glyph } from '../../art/skin.ts'
import AndroidMask from '~icons/game-icons/android-mask'
import ArmorUpgrade from '~icons/game-icons/armor-upgrade'
import Backstab from '~icons/game-icons/backstab'
import Backup from '~icons/game-icons/backup'
import Bank from '~icons/game-icons/bank'
import Blast from '~icons/game-icons/blast'
import BolterGun from '~icons/game-icons/bolter-gun'
import BorderedShield from '~icons/game-icons/bordered-shield'
import BoxingGlove from '~icons/game-icons/boxing-glove'
import Brain from '~icons/game-icons/brain'
import BrainFreeze from '~icons/game-icons/brain-freeze'
import BrainStem from '~icons/game-icons/brain-stem'
import BrainTentacle from '~icons/game-icons/brain-tentacle'
import Briefcase from '~icons/game-icons/briefcase'
import BrodieHelmet from '~icons/game-icons/brodie-helmet'
import BullHorns from '~icons/game-icons/bull-horns'
import Bullets from '~icons/game-icons/bullets'
import CargoCrate from '~icons/game-icons/cargo-crate'
import CenturionHelmet from '~icons/game-icons/centurion-helmet'
import ChessKing from '~icons/game-icons/chess-king'
import Circuitry from '~icons/game-icons/circuitry'
import Cowled from '~icons/game-icons/cowled'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import Crown from '~icons/game-icons/crown'
import DeliveryDrone from '~icons/game-icons/delivery-drone'
import Dna1 from '~icons/game-icons/dna1'
import Dynamite from '~icons/game-icons/dynamite'
import Electric from '~icons/game-icons/electric'
import ElectricWhip from '~icons/game-icons/electric-whip'
import EvilMinion from '~icons/game-icons/evil-minion'
import Factory from '~icons/game-icons/factory'
import FamilyHouse from '~icons/game-icons/family-house'
import Fist from '~icons/game-icons/fist'
import Flamethrower from '~icons/game-icons/flamethrower'
import Gavel from '~icons/game-icons/gavel'
import HealthIncrease from '~icons/game-icons/health-increase'
import HeartOrgan from '~icons/game-icons/heart-organ'
import HouseKeys from '~icons/game-icons/house-keys'
import Hydra from '~icons/game-icons/hydra'
import LaserGun from '~icons/game-icons/laser-gun'
import LaserTurret from '~icons/game-icons/laser-turret'
import LaserWarning from '~icons/game-icons/laser-warning'
import LightningArc from '~icons/game-icons/lightning-arc'
import MagnetBlast from '~icons/game-icons/magnet-blast'
import MailedFist from '~icons/game-icons/mailed-fist'
import MetalScales from '~icons/game-icons/metal-scales'
import Microchip from '~icons/game-icons/microchip'
import MoneyStack from '~icons/game-icons/money-stack'
import NuclearBomb from '~icons/game-icons/nuclear-bomb'
import PowerGenerator from '~icons/game-icons/power-generator'
import RadarSweep from '~icons/game-icons/radar-sweep'
import RadioTower from '~icons/game-icons/radio-tower'
import Radioactive from '~icons/game-icons/radioactive'
import RayGun from '~icons/game-icons/ray-gun'
import RhinocerosHorn from '~icons/game-icons/rhinoceros-horn'
import Road from '~icons/game-icons/road'
import RobotGolem from '~icons/game-icons/robot-golem'
import RollingBomb from '~icons/game-icons/rolling-bomb'
import SandSnake from '~icons/game-icons/sand-snake'
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled'
import ShadowFollower from '~icons/game-icons/shadow-follower'
import SharkJaws from '~icons/game-icons/shark-jaws'
import Siren from '~icons/game-icons/siren'
import SonicBoom from '~icons/game-icons/sonic-boom'
import SoundOn from '~icons/game-icons/sound-on'
import SoundWaves from '~icons/game-icons/sound-waves'
import Surprised from '~icons/game-icons/surprised'
import ThroneKing from '~icons/game-icons/throne-king'
import TimeBomb from '~icons/game-icons/time-bomb'
import TiredEye from '~icons/game-icons/tired-eye'
import TrackedRobot from '~icons/game-icons/tracked-robot'
import Truck from '~icons/game-icons/truck'
import Ultrasound from '~icons/game-icons/ultrasound'
import VintageRobot from '~icons/game-icons/vintage-robot'
import Vulture from '~icons/game-icons/vulture'
import Walk from '~icons/game-icons/walk'
import Whirlwind from '~icons/game-icons/whirlwind'
import Wrench from '~icons/game-icons/wrench'

/** What stands in the pictures of villains and encounter cards, by code. */
export const encounterGlyphs: Readonly<Record<string, Glyph>> = {
  'rhino-1': RhinocerosHorn,
  'rhino-2': RhinocerosHorn,
  'rhino-3': RhinocerosHorn,
  'klaw-1': SoundWaves,
  'klaw-2': SoundWaves,
  'klaw-3': SoundWaves,
  'ultron-1': RobotGolem,
  'ultron-2': RobotGolem,
  'ultron-3': RobotGolem,
  'the-break-in-1a': Bank,
  'the-break-in-1b': Bank,
  'underground-distribution-1a': CargoCrate,
  'underground-distribution-1b': CargoCrate,
  'secret-rendezvous-2a': Truck,
  'secret-rendezvous-2b': Truck,
  'the-crimson-cowl-1a': Cowled,
  'the-crimson-cowl-1b': Cowled,
  'assault-on-norad-2a': RadarSweep,
  'assault-on-norad-2b': RadarSweep,
  'countdown-to-oblivion-3a': NuclearBomb,
  'countdown-to-oblivion-3b': NuclearBomb,
  'armored-rhino-suit': ArmorUpgrade,
  charge: BullHorns,
  'enhanced-ivory-horn': RhinocerosHorn,
  'sonic-converter': Ultrasound,
  'solid-sound-body': SoundOn,
  'program-transmitter': RadioTower,
  'upgraded-drones': DeliveryDrone,
  'vibranium-armor': MetalScales,
  'concussion-blasters': LaserGun,
  'biomechanical-upgrades': Microchip,
  'genetically-enhanced': Dna1,
  'hydra-mercenary': BolterGun,
  sandman: SandSnake,
  shocker: Electric,
  'armored-guard': CenturionHelmet,
  'weapons-runner': CargoCrate,
  drone: TrackedRobot,
  'advanced-ultron-drone': VintageRobot,
  'hydra-bomber': RollingBomb,
  'radioactive-man': Radioactive,
  whirlwind: Whirlwind,
  'tiger-shark': SharkJaws,
  melter: Flamethrower,
  'madame-hydra': Hydra,
  'hydra-soldier': BrodieHelmet,
  modok: BrainStem,
  vulture: Vulture,
  whiplash: ElectricWhip,
  'yon-rogg': RayGun,
  titania: MailedFist,
  killmonger: CrossedSwords,
  'hard-to-keep-down': HealthIncrease,
  'im-tough': BorderedShield,
  stampede: BullHorns,
  'klaws-vengeance': SonicBoom,
  'sonic-boom': SonicBoom,
  'sound-manipulation': Ultrasound,
  'android-efficiency-energy': LightningArc,
  'android-efficiency-mental': Brain,
  'android-efficiency-physical': Fist,
  'rage-of-ultron': AndroidMask,
  'repair-sequence': Wrench,
  'swarm-attack': DeliveryDrone,
  explosion: Dynamite,
  'false-alarm': Siren,
  'masters-of-mayhem': EvilMinion,
  'concussive-blast': Blast,
  advance: Walk,
  assault: CrossedSwords,
  'caught-off-guard': Surprised,
  'gang-up': Backup,
  'shadow-of-the-past': ShadowFollower,
  exhaustion: TiredEye,
  masterplan: ChessKing,
  'under-fire': Bullets,
  'sweeping-swoop': Vulture,
  'the-vultures-plans': ScrollUnfurled,
  'electric-whip-attack': ElectricWhip,
  'electromagnetic-backlash': MagnetBlast,
  'kree-manipulator': BrainTentacle,
  'yon-roggs-treason': Backstab,
  'titanias-fury': MailedFist,
  'heart-shaped-herb': HeartOrgan,
  'ritual-combat': CrossedSwords,
  'breakin-and-takin': MoneyStack,
  'crowd-control': Backup,
  'defense-network': LaserTurret,
  'illegal-arms-factory': Factory,
  'the-immortal-klaw': Ultrasound,
  'drone-factory': Factory,
  'invasive-ai': Circuitry,
  'ultrons-imperative': AndroidMask,
  'bomb-scare': TimeBomb,
  'the-masters-of-evil': EvilMinion,
  'under-attack': LaserWarning,
  'legions-of-hydra': Hydra,
  'the-doomsday-chair': ThroneKing,
  'highway-robbery': Road,
  'imminent-overload': PowerGenerator,
  'the-psyche-magnitron': BrainFreeze,
  'personal-challenge': BoxingGlove,
  'usurp-the-throne': ThroneKing,
  'ultron-drones': DeliveryDrone,
  'eviction-notice': HouseKeys,
  'business-problems': Briefcase,
  'family-emergency': FamilyHouse,
  'legal-work': Gavel,
  'affairs-of-state': Crown,
}

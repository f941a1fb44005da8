import type { Glyph } from '../../art/skin.ts'
import AlienSkull from '~icons/game-icons/alien-skull'
import BarracksTent from '~icons/game-icons/barracks-tent'
import BattleGear from '~icons/game-icons/battle-gear'
import Cpu from '~icons/game-icons/cpu'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import CutDiamond from '~icons/game-icons/cut-diamond'
import DeathZone from '~icons/game-icons/death-zone'
import Erlenmeyer from '~icons/game-icons/erlenmeyer'
import Factory from '~icons/game-icons/factory'
import FactoryArm from '~icons/game-icons/factory-arm'
import FrozenOrb from '~icons/game-icons/frozen-orb'
import Gears from '~icons/game-icons/gears'
import GoldMine from '~icons/game-icons/gold-mine'
import GraduateCap from '~icons/game-icons/graduate-cap'
import GreekTemple from '~icons/game-icons/greek-temple'
import Laptop from '~icons/game-icons/laptop'
import LockedChest from '~icons/game-icons/locked-chest'
import MechaHead from '~icons/game-icons/mecha-head'
import PunchingBag from '~icons/game-icons/punching-bag'
import RingedPlanet from '~icons/game-icons/ringed-planet'
import RobotHelmet from '~icons/game-icons/robot-helmet'
import SonicShout from '~icons/game-icons/sonic-shout'
import Soul from '~icons/game-icons/soul'
import Starfighter from '~icons/game-icons/starfighter'
import StoneBridge from '~icons/game-icons/stone-bridge'
import ThroneKing from '~icons/game-icons/throne-king'
import Waterfall from '~icons/game-icons/waterfall'
import Well from '~icons/game-icons/well'

/** Locations, Stones, tiles and tokens. */
export const placeGlyphs: Readonly<Record<string, Glyph>> = {
  'sanctuary-ii': Starfighter,
  titan: RingedPlanet,
  'the-infinity-well': Well,
  knowhere: AlienSkull,
  niflheim: FrozenOrb,
  hel: DeathZone,
  gjoll: StoneBridge,
  'odins-vault': LockedChest,
  'warrior-falls': Waterfall,
  'institute-of-technology': Laptop,
  'the-great-mound': GoldMine,
  'the-golden-city': GreekTemple,
  'research-lab': Erlenmeyer,
  'manufacturing-array': FactoryArm,
  'reconfiguration-base': Cpu,
  'stark-industries-industrial-complex': Factory,
  'solomon-institute': GraduateCap,
  'training-room': PunchingBag,
  armory: BattleGear,
  'camp-hammond': BarracksTent,
  'infinity-stone-mind': CutDiamond,
  'infinity-stone-power': CutDiamond,
  'infinity-stone-reality': CutDiamond,
  'infinity-stone-soul': CutDiamond,
  'infinity-stone-space': CutDiamond,
  'infinity-stone-time': CutDiamond,
  'soul-mark': Soul,
  klaw: SonicShout,
  'killmonger-throne-tile': ThroneKing,
  'ultron-tile-1': RobotHelmet,
  'ultron-tile-2': Gears,
  'ultron-tile-3': MechaHead,
  'ultron-tile-4': CrownedSkull,
}

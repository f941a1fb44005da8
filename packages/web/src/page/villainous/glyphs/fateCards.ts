import type { Glyph } from '../../art/skin.ts'
import AmericanShield from '~icons/game-icons/american-shield'
import AngelWings from '~icons/game-icons/angel-wings'
import Ants from '~icons/game-icons/ants'
import ArcheryTarget from '~icons/game-icons/archery-target'
import Biceps from '~icons/game-icons/biceps'
import Capitol from '~icons/game-icons/capitol'
import ChemicalDrop from '~icons/game-icons/chemical-drop'
import CosmicEgg from '~icons/game-icons/cosmic-egg'
import CrossedClaws from '~icons/game-icons/crossed-claws'
import CrossedSabres from '~icons/game-icons/crossed-sabres'
import CrystalWand from '~icons/game-icons/crystal-wand'
import CyborgFace from '~icons/game-icons/cyborg-face'
import Eyepatch from '~icons/game-icons/eyepatch'
import FalconMoon from '~icons/game-icons/falcon-moon'
import Fist from '~icons/game-icons/fist'
import GemPendant from '~icons/game-icons/gem-pendant'
import Gems from '~icons/game-icons/gems'
import HolySymbol from '~icons/game-icons/holy-symbol'
import Hourglass from '~icons/game-icons/hourglass'
import Katana from '~icons/game-icons/katana'
import LabCoat from '~icons/game-icons/lab-coat'
import MachineGun from '~icons/game-icons/machine-gun'
import MagnifyingGlass from '~icons/game-icons/magnifying-glass'
import MechaMask from '~icons/game-icons/mecha-mask'
import Minerals from '~icons/game-icons/minerals'
import ModernCity from '~icons/game-icons/modern-city'
import Molecule from '~icons/game-icons/molecule'
import MuscleUp from '~icons/game-icons/muscle-up'
import NinjaMask from '~icons/game-icons/ninja-mask'
import Nunchaku from '~icons/game-icons/nunchaku'
import PoliceBadge from '~icons/game-icons/police-badge'
import PorcelainVase from '~icons/game-icons/porcelain-vase'
import PowerButton from '~icons/game-icons/power-button'
import Prisoner from '~icons/game-icons/prisoner'
import RallyTheTroops from '~icons/game-icons/rally-the-troops'
import SaberToothedCatHead from '~icons/game-icons/saber-toothed-cat-head'
import SacrificialDagger from '~icons/game-icons/sacrificial-dagger'
import Scales from '~icons/game-icons/scales'
import SpearFeather from '~icons/game-icons/spear-feather'
import SpiderMask from '~icons/game-icons/spider-mask'
import SpinningWheel from '~icons/game-icons/spinning-wheel'
import StarSwirl from '~icons/game-icons/star-swirl'
import Sun from '~icons/game-icons/sun'
import Swordwoman from '~icons/game-icons/swordwoman'
import TankTop from '~icons/game-icons/tank-top'
import ThorHammer from '~icons/game-icons/thor-hammer'
import VikingLonghouse from '~icons/game-icons/viking-longhouse'
import WaspSting from '~icons/game-icons/wasp-sting'
import WingedEmblem from '~icons/game-icons/winged-emblem'
import WingedScepter from '~icons/game-icons/winged-scepter'
import Zeppelin from '~icons/game-icons/zeppelin'

/** The cards of the Fate sets. */
export const fateCardGlyphs: Readonly<Record<string, Glyph>> = {
  'fate-thanos-adam-warlock': CosmicEgg,
  'fate-thanos-drax-the-destroyer': CrossedSabres,
  'fate-thanos-gamora': Katana,
  'fate-thanos-nebula': CyborgFace,
  'fate-thanos-a-stone-is-found': Gems,
  'fate-thanos-what-did-it-cost': Scales,
  'fate-thanos-sacrifices-must-be-made': SacrificialDagger,
  'fate-hela-valkyrior': WingedEmblem,
  'fate-hela-angela': AngelWings,
  'fate-hela-balder': Sun,
  'fate-hela-fate-intervenes': SpinningWheel,
  'fate-hela-revive-souls': HolySymbol,
  'fate-hela-odin-force': WingedScepter,
  'fate-hela-conquer-valhalla': VikingLonghouse,
  'fate-killmonger-dora-milaje': SpearFeather,
  'fate-killmonger-hatut-zeraze': NinjaMask,
  'fate-killmonger-black-panther': SaberToothedCatHead,
  'fate-killmonger-everett-k-ross': PoliceBadge,
  'fate-killmonger-okoye': Swordwoman,
  'fate-killmonger-shuri': LabCoat,
  'fate-killmonger-wakanda-forever': CrossedClaws,
  'fate-killmonger-stolen-antiquities': PorcelainVase,
  'fate-ultron-hank-pym': ChemicalDrop,
  'fate-ultron-mockingbird': Nunchaku,
  'fate-ultron-scarlet-witch': CrystalWand,
  'fate-ultron-wasp': WaspSting,
  'fate-ultron-wonder-man': MuscleUp,
  'fate-ultron-molecular-rearranger': Molecule,
  'fate-ultron-deactivation-switch': PowerButton,
  'fate-ultron-invasion-of-stark-enterprises': ModernCity,
  'fate-taskmaster-scarlet-spider-clone': SpiderMask,
  'fate-taskmaster-butterball': TankTop,
  'fate-taskmaster-scott-lang': Ants,
  'fate-taskmaster-solo': MachineGun,
  'fate-taskmaster-found-by-the-avengers': MagnifyingGlass,
  'fate-taskmaster-government-work': Capitol,
  'fate-common-iron-man': MechaMask,
  'fate-common-black-widow': Hourglass,
  'fate-common-nick-fury': Eyepatch,
  'fate-common-hulk': Fist,
  'fate-common-falcon': FalconMoon,
  'fate-common-hawkeye': ArcheryTarget,
  'fate-common-she-hulk': Biceps,
  'fate-common-vision': GemPendant,
  'fate-common-thor': ThorHammer,
  'fate-common-captain-marvel': StarSwirl,
  'fate-common-captain-america': AmericanShield,
  'fate-common-protected-vibranium': Minerals,
  'fate-common-lockdown-at-the-raft': Prisoner,
  'fate-common-helicarrier-alert': Zeppelin,
  'fate-common-avengers-assemble': RallyTheTroops,
}

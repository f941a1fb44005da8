import Barricade from '~icons/game-icons/barricade'
import Biceps from '~icons/game-icons/biceps'
import BullHorns from '~icons/game-icons/bull-horns'
import DeathSkull from '~icons/game-icons/death-skull'
import ExitDoor from '~icons/game-icons/exit-door'
import ElevatorIcon from '~icons/game-icons/elevator'
import FamilyHouse from '~icons/game-icons/family-house'
import Fangs from '~icons/game-icons/fangs'
import FirstAidKit from '~icons/game-icons/first-aid-kit'
import Footprint from '~icons/game-icons/footprint'
import HouseKeys from '~icons/game-icons/house-keys'
import JetFighter from '~icons/game-icons/jet-fighter'
import Microchip from '~icons/game-icons/microchip'
import RadioTower from '~icons/game-icons/radio-tower'
import SpaceShuttle from '~icons/game-icons/space-shuttle'
import Truck from '~icons/game-icons/truck'
import type { Glyph } from '../art/skin.ts'

/** What each mission is about, for its picture. */
export const missionGlyphs: Readonly<Record<string, Glyph>> = {
  MH0: JetFighter,
  MH1: HouseKeys,
  MH2: Truck,
  MH3: FirstAidKit,
  MH4: Microchip,
  MH5: ExitDoor,
  MH6: SpaceShuttle,
  MH7: RadioTower,
  MH8: FamilyHouse,
  MH9: DeathSkull,
  MH10: BullHorns,
  MZ1: Footprint,
  MZ2: ElevatorIcon,
  MZ3: Fangs,
  MZ4: Biceps,
  MZ5: Barricade,
}

import BarbedStar from '~icons/game-icons/barbed-star'
import ClawSlashes from '~icons/game-icons/claw-slashes'
import Crown from '~icons/game-icons/crown'
import EvilMinion from '~icons/game-icons/evil-minion'
import Gauntlet from '~icons/game-icons/gauntlet'
import RhinocerosHorn from '~icons/game-icons/rhinoceros-horn'
import RollingDices from '~icons/game-icons/rolling-dices'
import ShadowGrasp from '~icons/game-icons/shadow-grasp'
import SpiderWeb from '~icons/game-icons/spider-web'
import VampireDracula from '~icons/game-icons/vampire-dracula'
import VisoredHelm from '~icons/game-icons/visored-helm'
import VintageRobot from '~icons/game-icons/vintage-robot'
import type { GroundName } from '../art/grounds/index.ts'
import type { Plate } from '../art/plate.ts'
import type { Glyph } from '../art/skin.ts'
import type { MessageId } from '../words/catalogue.ts'

interface Panel {
  readonly subject: Glyph
  readonly ground: GroundName
  readonly plate: Plate
}

/** How a game stands on the first screen: three printed panels, and what one should know before. */
export interface Cover {
  readonly panels: readonly [Panel, Panel, Panel]
  readonly seats: readonly [least: number, most: number]
  /** How one plays it: together, against each other. */
  readonly mood: MessageId
  /** It has a first turn that is shown step by step. */
  readonly isGuided: boolean
}

const plate = (vivid: string, ink: string, tint: string, second: string): Plate => ({
  vivid,
  ink,
  tint,
  second,
})

const panel = (subject: Glyph, ground: GroundName, inks: Plate): Panel => ({ subject, ground, plate: inks })

/** By the game's id; the first screen shows those that have a board. */
export const covers: Readonly<Record<string, Cover>> = {
  champions: {
    panels: [
      panel(SpiderWeb, 'burst', plate('#F0525A', '#C22832', '#35070C', '#5C93FF')),
      panel(RhinocerosHorn, 'spotlight', plate('#B4BCC9', '#5E6878', '#191F29', '#E5484D')),
      panel(BarbedStar, 'speedLines', plate('#FFB53D', '#9A5C00', '#301A00', '#F0525A')),
    ],
    seats: [1, 4],
    mood: 'landing.together',
    isGuided: true,
  },
  dicethrone: {
    panels: [
      panel(VisoredHelm, 'flutes', plate('#9CCBF5', '#1F6196', '#0A2036', '#F0C75A')),
      panel(RollingDices, 'rosette', plate('#E9B949', '#7E5900', '#2A1A05', '#E58B3C')),
      panel(VampireDracula, 'flutes', plate('#F0555F', '#B01E2E', '#33060C', '#C39BFF')),
    ],
    seats: [2, 4],
    mood: 'landing.against',
    isGuided: true,
  },
  villainous: {
    panels: [
      panel(Gauntlet, 'hexChain', plate('#C79BFF', '#865BB9', '#28123E', '#F2C230')),
      panel(Crown, 'skyline', plate('#E9B949', '#926800', '#2E1B00', '#C79BFF')),
      panel(VintageRobot, 'blueprint', plate('#FF6A5A', '#C23329', '#3D0A07', '#A9B4C7')),
    ],
    seats: [2, 4],
    mood: 'landing.against',
    isGuided: true,
  },
  zombies: {
    panels: [
      panel(ShadowGrasp, 'torn', plate('#8BD450', '#3B7E00', '#0E2600', '#3FC98E')),
      panel(ClawSlashes, 'shards', plate('#F2C230', '#8C6900', '#2C1C00', '#4C8DFF')),
      panel(EvilMinion, 'torn', plate('#A9B4C7', '#5C6880', '#171F2E', '#8BD450')),
    ],
    seats: [1, 6],
    mood: 'landing.together',
    isGuided: true,
  },
}

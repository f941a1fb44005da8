import type { Glyph } from '../../art/skin.ts'
import BorderedShield from '~icons/game-icons/bordered-shield'
import BurningMeteor from '~icons/game-icons/burning-meteor'
import CardPlay from '~icons/game-icons/card-play'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import LightningArc from '~icons/game-icons/lightning-arc'
import Meditation from '~icons/game-icons/meditation'
import PoisonBottle from '~icons/game-icons/poison-bottle'
import RollingDices from '~icons/game-icons/rolling-dices'
import Sparkles from '~icons/game-icons/sparkles'
import StarMedal from '~icons/game-icons/star-medal'

/** What stands for a kind of ability, the timing of a card, the polarity of a token. */
export const useGlyphs: Readonly<Record<string, Glyph>> = {
  offensive: CrossedSwords,
  defensive: BorderedShield,
  passive: Meditation,
  ultimate: BurningMeteor,
  main: CardPlay,
  roll: RollingDices,
  instant: LightningArc,
  positive: Sparkles,
  negative: PoisonBottle,
  unique: StarMedal,
}

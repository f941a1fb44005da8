import type { Glyph } from '../../art/skin.ts'
import BootKick from '~icons/game-icons/boot-kick'
import BorderedShield from '~icons/game-icons/bordered-shield'
import Card4Diamonds from '~icons/game-icons/card-4-diamonds'
import Card7Diamonds from '~icons/game-icons/card-7-diamonds'
import Cycle from '~icons/game-icons/cycle'
import DiceSixFacesFive from '~icons/game-icons/dice-six-faces-five'
import DiceSixFacesSix from '~icons/game-icons/dice-six-faces-six'
import DiceSixFacesTwo from '~icons/game-icons/dice-six-faces-two'
import GoldBar from '~icons/game-icons/gold-bar'
import Hand from '~icons/game-icons/hand'
import HighFive from '~icons/game-icons/high-five'
import InvertedDice5 from '~icons/game-icons/inverted-dice-5'
import MirrorMirror from '~icons/game-icons/mirror-mirror'
import ReturnArrow from '~icons/game-icons/return-arrow'
import RollingDices from '~icons/game-icons/rolling-dices'
import RoundShield from '~icons/game-icons/round-shield'
import ShatteredHeart from '~icons/game-icons/shattered-heart'
import SwapBag from '~icons/game-icons/swap-bag'

/** What stands on the action cards that every deck holds. */
export const sharedCardGlyphs: Readonly<Record<string, Glyph>> = {
  transference: SwapBag,
  what_status_effects: ShatteredHeart,
  vegas_baby: RollingDices,
  get_that_outta_here: BootKick,
  triple_up: Card7Diamonds,
  double_up: Card4Diamonds,
  buh_bye: Hand,
  tip_it: DiceSixFacesTwo,
  getting_paid: GoldBar,
  not_this_time: BorderedShield,
  twice_as_wild: InvertedDice5,
  try_try_again: Cycle,
  so_wild: DiceSixFacesFive,
  samesies: MirrorMirror,
  one_more_time: ReturnArrow,
  helping_hand: HighFive,
  better_d: RoundShield,
  six_it: DiceSixFacesSix,
}

import { amongOps } from './among.ts'
import { attackDiceOps } from './attackDice.ts'
import { boardOps } from './boards.ts'
import { botOps } from './bots.ts'
import { companionOps } from './companions.ts'
import { countOps } from './counts.ts'
import { damageOps } from './damage.ts'
import { detonationOps } from './detonation.ts'
import { diceOps } from './dice.ts'
import { dieCardOps } from './dieCards.ts'
import { everyoneOps } from './everyone.ts'
import { exchangeOps } from './exchange.ts'
import { gainOps } from './gains.ts'
import { growthOps } from './growth.ts'
import { handOps } from './hands.ts'
import { limitOps } from './limits.ts'
import { momentOps } from './moments.ts'
import { playerOps } from './players.ts'
import { priceOps } from './prices.ts'
import { stackOps } from './stacks.ts'
import { weakeningOps } from './weakening.ts'

/** The words of the language that are this game's own. */
export const ops = [
  ...damageOps,
  ...gainOps,
  ...diceOps,
  ...attackDiceOps,
  ...dieCardOps,
  ...playerOps,
  ...momentOps,
  ...stackOps,
  ...countOps,
  ...limitOps,
  ...weakeningOps,
  ...handOps,
  ...boardOps,
  ...companionOps,
  ...botOps,
  ...detonationOps,
  ...priceOps,
  ...everyoneOps,
  ...amongOps,
  ...growthOps,
  ...exchangeOps,
]

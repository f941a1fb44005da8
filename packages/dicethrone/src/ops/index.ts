import { attackDiceOps } from './attackDice.ts'
import { boardOps } from './boards.ts'
import { countOps } from './counts.ts'
import { damageOps } from './damage.ts'
import { diceOps } from './dice.ts'
import { dieCardOps } from './dieCards.ts'
import { everyoneOps } from './everyone.ts'
import { gainOps } from './gains.ts'
import { handOps } from './hands.ts'
import { limitOps } from './limits.ts'
import { momentOps } from './moments.ts'
import { playerOps } from './players.ts'
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
  ...everyoneOps,
]

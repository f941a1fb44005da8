import { bondOps } from './bonds.ts'
import { cardOps } from './cards.ts'
import { characterOps } from './characters.ts'
import { deckOps } from './decks.ts'
import { effectOps } from './effects.ts'
import { fightOps } from './fights.ts'
import { handOps } from './hands.ts'
import { namedOps } from './named.ts'
import { numberOps } from './numbers.ts'
import { objectiveOps } from './objectives.ts'
import { placeOps } from './places.ts'
import { playerOps } from './players.ts'
import { powerOps } from './power.ts'
import { soulOps } from './souls.ts'
import { specialOps } from './special.ts'
import { tileOps } from './tiles.ts'

/** Every word of the game's language. */
export const ops = [
  ...characterOps,
  ...cardOps,
  ...placeOps,
  ...playerOps,
  ...numberOps,
  ...namedOps,
  ...bondOps,
  ...powerOps,
  ...effectOps,
  ...fightOps,
  ...handOps,
  ...deckOps,
  ...soulOps,
  ...tileOps,
  ...specialOps,
  ...objectiveOps,
]

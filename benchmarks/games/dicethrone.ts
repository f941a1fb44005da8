import { dicethrone, heroes } from '@quadriga/dicethrone'
import { measureTables } from './measure.ts'
import { measureOdds } from './odds.ts'

/** Every duel of two heroes, mirrors included. */
const setups = heroes.flatMap(({ id }, place) =>
  heroes.slice(place).map((other) => ({ heroes: [id, other.id] })),
)

measureTables({ game: dicethrone, setups }, { odds: measureOdds })

import { fateCards } from './fate.ts'
import { helaDeck } from './hela.ts'
import { locations, villains } from './realms.ts'
import { stones } from './stones.ts'
import { taskmasterDeck } from './taskmaster.ts'
import { thanosDeck } from './thanos.ts'
import { ultronDeck } from './ultron.ts'

export { locations, villains, stones }

/** Everything that can lie on the table. */
export const content = [
  ...villains,
  ...locations,
  ...stones,
  ...thanosDeck,
  ...ultronDeck,
  ...taskmasterDeck,
  ...helaDeck,
  ...fateCards,
]

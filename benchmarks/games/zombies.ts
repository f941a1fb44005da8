import { boxes, missions, zombies } from '@quadriga/zombies'
import { measureHorde } from './horde.ts'
import { measureTables } from './measure.ts'

/** Every mission with four of those who play it. */
const setups = missions.map(({ id, mode }) => ({
  mission: id,
  heroes: boxes[mode].heroes.slice(0, 4).map((hero) => hero.id),
}))

measureTables({ game: zombies, setups }, { horde: measureHorde })

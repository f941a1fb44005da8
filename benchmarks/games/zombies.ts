import { heroes, missions, zombies } from '@quadriga/zombies'
import { measureHorde } from './horde.ts'
import { measureTables } from './measure.ts'

const four = heroes.slice(0, 4).map(({ id }) => id)

/** Every mission with four heroes. */
const setups = missions.map(({ id }) => ({ mission: id, heroes: four }))

measureTables({ game: zombies, setups }, { horde: measureHorde })

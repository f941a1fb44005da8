import { villainous, villains } from '@quadriga/villainous'
import { measureTables } from './measure.ts'

const modes = ['omnipotent', 'implacable', 'immortal']

/** Every duel of two villains in every mode. */
const setups = villains.flatMap(({ id }, place) =>
  villains.slice(place + 1).flatMap((other) => modes.map((mode) => ({ villains: [id, other.id], mode }))),
)

// A random game seldom reaches an objective.
measureTables({ game: villainous, setups, cap: 2_000 })

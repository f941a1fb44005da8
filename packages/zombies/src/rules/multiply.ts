import { procedure } from '@quadriga/kernel/author'
import { spawnIn } from './spawn.ts'

/** More figures in one zone after the other. */
export const multiplying = procedure<{ zones: readonly string[]; enemy: string; n: number }>(
  'zombies.multiply',
  {
    next(m, f) {
      const [zone] = f.zones
      f.zones = f.zones.slice(1)
      if (zone === undefined) m.done()
      else {
        m.goto('next')
        spawnIn(m, zone, f.enemy, f.n)
      }
    },
  },
)

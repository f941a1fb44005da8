import { missionsFrom } from '../build/index.ts'
import mh0 from './missions/MH0.json' with { type: 'json' }
import mh1 from './missions/MH1.json' with { type: 'json' }
import mh2 from './missions/MH2.json' with { type: 'json' }
import mh3 from './missions/MH3.json' with { type: 'json' }
import mh4 from './missions/MH4.json' with { type: 'json' }
import mh5 from './missions/MH5.json' with { type: 'json' }
import mh6 from './missions/MH6.json' with { type: 'json' }
import mh7 from './missions/MH7.json' with { type: 'json' }
import mh8 from './missions/MH8.json' with { type: 'json' }
import mh9 from './missions/MH9.json' with { type: 'json' }
import mh10 from './missions/MH10.json' with { type: 'json' }
import mz1 from './missions/MZ1.json' with { type: 'json' }
import mz2 from './missions/MZ2.json' with { type: 'json' }
import mz3 from './missions/MZ3.json' with { type: 'json' }
import mz4 from './missions/MZ4.json' with { type: 'json' }
import mz5 from './missions/MZ5.json' with { type: 'json' }
import { stairs, tiles } from './tiles.ts'

/** The files of the box, by mission. */
export const missionFiles: Readonly<Record<string, unknown>> = {
  'MH0.json': mh0,
  'MH1.json': mh1,
  'MH2.json': mh2,
  'MH3.json': mh3,
  'MH4.json': mh4,
  'MH5.json': mh5,
  'MH6.json': mh6,
  'MH7.json': mh7,
  'MH8.json': mh8,
  'MH9.json': mh9,
  'MH10.json': mh10,
  'MZ1.json': mz1,
  'MZ2.json': mz2,
  'MZ3.json': mz3,
  'MZ4.json': mz4,
  'MZ5.json': mz5,
}

/** The eleven heroic missions and the five of Zombie Mode, as their files have them. */
export const missions = missionsFrom(missionFiles, tiles, stairs)

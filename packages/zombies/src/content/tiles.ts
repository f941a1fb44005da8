import { tilesFrom } from '../build/index.ts'
import tile10R from './tiles/10R.json' with { type: 'json' }
import tile10V from './tiles/10V.json' with { type: 'json' }
import tile11R from './tiles/11R.json' with { type: 'json' }
import tile11V from './tiles/11V.json' with { type: 'json' }
import tile12R from './tiles/12R.json' with { type: 'json' }
import tile12V from './tiles/12V.json' with { type: 'json' }
import tile13R from './tiles/13R.json' with { type: 'json' }
import tile13V from './tiles/13V.json' with { type: 'json' }
import tile14R from './tiles/14R.json' with { type: 'json' }
import tile14V from './tiles/14V.json' with { type: 'json' }
import tile15R from './tiles/15R.json' with { type: 'json' }
import tile15V from './tiles/15V.json' with { type: 'json' }
import tile16R from './tiles/16R.json' with { type: 'json' }
import tile16V from './tiles/16V.json' with { type: 'json' }
import tile17R from './tiles/17R.json' with { type: 'json' }
import tile17V from './tiles/17V.json' with { type: 'json' }
import tile18R from './tiles/18R.json' with { type: 'json' }
import tile18V from './tiles/18V.json' with { type: 'json' }

/** The files of the box, by tile face. */
export const tileFiles: Readonly<Record<string, unknown>> = {
  '10R.json': tile10R,
  '11R.json': tile11R,
  '12R.json': tile12R,
  '13R.json': tile13R,
  '14R.json': tile14R,
  '15R.json': tile15R,
  '16R.json': tile16R,
  '17R.json': tile17R,
  '18R.json': tile18R,
  '10V.json': tile10V,
  '11V.json': tile11V,
  '12V.json': tile12V,
  '13V.json': tile13V,
  '14V.json': tile14V,
  '15V.json': tile15V,
  '16V.json': tile16V,
  '17V.json': tile17V,
  '18V.json': tile18V,
}

/** All eighteen tile faces, as their files have them. */
export const tiles = tilesFrom(tileFiles)

/** The stairs between the hall and the landings above it. */
export const stairs = [
  ['14R:hall11', '17V:land-w'],
  ['14R:hall11', '17V:land-e'],
] as const

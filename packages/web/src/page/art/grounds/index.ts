import type { Ground } from '../ground.ts'
import { blueprint } from './blueprint.ts'
import { burst } from './burst.ts'
import { chevrons } from './chevrons.ts'
import { columns } from './columns.ts'
import { contours } from './contours.ts'
import { diary } from './diary.ts'
import { fan } from './fan.ts'
import { flutes } from './flutes.ts'
import { hexChain } from './hexChain.ts'
import { lozenges } from './lozenges.ts'
import { medal } from './medal.ts'
import { rosette } from './rosette.ts'
import { searchlights } from './searchlights.ts'
import { shards } from './shards.ts'
import { skyline } from './skyline.ts'
import { speedLines } from './speedLines.ts'
import { spotlight } from './spotlight.ts'
import { torn } from './torn.ts'
import { waves } from './waves.ts'

/** All grounds by name. */
export const grounds = {
  blueprint,
  burst,
  chevrons,
  columns,
  contours,
  diary,
  fan,
  flutes,
  hexChain,
  lozenges,
  medal,
  rosette,
  searchlights,
  shards,
  skyline,
  speedLines,
  spotlight,
  torn,
  waves,
} as const satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds

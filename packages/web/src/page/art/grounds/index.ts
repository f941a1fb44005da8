import type { Ground } from '../ground.ts'
import { blueprint } from './blueprint.ts'
import { burst } from './burst.ts'
import { contours } from './contours.ts'
import { diary } from './diary.ts'
import { flutes } from './flutes.ts'
import { hexChain } from './hexChain.ts'
import { rosette } from './rosette.ts'
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
  contours,
  diary,
  flutes,
  hexChain,
  rosette,
  shards,
  skyline,
  speedLines,
  spotlight,
  torn,
  waves,
} as const satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds

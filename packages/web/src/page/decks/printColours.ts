import type { CSSProperties } from 'react'
import { type Plate, plates } from '../art/plate.ts'
import { plateInks } from '../art/plateInks.ts'
import { championsSkin } from '../champions/skin.ts'
import type { Face } from '../../model/table/face.ts'

/** The inks that a face is printed with, for the style sheets around it. */
export function inksOf(face: Face | undefined): CSSProperties {
  return plateInks(face === undefined ? plates.basic : championsSkin.plateOf(face))
}

/** The inks of an aspect. */
export function aspectInks(aspect: string): CSSProperties {
  return plateInks((plates as Readonly<Record<string, Plate>>)[aspect] ?? plates.basic)
}

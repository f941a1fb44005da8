import type { CSSProperties } from 'react'
import type { Plate } from './plate.ts'

/** The inks of a plate for style sheets. */
export function plateInks({ vivid, ink, tint, second }: Plate): CSSProperties {
  return { '--vivid': vivid, '--ink': ink, '--tint': tint, '--second': second } as CSSProperties
}

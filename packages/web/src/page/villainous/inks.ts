import type { CSSProperties } from 'react'
import type { Plate } from '../art/plate.ts'
import { motifImage, signatureOf } from './signatures.ts'

/** The inks of a plate for style sheets. */
export function plateInks({ vivid, ink, tint, second }: Plate): CSSProperties {
  return { '--vivid': vivid, '--ink': ink, '--tint': tint, '--second': second } as CSSProperties
}

/** A villain's inks and motif for style sheets. */
export function inksOf(villain: string): CSSProperties {
  return { ...plateInks(signatureOf(villain).plate), '--motif': motifImage(villain) } as CSSProperties
}

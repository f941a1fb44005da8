import type { CSSProperties } from 'react'
import { plateInks } from '../art/plateInks.ts'
import { motifImage, signatureOf } from './signatures.ts'

/** A villain's inks and motif for style sheets. */
export function inksOf(villain: string): CSSProperties {
  return { ...plateInks(signatureOf(villain).plate), '--motif': motifImage(villain) } as CSSProperties
}

import type { CSSProperties } from 'react'
import { plateInks } from '../art/plateInks.ts'
import { gestureImage, signatureOf } from './signatures.ts'

/** A hero's inks and gesture for style sheets. */
export function inksOf(hero: string): CSSProperties {
  return { ...plateInks(signatureOf(hero).plate), '--gesture': gestureImage(hero) } as CSSProperties
}

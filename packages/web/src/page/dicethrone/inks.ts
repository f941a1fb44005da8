import type { CSSProperties } from 'react'
import { gestureImage, signatureOf } from './signatures.ts'

/** A hero's inks and gesture for style sheets. */
export function inksOf(hero: string): CSSProperties {
  const { vivid, ink, tint, second } = signatureOf(hero).plate
  return {
    '--vivid': vivid,
    '--ink': ink,
    '--tint': tint,
    '--second': second,
    '--gesture': gestureImage(hero),
  } as CSSProperties
}

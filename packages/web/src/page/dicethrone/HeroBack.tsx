import type { CSSProperties } from 'react'
import { heroGlyphs } from './glyphs/heroes.ts'
import styles from './HeroBack.module.css'
import { gestureImage, signatureOf } from './signatures.ts'

/** The back of a hero's cards: gesture, gilt rule and glyph. It carries nothing of the card. */
export function HeroBack({ hero, label }: { readonly hero: string; readonly label: string }) {
  const { vivid, ink, tint, second } = signatureOf(hero).plate
  const Glyph = heroGlyphs[hero]
  const inks = {
    '--vivid': vivid,
    '--ink': ink,
    '--tint': tint,
    '--second': second,
    '--gesture': gestureImage(hero),
  }
  return (
    <div className={styles.back} role="img" aria-label={label} style={inks as CSSProperties}>
      {Glyph === undefined ? null : <Glyph className={styles.glyph} aria-hidden="true" />}
    </div>
  )
}

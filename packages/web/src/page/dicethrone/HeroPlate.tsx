import type { CSSProperties, ReactNode } from 'react'
import styles from './HeroPlate.module.css'
import { gestureImage, signatureOf } from './signatures.ts'

interface HeroPlateProps {
  readonly hero: string
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Told to the style sheets. */
  readonly data?: Readonly<Record<string, boolean>>
}

/** A gilt double frame whose band carries a hero's gesture in the hero's inks. */
export function HeroPlate({ hero, children, className, data = {} }: HeroPlateProps) {
  const { vivid, ink, tint, second } = signatureOf(hero).plate
  const inks = {
    '--vivid': vivid,
    '--ink': ink,
    '--tint': tint,
    '--second': second,
    '--gesture': gestureImage(hero),
  }
  return (
    <div
      className={`${styles.plate} ${className ?? ''}`}
      style={inks as CSSProperties}
      {...Object.fromEntries(Object.entries(data).map(([name, is]) => [`data-${name}`, is]))}
    >
      {children}
    </div>
  )
}

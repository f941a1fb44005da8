import type { ReactNode } from 'react'
import styles from './HeroPlate.module.css'
import { inksOf } from './inks.ts'

interface HeroPlateProps {
  readonly hero: string
  readonly children: ReactNode
  readonly className?: string | undefined
  /** Told to the style sheets. */
  readonly data?: Readonly<Record<string, boolean>>
}

/** A gilt double frame whose band carries a hero's gesture in the hero's inks. */
export function HeroPlate({ hero, children, className, data = {} }: HeroPlateProps) {
  return (
    <div
      className={`${styles.plate} ${className ?? ''}`}
      style={inksOf(hero)}
      {...Object.fromEntries(Object.entries(data).map(([name, is]) => [`data-${name}`, is]))}
    >
      {children}
    </div>
  )
}

import { Drumstick, Heart, Zap } from 'lucide-react'
import type { Gauge } from '../../model/table/piece.ts'
import type { HeroModel } from '../../model/zombies/board.ts'
import styles from './Gauges.module.css'

interface GaugeProps {
  readonly gauge: Gauge
}

const places = ({ now, max }: Gauge): readonly boolean[] =>
  Array.from({ length: Math.max(now, max) }, (_, n) => n < now)

/** Health: what is lost is hollow. */
export function Hearts({ gauge }: GaugeProps) {
  return (
    <span className={styles.hearts} aria-hidden="true">
      {places(gauge).map((isFull, n) => (
        // Places in a row are told by their number alone.
        <Heart key={n} size={16} data-full={isFull} />
      ))}
    </span>
  )
}

export function Powers({ gauge }: GaugeProps) {
  return (
    <span className={styles.powers} aria-hidden="true">
      {places(gauge).map((isFull, n) => (
        <Zap key={n} size={15} data-full={isFull} />
      ))}
    </span>
  )
}

/** Hunger: the last place makes Ravenous. */
export function Hungers({ gauge }: GaugeProps) {
  return (
    <span className={styles.hungers} data-ravenous={gauge.now >= gauge.max} aria-hidden="true">
      {places(gauge).map((isFull, n) => (
        <Drumstick key={n} size={15} data-full={isFull} />
      ))}
    </span>
  )
}

/** What a hero pays with: Power, or Hunger in Zombie Mode. */
export function Fuel({ hero }: { readonly hero: Pick<HeroModel, 'power' | 'hunger'> }) {
  return hero.hunger.max > 0 ? <Hungers gauge={hero.hunger} /> : <Powers gauge={hero.power} />
}

/** Actions that are left, as diamonds. */
export function Pips({ gauge }: GaugeProps) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {places(gauge).map((isFull, n) => (
        <i key={n} data-full={isFull} />
      ))}
    </span>
  )
}

/** The Danger Level: one to four rising bars in its colour. */
export function DangerBars({ level }: { readonly level: number }) {
  return (
    <span className={styles.danger} data-level={level} aria-hidden="true">
      {[0, 1, 2, 3].map((n) => (
        <i key={n} data-full={n <= level} style={{ blockSize: 5 + n * 3 }} />
      ))}
    </span>
  )
}

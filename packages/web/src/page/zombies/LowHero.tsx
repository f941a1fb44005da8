import { createPortal } from 'react-dom'
import { useHandPlace } from '../play/handPlace.ts'
import { HeroCard } from './HeroCard.tsx'
import styles from './LowHero.module.css'
import { useTableau } from './useTableau.ts'

/** In low windows the map takes the whole height: the hero's sheet stands above the dock, in the place of a hand. */
export function LowHero() {
  const { hero } = useTableau()
  const element = useHandPlace()
  if (hero === undefined || element === null) return null
  return createPortal(
    <div className={styles.place}>
      <HeroCard hero={hero} />
    </div>,
    element,
  )
}

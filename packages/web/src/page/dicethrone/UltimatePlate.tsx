import { useEffect, useState } from 'react'
import { useWords } from '../words/i18n.ts'
import { useDuel } from './duel.ts'
import { heroGlyphs } from './glyphs/heroes.ts'
import { HeroPlate } from './HeroPlate.tsx'
import styles from './UltimatePlate.module.css'

/** How long the plate stands. */
const BEAT = 1600

/** An ultimate ability: one plate across the whole table that says that nobody may react. A press or a key takes it away. */
export function UltimatePlate() {
  const t = useWords()
  const { board } = useDuel()
  const { attack } = board
  const isUltimate = attack?.isUltimate === true
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    setSeen(!isUltimate)
    if (!isUltimate) return
    const away = () => setSeen(true)
    const timer = setTimeout(away, BEAT)
    addEventListener('keydown', away)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', away)
    }
  }, [isUltimate])
  if (attack === null || isSeen) return null
  const hero = board.players[attack.attacker]?.face ?? ''
  const Glyph = heroGlyphs[hero]
  return (
    <div className={styles.beat} onPointerDown={() => setSeen(true)}>
      <HeroPlate hero={hero} className={styles.plate}>
        {Glyph === undefined ? null : <Glyph className={styles.glyph} aria-hidden="true" />}
        <p className={styles.kind}>{t('dt.ultimate')}</p>
        <p className={styles.name}>{board.pieces[attack.ability]?.name}</p>
        <p className={styles.word} role="alert">
          {t('dt.noReaction')}
        </p>
      </HeroPlate>
    </div>
  )
}

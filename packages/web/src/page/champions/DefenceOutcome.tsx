import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import type { Defence } from './defence/attacks.ts'
import styles from './DefendChoice.module.css'
import { spanOf } from './forecastSums.ts'

/** The damage, who takes it and what is left of them. */
export function DefenceOutcome({ defence }: { readonly defence: Defence }) {
  const t = useWords()
  const { pieces } = usePlay().shown.board
  const { hit, tough, spill, retaliate, defender } = defence
  const nameOf = (id: number) => pieces[id]?.name ?? ''
  const left = {
    min: Math.max(0, hit.remaining - hit.damage.max),
    max: Math.max(0, hit.remaining - hit.damage.min),
  }
  return (
    <span className={styles.outcome}>
      {defender === hit.to ? null : (
        <span>{t('defend.takes', { name: nameOf(hit.to), damage: spanOf(t, hit.damage) })}</span>
      )}
      {tough ? (
        <span>{t('defend.tough')}</span>
      ) : (
        <b>{t('defend.left', { from: hit.remaining, left: spanOf(t, left) })}</b>
      )}
      {spill === null || spill.damage.max === 0 ? null : (
        <span>{t('defend.spill', { name: nameOf(spill.to), damage: spanOf(t, spill.damage) })}</span>
      )}
      {retaliate === 0 ? null : <span>{t('defend.retaliate', { n: retaliate })}</span>}
    </span>
  )
}

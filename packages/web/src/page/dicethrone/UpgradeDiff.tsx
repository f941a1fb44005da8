import { type CSSProperties, Fragment } from 'react'
import { useHandling } from '../cards/handling.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'
import { plainText } from '../text/plainText.ts'
import { useWords } from '../words/i18n.ts'
import type { DiceThroneBoard } from '../../model/dicethrone/board.ts'
import { Requirement } from './Requirement.tsx'
import { signatureOf } from './signatures.ts'
import styles from './UpgradeDiff.module.css'
import { wordDiff } from './wordDiff.ts'

/** An upgrade up close: what it changes in the ability it would cover, tier by tier. */
export function UpgradeDiff({ piece }: { readonly piece: Piece }) {
  const t = useWords()
  const { faceOf } = useHandling()
  const { covers } = usePlay().shown.board as DiceThroneBoard
  const before = faceOf(covers[piece.id] ?? '')
  const after = faceOf(piece.face)
  if (before === undefined || after === undefined) return null
  const { vivid, ink } = signatureOf(after.family).plate
  return (
    <section className={styles.diff} style={{ '--vivid': vivid, '--ink': ink } as CSSProperties}>
      <h3 className={styles.title}>{t('dt.upgrades', { before: before.name, after: after.name })}</h3>
      {Array.from({ length: Math.max(linesOf(before).length, linesOf(after).length) }, (_, n) => {
        const tier = after.tiers[n] ?? before.tiers[n]
        return (
          // Tiers never change their order.
          <div key={n} className={styles.tier}>
            {tier === undefined ? null : <Requirement tier={tier} met={[]} />}
            <p>
              {wordDiff(linesOf(before)[n] ?? '', linesOf(after)[n] ?? '').map(({ kind, text }, i) => (
                // Words never change their order.
                <Fragment key={i}>
                  {kind === 'same' ? text : kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>}
                </Fragment>
              ))}
            </p>
          </div>
        )
      })}
    </section>
  )
}

/** What each tier does; of an ability without dice, its paragraphs behind the first, which says what kind it is. */
function linesOf({ tiers, text }: Face): string[] {
  return tiers.length > 0 ? tiers.map((tier) => plainText(tier.text)) : text.slice(1).map(plainText)
}

import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Zone } from '../cards/Zone.tsx'
import { givenBy } from '../play/completeAnswer.ts'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import { Consequences } from './Consequences.tsx'
import { Figure } from './Figure.tsx'
import type { Fight } from './useFight.ts'
import styles from './VanquishBuilder.module.css'

/** Puts a Vanquish together: the Allies that fight, the sum against the need, the target, and what follows. */
export function VanquishBuilder({ fight }: { readonly fight: Fight }) {
  const t = useWords()
  const { board, found } = useVillainous()
  const { markOf } = useHandling()
  const { target, asked, picks } = fight
  const foe = board.pieces[target]
  const have = givenBy(asked, picks).length
  const need = asked.min
  const used = asked.choices.filter(({ key }) => picks.includes(key)).length
  return (
    <Zone title={t('vl.vanquishing')} quiet className={styles.builder}>
      <section className={styles.allies}>
        <h3 className={styles.label}>{t('vl.alliesHere')}</h3>
        <ul className={styles.figures}>
          {found(asked.choices.map(({ thing }) => thing)).map((piece) => (
            <li key={piece.id} data-in={markOf(piece.id).state === 'source'}>
              <PieceButton piece={piece}>
                <Figure piece={piece} />
              </PieceButton>
            </li>
          ))}
        </ul>
      </section>
      <Sum have={have} need={need} allies={used} least={asked.need.length} />
      {foe === undefined ? null : (
        <section className={styles.target}>
          <h3 className={styles.label}>{t('vl.target')}</h3>
          <div className={styles.foe}>
            <PieceButton piece={foe}>
              <Figure piece={foe} />
            </PieceButton>
          </div>
        </section>
      )}
      <Consequences fight={fight} />
    </Zone>
  )
}

interface SumProps {
  readonly have: number
  readonly need: number
  readonly allies: number
  readonly least: number
}

/** One block for each point of Strength, and a mark at the need. */
function Sum({ have, need, allies, least }: SumProps) {
  const t = useWords()
  const isEnough = have >= need && allies >= least
  const says =
    allies < least
      ? t('vl.twoNeeded', { n: least })
      : have > need
        ? t('vl.more', { n: have - need })
        : have === need
          ? t('vl.exact')
          : t('vl.missing', { n: need - have })
  return (
    <section className={styles.sum} data-enough={isEnough} aria-label={t('vl.against', { have, need })}>
      <p className={styles.numbers} aria-hidden="true">
        <b>{have}</b> <span>{t('vl.againstWord')}</span> <b data-need="">{need}</b>
      </p>
      <p className={styles.blocks} aria-hidden="true">
        {Array.from({ length: Math.max(have, need) }, (_, n) => (
          // Points are alike.
          <i key={n} data-in={n < have} data-over={n >= need} data-last={n === need - 1} />
        ))}
      </p>
      <p className={styles.says}>{says}</p>
    </section>
  )
}

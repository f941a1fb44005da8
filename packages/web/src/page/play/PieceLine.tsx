import type { ThingId } from '../table/client.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import controls from '../theme/controls.module.css'
import { type Say, useWords } from '../words/i18n.ts'
import { usePlay } from './PlayContext.ts'
import styles from './TextTable.module.css'
import { useMark } from './useMark.ts'

/** One piece in words, marked where it can be chosen, with what is attached to it below. */
export function PieceLine({ id }: { readonly id: ThingId }) {
  const t = useWords()
  const { shown } = usePlay()
  const mark = useMark(id)
  const piece = shown.board.pieces[id]
  const isOffered = mark.state !== 'idle'
  const isPicked = mark.state === 'chosen' || mark.state === 'source' || mark.state === 'pays'
  if (piece === undefined) return null
  return (
    <li>
      <button
        type="button"
        className={styles.piece}
        data-legal={isOffered}
        data-picked={isPicked}
        data-hovered={mark.isHovered}
        onClick={mark.point}
        onMouseEnter={() => mark.hover(true)}
        onMouseLeave={() => mark.hover(false)}
      >
        {isOffered ? (
          <span className={styles.mark}>
            <span aria-hidden="true">{mark.key === '' ? '◆' : mark.key}</span>
            <span className={controls.hidden}>
              {t(mark.key === '' ? 'play.offered' : 'play.optionMark', { n: mark.key })}
            </span>
          </span>
        ) : null}
        <span>{dieText(t, shown, id) ?? piece.says}</span>
        {isPicked ? <span className={styles.picked}>{t('play.picked')}</span> : null}
      </button>
      {piece.attached.length === 0 ? null : (
        <ul className={styles.attached}>
          {piece.attached.map((one) => (
            <PieceLine key={one} id={one} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** A die says what it shows. */
function dieText(t: Say, { board }: Snapshot, id: ThingId): string | null {
  if (board.game !== 'dicethrone') return null
  const dice = board.players.flatMap((player) => [...player.dice, ...player.effectDice])
  const die = dice.find((one) => one.id === id)
  return die === undefined ? null : t('play.die', { pips: die.pips, symbol: die.symbolName })
}

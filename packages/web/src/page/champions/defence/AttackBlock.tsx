import { useState } from 'react'
import { FaceDisc } from '../../cards/FaceDisc.tsx'
import { usePlay } from '../../play/PlayContext.ts'
import { NOTHING } from '../../../model/table/nobody.ts'
import { useWords } from '../../words/i18n.ts'
import { strikeWords } from '../forecastSums.ts'
import { type Attack, chosenIn, type Defence, keyOf } from './attacks.ts'
import { DefenderRow } from './DefenderRow.tsx'
import styles from './DefenceSheet.module.css'
import type { Defending } from './useDefending.ts'

interface BlockProps {
  readonly attack: Attack
  readonly defending: Defending
  /** The first attack on a player shows all answers at once. */
  readonly isFirst: boolean
  /** Something has changed since it was planned. */
  readonly isChanged: boolean
}

/** One attack and its answers: the chosen one, those of the attacked player and, where they are asked for, all others. */
export function AttackBlock({ attack, defending, isFirst, isChanged }: BlockProps) {
  const t = useWords()
  const { shown } = usePlay()
  const [isOpen, setOpen] = useState(false)
  const enemy = shown.board.pieces[attack.enemy]
  const chosen = chosenIn(defending.plan, attack)
  const listed = attack.defences.filter((one) =>
    isOpen ? true : isFirst || isChanged ? isOwn(attack, one) || one === chosen : one === chosen,
  )
  const more = attack.defences.length - listed.length
  return (
    <div
      role="group"
      className={styles.block}
      data-attack={keyOf(attack)}
      data-changed={isChanged}
      aria-label={`${enemy?.name ?? ''} → ${shown.seats[attack.seat]?.name ?? ''}`}
    >
      <p className={styles.attack}>
        {enemy === undefined ? null : <FaceDisc code={enemy.face} size={22} />} <b>{enemy?.name}</b>{' '}
        <span className={styles.aside}>
          {strikeWords(t, attack)}
          <span className={styles.target}> → {shown.seats[attack.seat]?.name}</span>
        </span>
        {more === 0 ? null : (
          <button
            type="button"
            className={styles.more}
            aria-label={t('defend.moreLong', { n: more, name: enemy?.name ?? '' })}
            onClick={() => setOpen(true)}
          >
            {t('defend.more', { n: more })}
          </button>
        )}
      </p>
      <ul className={styles.answers}>
        {ordered(listed).map((defence) => (
          <li key={defence.defender}>
            <DefenderRow
              attack={attack}
              defence={defence}
              defending={defending}
              isChosen={defence === chosen}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function isOwn({ seat }: Attack, defence: Defence): boolean {
  return defence.defender === NOTHING || defence.seat === seat
}

/** Nobody comes last. */
function ordered(defences: readonly Defence[]): readonly Defence[] {
  return defences.toSorted((a, b) => Number(a.defender === NOTHING) - Number(b.defender === NOTHING))
}

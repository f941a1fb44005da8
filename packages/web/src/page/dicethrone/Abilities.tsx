import type { CSSProperties } from 'react'
import { HandlingContext, useHandling } from '../cards/handling.ts'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import styles from './Abilities.module.css'
import { Ability } from './Ability.tsx'
import { abilityView } from './abilityStates.ts'
import { useDuel } from './duel.ts'
import { inksOf } from './inks.ts'
import { useAbilityHandling } from './useAbilityHandling.ts'

interface AbilitiesProps {
  readonly player: DuellistModel
  readonly className?: string | undefined
}

/** A hero board: every ability in its printed place, whatever the dice show. */
export function Abilities({ player, className }: AbilitiesProps) {
  const t = useWords()
  const { faceOf } = useHandling()
  const { board, free, served } = useDuel()
  const odds = free !== null && free.seat === player.seat ? free : null
  const name = board.pieces[player.hero]?.name ?? ''
  const style = { ...inksOf(player.face), '--rows': Math.ceil(player.places.length / 3) } as CSSProperties
  return (
    <Zone title={t('dt.boardOf', { name })} quiet className={`${styles.zone} ${className ?? ''}`}>
      <HandlingContext value={useAbilityHandling()}>
        <ol className={styles.places} style={style}>
          {player.places.map((ids) => (
            <li key={ids[0]} className={styles.place} data-abilities={ids.length}>
              {ids.map((id) => {
                const piece = board.pieces[id]
                const face = faceOf(piece?.face ?? '')
                if (piece === undefined || face === undefined) return null
                return (
                  <Ability
                    key={id}
                    ability={abilityView(piece, face, odds)}
                    served={served[id] ?? []}
                    isRoomy={ids.length === 1}
                  />
                )
              })}
            </li>
          ))}
        </ol>
      </HandlingContext>
    </Zone>
  )
}

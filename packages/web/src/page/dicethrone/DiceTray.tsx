import { type RefObject, useEffect, useRef } from 'react'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import type { DieModel, DuellistModel } from '../../model/dicethrone/board.ts'
import { AttackPanel } from './AttackPanel.tsx'
import styles from './DiceTray.module.css'
import { DieButton } from './DieButton.tsx'
import { useDuel } from './duel.ts'
import { HeroPlate } from './HeroPlate.tsx'
import { inOrder } from './heldDice.ts'
import { KeepList } from './KeepList.tsx'
import { RollBar } from './RollBar.tsx'
import { RollHistory } from './RollHistory.tsx'
import { TurnedFaces } from './TurnedFaces.tsx'
import { useTray } from './trayStore.ts'

/** Dice of one player that lie in the tray together. */
interface Throw {
  readonly key: string
  readonly player: DuellistModel
  readonly dice: readonly DieModel[]
  readonly isOther: boolean
  readonly isResting: boolean
}

/** The dice of the moment: those of the player who rolls, of everybody whose dice still count, else the reader's own at rest. */
export function DiceTray({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const { board, me, canRoll } = useDuel()
  const throws = throwsOn(board.players, board.roll?.seat ?? -1, me)
  const host = throws[0]?.player ?? me
  return (
    <Zone title={t('dt.tray')} quiet className={`${styles.zone} ${className ?? ''}`}>
      <HeroPlate
        hero={host.face}
        className={styles.tray}
        data={{ resting: throws[0]?.isResting === true, keeps: canRoll, attack: board.attack !== null }}
      >
        {throws.map((one, n) => (
          <Thrown key={one.key} thrown={one} isFirst={n === 0} />
        ))}
        <TurnedFaces />
        <RollBar />
        {board.attack === null ? <KeepList /> : <AttackPanel attack={board.attack} />}
      </HeroPlate>
    </Zone>
  )
}

/** Dice of one player in a row, with what one can do with them. */
function Thrown({
  thrown: { player, dice, isOther, isResting },
  isFirst,
}: {
  readonly thrown: Throw
  readonly isFirst: boolean
}) {
  const t = useWords()
  const { board, me, canRoll, aimed, question, tumbling, shown } = useDuel()
  const { order } = useTray()
  // Who watches looks over somebody's shoulder: no dice there are theirs.
  const isMine = player === me && shown.online?.isWatching !== true
  const isKeepable = canRoll && aimed === null && !isOther && question?.seat === player.seat
  const name = board.pieces[player.hero]?.name ?? ''
  const row = useInSight(isKeepable ? question.id : null)
  return (
    <div
      className={styles.throw}
      role="group"
      aria-label={t(isOther ? 'dt.effectDiceOf' : 'dt.diceOf', { name })}
    >
      <div className={styles.owner}>
        <span className={styles.label} aria-hidden="true">
          {isMine ? t('dt.yourDice') : t('dt.diceOf', { name })}
        </span>
        {isKeepable ? <span className={styles.aside}>{t('dt.touchDie')}</span> : null}
        {isFirst ? (
          <span className={styles.history}>
            <RollHistory />
          </span>
        ) : null}
      </div>
      <div ref={row} className={styles.dice}>
        {(isOther ? dice : inOrder(dice, order)).map((die, n) => (
          <DieButton
            key={die.id}
            die={die}
            hero={player.face}
            place={n + 1}
            isTumbling={tumbling.has(die.id)}
            isResting={isResting}
            isKeepable={isKeepable}
          />
        ))}
      </div>
    </div>
  )
}

/** Dice to keep are brought into sight: on a phone long abilities may have pushed them below the edge. */
function useInSight(question: number | null): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = row
    if (question === null || current === null) return undefined
    // Again when the abilities have their words, or the dock has grown.
    const watch = new ResizeObserver(() => current.scrollIntoView({ block: 'nearest' }))
    for (const zone of current.closest('section')?.parentElement?.children ?? []) watch.observe(zone)
    return () => watch.disconnect()
  }, [question])
  return row
}

function throwsOn(players: readonly DuellistModel[], roller: number, me: DuellistModel): Throw[] {
  const found = players.flatMap((player): Throw[] => {
    const own = player.seat === roller ? player.dice : player.dice.filter(({ rolling }) => rolling)
    const throws = { player, isResting: false }
    return [
      ...(own.length === 0 ? [] : [{ ...throws, key: `${player.seat}`, dice: own, isOther: false }]),
      ...(player.effectDice.length === 0
        ? []
        : [{ ...throws, key: `${player.seat}e`, dice: player.effectDice, isOther: true }]),
    ]
  })
  if (found.length > 0) return found
  return [{ key: 'rest', player: me, dice: me.dice, isOther: false, isResting: true }]
}

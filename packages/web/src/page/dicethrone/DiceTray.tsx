import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { Advice } from './Advice.tsx'
import type { DieModel, DuellistModel } from '../../model/dicethrone/board.ts'
import styles from './DiceTray.module.css'
import { DieButton } from './DieButton.tsx'
import { useDuel } from './duel.ts'
import { HeroPlate } from './HeroPlate.tsx'
import { inOrder } from './heldDice.ts'
import { RollBar } from './RollBar.tsx'
import { useTray } from './trayStore.ts'
import { useTumble } from './useTumble.ts'

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
  const { board, me, canRoll, question } = useDuel()
  const tumbling = useTumble()
  const { order } = useTray()
  const throws = throwsOn(board.players, board.roll?.seat ?? -1, me)
  const host = throws[0]?.player ?? me
  return (
    <Zone title={t('dt.tray')} quiet className={`${styles.zone} ${className ?? ''}`}>
      <HeroPlate hero={host.face} className={styles.tray} data={{ resting: throws[0]?.isResting === true }}>
        {throws.map(({ key, player, dice, isOther, isResting }) => (
          <div
            key={key}
            className={styles.throw}
            role="group"
            aria-label={t(isOther ? 'dt.effectDiceOf' : 'dt.diceOf', {
              name: board.pieces[player.hero]?.name ?? '',
            })}
          >
            {throws.length > 1 || player !== me ? (
              <p className={styles.owner}>{board.pieces[player.hero]?.name}</p>
            ) : null}
            <div className={styles.dice}>
              {(isOther ? dice : inOrder(dice, order)).map((die, n) => (
                <DieButton
                  key={die.id}
                  die={die}
                  hero={player.face}
                  place={n + 1}
                  isTumbling={tumbling.has(die.id)}
                  isResting={isResting}
                  isKeepable={canRoll && !isOther && question?.seat === player.seat}
                />
              ))}
            </div>
          </div>
        ))}
        <RollBar />
        <Advice />
      </HeroPlate>
    </Zone>
  )
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

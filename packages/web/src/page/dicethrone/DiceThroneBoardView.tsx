import { type CSSProperties, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Seat } from '@quadriga/kernel'
import { PeekArea } from '../cards/Peek.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useHandPlace } from '../play/handPlace.ts'
import { useWords } from '../words/i18n.ts'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { Abilities } from './Abilities.tsx'
import { BoardSheet } from './BoardSheet.tsx'
import { DiceTray } from './DiceTray.tsx'
import styles from './DiceThroneBoardView.module.css'
import { DuelContext } from './duel.ts'
import { HandRow } from './HandRow.tsx'
import { OpponentStrip } from './OpponentStrip.tsx'
import { OwnHero } from './OwnHero.tsx'
import { RollVoice } from './RollVoice.tsx'
import { gestureImage } from './signatures.ts'
import { UltimatePlate } from './UltimatePlate.tsx'
import { useDiceKeys } from './useDiceKeys.ts'
import { useDuelAt } from './useDuelAt.ts'

/** Own plate and hand: at the foot of the table, or in the column of the dock where windows are low. */
function OwnSide({ player }: { readonly player: DuellistModel }) {
  const aside = useHandPlace()
  const parts = (
    <>
      <OwnHero player={player} className={styles.me} />
      <HandRow className={styles.hand} />
    </>
  )
  if (aside === null) return parts
  return createPortal(
    <div className={styles.aside} data-beside-board>
      <div className={styles.column}>{parts}</div>
    </div>,
    aside,
  )
}

/** The table of Dice Throne. It fills the place it is given; on small screens abilities and tray scroll, hand and opponents stay. */
export function DiceThroneBoardView() {
  const t = useWords()
  const [seen, see] = useState<Seat | null>(null)
  const duel = useDuelAt(see)
  useDiceKeys(duel)
  const { board, me } = duel
  const others = board.players.filter(({ seat }) => seat !== me.seat)
  const isDuel = board.mode === 'duel'
  return (
    <DuelContext value={duel}>
      <PeekArea>
        <div className={styles.board} style={{ '--table-gesture': gestureImage('') } as CSSProperties}>
          <div className={styles.table} data-players={board.players.length}>
            <Zone title={t(isDuel ? 'dt.opponents' : 'dt.players')} quiet className={styles.others}>
              {others.map((player) => (
                <OpponentStrip key={player.seat} player={player} isAlone={others.length === 1} />
              ))}
            </Zone>
            <div className={styles.middle}>
              <Abilities player={me} className={styles.abilities} />
              <DiceTray className={styles.tray} />
            </div>
            <OwnSide player={me} />
          </div>
          <UltimatePlate />
          <RollVoice />
          <BoardSheet player={board.players.find(({ seat }) => seat === seen)} />
        </div>
      </PeekArea>
    </DuelContext>
  )
}

import { type CSSProperties, useState } from 'react'
import type { Seat } from '@quadriga/kernel'
import { PeekArea } from '../cards/Peek.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { AttackPanel } from './AttackPanel.tsx'
import { BoardSheet } from './BoardSheet.tsx'
import { DiceTray } from './DiceTray.tsx'
import styles from './DiceThroneBoardView.module.css'
import { DuelContext } from './duel.ts'
import { HandRow } from './HandRow.tsx'
import { Ladder } from './Ladder.tsx'
import { PlayerPanel } from './PlayerPanel.tsx'
import { RollVoice } from './RollVoice.tsx'
import { gestureImage } from './signatures.ts'
import { UltimatePlate } from './UltimatePlate.tsx'
import { useDiceKeys } from './useDiceKeys.ts'
import { useDuelAt } from './useDuelAt.ts'

/** The table of Dice Throne. It fills the place it is given; hand and dice are always in sight, only the ladder scrolls. */
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
        <div
          className={styles.board}
          data-players={board.players.length}
          data-attack={board.attack !== null}
          style={{ '--table-gesture': gestureImage('') } as CSSProperties}
        >
          <div className={styles.table}>
            <Zone title={t(isDuel ? 'dt.opponents' : 'dt.players')} quiet className={styles.others}>
              {others.map((player) => (
                <PlayerPanel key={player.seat} player={player} isMe={false} />
              ))}
            </Zone>
            <AttackPanel className={styles.attack} />
            <Ladder player={me} className={styles.ladder} />
            <DiceTray className={styles.tray} />
            <Zone
              title={t('dt.side', { name: board.pieces[me.hero]?.name ?? '' })}
              quiet
              className={styles.me}
            >
              <PlayerPanel player={me} isMe />
            </Zone>
            <HandRow className={styles.hand} />
          </div>
          <UltimatePlate />
          <RollVoice />
          <BoardSheet player={board.players.find(({ seat }) => seat === seen)} />
        </div>
      </PeekArea>
    </DuelContext>
  )
}

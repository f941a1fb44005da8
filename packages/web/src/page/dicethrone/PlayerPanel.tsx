import { PieceButton } from '../cards/PieceButton.tsx'
import { useWords } from '../words/i18n.ts'
import { Belongings } from './Belongings.tsx'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { Dial } from './Dial.tsx'
import { useDuel } from './duel.ts'
import { HeroPlate } from './HeroPlate.tsx'
import { PanelFoot } from './PanelFoot.tsx'
import styles from './PlayerPanel.module.css'
import { Portrait } from './Portrait.tsx'

interface PlayerPanelProps {
  readonly player: DuellistModel
  /** The reader's own side, whose board lies open. */
  readonly isMe: boolean
}

/** A player at a glance: who, how much health and combat points, how many cards, which tokens and companions. */
export function PlayerPanel({ player, isMe }: PlayerPanelProps) {
  const t = useWords()
  const { board } = useDuel()
  const { seat, health, cp, hero, face, companions } = player
  const piece = board.pieces[hero]
  const isCrowded = companions.length >= CROWD
  return (
    <div className={styles.place}>
      <HeroPlate hero={face} className={styles.panel} data={{ me: isMe, crowded: isCrowded }}>
        {piece === undefined ? null : (
          <PieceButton piece={piece} className={styles.portrait}>
            <Portrait hero={face} isActive={board.active === seat} />
          </PieceButton>
        )}
        <div className={styles.names}>
          <span className={styles.name}>{piece?.name}</span>
          <Tags player={player} isMe={isMe} />
        </div>
        <div className={styles.dials}>
          <Dial
            gauge={health}
            label={t('dt.health')}
            says={t('dt.healthOf', { n: health.now, max: health.max })}
            kind="health"
            notches={30}
          />
          <Dial
            gauge={cp}
            label={t('dt.cp')}
            says={t('dt.cpOf', { n: cp.now, max: cp.max })}
            kind="cp"
            notches={15}
          />
        </div>
        <Belongings player={player} />
        <PanelFoot player={player} isMe={isMe} />
      </HeroPlate>
    </div>
  )
}

/** So many companions have names too long for the line in which everything else of a player stands. */
const CROWD = 2

/** Whose turn it is, who plays together, who is out. */
function Tags({ player: { seat, team, flipped }, isMe }: PlayerPanelProps) {
  const t = useWords()
  const { board, shown, me } = useDuel()
  const tags = [
    board.active === seat ? t('dt.turn') : '',
    flipped ? t('dt.flipped') : '',
    !isMe && team === me.team ? t('dt.ally') : '',
    shown.seats.find((one) => one.seat === seat)?.out === true ? t('dt.out') : '',
  ]
  return <span className={styles.tags}>{tags.filter((tag) => tag !== '').join(' · ')}</span>
}

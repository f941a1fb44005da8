import { Hand } from 'lucide-react'
import type { PlayerModel } from '../../model/champions/board.ts'
import { useWords } from '../words/i18n.ts'
import { Belongings } from './Belongings.tsx'
import { CardZone } from './CardZone.tsx'
import { useChampions } from './championsContext.ts'
import { Identity } from './Identity.tsx'
import styles from './SeatSide.module.css'

/** A player's side: identity, engaged minions, allies and the rest of what is in play. Alone it has no box of its own. */
export function SeatSide({ player }: { readonly player: PlayerModel }) {
  const t = useWords()
  const { board, nameOf, shown } = useChampions()
  const isAlone = board.players.length === 1
  const name = nameOf(player.seat)
  if (player.eliminated)
    return (
      <div className={styles.seat} data-front={player.seat === shown}>
        <p className={styles.gone}>{t('champions.eliminated', { name })}</p>
      </div>
    )
  const { engaged, allies, allyLimit } = player
  return (
    <div className={styles.seat} data-alone={isAlone} data-front={player.seat === shown}>
      <Identity player={player} />
      <CardZone
        title={t('champions.engaged', { name })}
        short={t('champions.engagedShort')}
        count={`${engaged.length}`}
        ids={engaged}
        room="engaged"
        nothing={t('champions.noMinion')}
      />
      <CardZone
        title={t('champions.alliesOf', { name })}
        short={t('champions.allies')}
        count={t('champions.ofLimit', { n: allies.length, limit: allyLimit })}
        ids={allies}
        room="allies"
        nothing=""
      />
      <Belongings player={player} />
      {isAlone ? null : (
        <p className={styles.hand}>
          <Hand size={14} aria-hidden /> {t('champions.inHand', { n: player.handSize })}
        </p>
      )}
    </div>
  )
}

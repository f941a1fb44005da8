import { Crown, Hand, Heart } from 'lucide-react'
import { PieceButton } from '../cards/PieceButton.tsx'
import { PieceGlyph } from '../cards/PieceGlyph.tsx'
import { Zone } from '../cards/Zone.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { PlayerModel } from '../../model/champions/board.ts'
import { useChampions } from './championsContext.ts'
import styles from './Team.module.css'

/** The other players: hit points, form, hand, and their characters and minions as signs that can be pressed too. */
export function Team() {
  const t = useWords()
  const { board, shown } = useChampions()
  const others = board.players.filter(({ seat }) => seat !== shown)
  if (others.length === 0) return null
  return (
    <Zone title={t('champions.team')} className={styles.team}>
      <ul className={styles.list}>
        {others.map((player) => (
          <li key={player.seat} className={styles.mate} data-out={player.eliminated}>
            <Mate player={player} />
          </li>
        ))}
      </ul>
    </Zone>
  )
}

function Mate({ player }: { player: PlayerModel }) {
  const t = useWords()
  const { find, found, nameOf, show } = useChampions()
  const identity = find(player.identity)
  const name = nameOf(player.seat)
  if (identity === undefined || player.eliminated)
    return <p className={styles.gone}>{t('champions.eliminated', { name })}</p>
  return (
    <>
      <div className={styles.face}>
        <PieceButton piece={identity}>
          <PieceGlyph piece={identity} />
        </PieceButton>
      </div>
      <button className={styles.look} data-roving="" onClick={() => show(player.seat)}>
        <span className={controls.hidden}>{t('champions.lookAt', { name })}</span>
        <span className={styles.name} aria-hidden="true">
          {player.isFirst ? <Crown size={14} aria-hidden /> : null} {name}
        </span>
        <span className={styles.numbers}>
          <span>
            <Heart size={13} aria-hidden /> {player.hp.now}/{player.hp.max}
          </span>
          <span>{t('champions.form', { form: player.form })}</span>
          <span>
            <Hand size={13} aria-hidden /> {player.handSize}
          </span>
        </span>
      </button>
      <ul className={styles.signs}>
        {[...found(player.engaged), ...found(player.allies)].map((piece) => (
          <li key={piece.id}>
            <PieceButton piece={piece}>
              <PieceGlyph piece={piece} />
              {piece.hp === null ? null : <span className={styles.life}>{piece.hp.now}</span>}
            </PieceButton>
          </li>
        ))}
      </ul>
    </>
  )
}

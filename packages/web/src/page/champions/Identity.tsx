import { RefreshCw } from 'lucide-react'
import { useHandling } from '../cards/handling.ts'
import { TuckedPieces } from '../cards/TuckedPieces.tsx'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import type { PlayerModel } from '../../model/champions/board.ts'
import { useChampions } from './championsContext.ts'
import { CharacterPanel } from './CharacterPanel.tsx'
import styles from './Identity.module.css'
import { Pile } from './Pile.tsx'

/** A player's identity with its form, the button that changes it, and the player's piles. */
export function Identity({ player }: { player: PlayerModel }) {
  const t = useWords()
  const { find, found, nameOf } = useChampions()
  const piece = find(player.identity)
  if (piece === undefined) return null
  const caption = player.isFirst
    ? t('champions.formFirst', { form: player.form })
    : t('champions.form', { form: player.form })
  return (
    <Zone title={t('champions.identity', { name: nameOf(player.seat) })} quiet className={styles.identity}>
      <div className={styles.holder}>
        <CharacterPanel piece={piece} caption={caption} className={styles.fill} />
        <TuckedPieces host={piece} find={find} place="top" />
      </div>
      <div className={styles.foot}>
        <ChangeForm player={player} />
        <Pile title={t('champions.deck')} size={player.deck} pieces={[]} />
        <Pile title={t('champions.discard')} size={player.discard.length} pieces={found(player.discard)} />
        {player.dealt === 0 ? null : <Pile title={t('champions.dealt')} size={player.dealt} pieces={[]} />}
      </div>
    </Zone>
  )
}

/** Pressed it changes form at once; while that is no answer it says why. */
function ChangeForm({ player }: { player: PlayerModel }) {
  const t = useWords()
  const { question } = useChampions()
  const { pick, press } = useHandling()
  const choice =
    question?.seat === player.seat ? question.choices.find(({ verb }) => verb === 'changeForm') : undefined
  const to = player.form === 'hero' ? 'alter-ego' : 'hero'
  return (
    <button
      type="button"
      className={styles.change}
      data-roving=""
      data-legal={choice !== undefined}
      onClick={() => (choice === undefined ? press(player.identity) : pick(choice.key))}
    >
      <RefreshCw size={15} aria-hidden />
      <span className={styles.long}>{t('champions.changeForm', { form: to })}</span>
      <span className={styles.short} aria-hidden="true">
        {t('champions.form', { form: to })}
      </span>
    </button>
  )
}

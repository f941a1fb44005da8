import { CloseButton } from '../shell/CloseButton.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import { useWords } from '../words/i18n.ts'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { Abilities } from './Abilities.tsx'
import styles from './BoardSheet.module.css'
import { useDuel } from './duel.ts'
import { OwnHero } from './OwnHero.tsx'

/** Another player's side in full: the board with its upgrades, tokens and companions. */
export function BoardSheet({ player }: { readonly player: DuellistModel | undefined }) {
  const t = useWords()
  const { board, see } = useDuel()
  if (player === undefined) return null
  const name = board.pieces[player.hero]?.name ?? ''
  return (
    <Sheet
      title={t('dt.boardOf', { name })}
      className={styles.sheet}
      onClose={() => see(null)}
      beside={<CloseButton onClose={() => see(null)} />}
    >
      <OwnHero player={player} className={styles.hero} />
      <Abilities player={player} className={styles.abilities} />
    </Sheet>
  )
}

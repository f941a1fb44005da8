import { useWords } from '../words/i18n.ts'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { useDuel } from './duel.ts'
import styles from './HeroTags.module.css'

interface TagsProps {
  readonly player: DuellistModel
  readonly isMe: boolean
}

/** Whose turn it is, who plays together, who is out. */
export function HeroTags({ player: { seat, team, flipped }, isMe }: TagsProps) {
  const t = useWords()
  const { board, shown, me } = useDuel()
  const tags = [
    !isMe && team === me.team ? t('dt.ally') : '',
    board.active === seat ? t('dt.turn') : '',
    flipped ? t('dt.flipped') : '',
    shown.seats.find((one) => one.seat === seat)?.out === true ? t('dt.out') : '',
  ].filter((tag) => tag !== '')
  return tags.length === 0 ? null : <span className={styles.tags}>{tags.join(' · ')}</span>
}

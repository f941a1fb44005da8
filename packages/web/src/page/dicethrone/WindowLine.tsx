import { PlainLine } from '../dock/DockLine.tsx'
import { usePlay } from '../play/PlayContext.ts'
import type { DiceThroneBoard } from '../../model/dicethrone/board.ts'
import type { Say } from '../words/i18n.ts'
import { useWords } from '../words/i18n.ts'

/** The dock's line while somebody may act in between: it begins with what they would answer. */
export function WindowLine() {
  const t = useWords()
  const { board } = usePlay().shown
  return <PlainLine occasion={occasionOf(t, board as DiceThroneBoard)} />
}

/** What lies open on the table: a card that is being played, an attack, or dice that may be changed. */
function occasionOf(t: Say, { pieces, players, playing, attack, roll }: DiceThroneBoard): string {
  const nameOf = (id: number | undefined): string => pieces[id ?? -1]?.name ?? ''
  const hero = (seat: number): string => nameOf(players[seat]?.hero)
  const card = nameOf(playing.at(-1))
  if (card !== '') return t('dt.about.card', { name: card })
  if (attack !== null) {
    const { total, ability } = attack
    const what = total === 0 ? nameOf(ability) : `${nameOf(ability)} ${total}`
    return t('dt.about.attack', { attacker: hero(attack.attacker), what })
  }
  return roll === null ? '' : t('dt.about.roll', { name: hero(roll.seat) })
}

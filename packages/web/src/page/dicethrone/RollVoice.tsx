import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useDuel } from './duel.ts'

/** Says what was thrown at once, while the dice still tumble. */
export function RollVoice() {
  const t = useWords()
  const { board, shown } = useDuel()
  const thrown = shown.news.some(({ event }) => event === 'attempt' || event === 'roll' || event === 'reroll')
  const roller = board.players.find(
    ({ seat, dice }) => seat === board.roll?.seat || dice.some(({ rolling }) => rolling),
  )
  const dice =
    roller === undefined ? [] : [...roller.dice, ...roller.effectDice].filter(({ pips }) => pips > 0)
  const name = board.pieces[roller?.hero ?? -1]?.name ?? ''
  const pips = dice.map((die) => `${die.pips} ${die.symbolName}`).join(', ')
  return (
    <p aria-live="assertive" className={controls.hidden}>
      {thrown && roller !== undefined ? t('dt.rolled', { name, pips }) : ''}
    </p>
  )
}

import { useHandling } from '../cards/handling.ts'
import { useChoosing } from '../play/choosing.ts'
import { useOptionKey } from '../dock/useOptionKey.ts'
import type { DiceThroneBoard } from '../../model/dicethrone/board.ts'
import { plainText } from '../text/plainText.ts'
import { useWords } from '../words/i18n.ts'
import { Die } from './Die.tsx'
import { useDuel } from './duel.ts'
import styles from './TurnedFaces.module.css'
import { useTray } from './trayStore.ts'

/** The numbers to which a die may be turned, as sides of that die, below the dice. */
export function TurnedFaces() {
  const t = useWords()
  const { pick } = useHandling()
  const { board, question } = useDuel()
  const { intent } = useChoosing()
  const hero = useTurnedHero(board)
  const optionKey = useOptionKey(question)
  if (question?.ask !== 'ask.face') return null
  return (
    <div className={styles.turned} role="group" aria-label={t('dt.turnTo')}>
      <p className={styles.label} aria-hidden="true">
        {t('dt.turnTo')}
      </p>
      <div className={styles.faces}>
        {question.choices
          .filter(({ verb }) => verb === 'face')
          .map((choice) => {
            const key = optionKey(choice)
            return (
              <button
                key={choice.key}
                type="button"
                className={styles.face}
                data-roving=""
                aria-label={plainText(choice.label)}
                aria-pressed={intent.option === choice.key}
                aria-keyshortcuts={key === '' ? undefined : key}
                data-option={choice.key}
                onClick={() => pick(choice.key)}
              >
                <Die hero={hero} pips={Number(choice.key.slice('face:'.length))} />
              </button>
            )
          })}
      </div>
    </div>
  )
}

/** Whose die is turned: of the one that was pressed, else of the player who rolls. */
function useTurnedHero({ players, roll, active }: DiceThroneBoard): string {
  const { touched } = useTray()
  const dice = players.flatMap((player) => [...player.dice, ...player.effectDice])
  const owner = dice.find(({ id }) => id === touched)?.owner
  const roller = players.find((player) => player.dice.some(({ rolling }) => rolling))?.seat
  return players[owner ?? roll?.seat ?? roller ?? active]?.face ?? ''
}

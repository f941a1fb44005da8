import { Skull } from 'lucide-react'
import { meantActs } from '../act/intent.ts'
import { usePress } from '../act/usePress.ts'
import { FaceDisc } from '../cards/FaceDisc.tsx'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { NOTHING } from '../../model/table/nobody.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import { useWords } from '../words/i18n.ts'
import type { Defence } from './defence/attacks.ts'
import { DefenceSheet } from './defence/DefenceSheet.tsx'
import { isForAll } from './defence/useDefending.ts'
import styles from './DefendChoice.module.css'
import { DefenceOutcome } from './DefenceOutcome.tsx'
import { DefenderButton } from './DefenderButton.tsx'
import { columnsOf } from './defendColumns.ts'
import { strikeWords } from './forecastSums.ts'
import { percent } from './percent.ts'
import { useForecastNow } from './useForecast.ts'

/** Who defends: one attack, or all of them at once where one person has several hands. */
export function DefendChoice({ question }: { readonly question: Question }) {
  const { snapshot } = usePlay()
  return isForAll(snapshot, question) ? (
    <DefenceSheet question={question} />
  ) : (
    <OneAttack question={question} />
  )
}

/** A sheet with every defender, and nobody, and what would be left of them before the boost is known. */
function OneAttack({ question }: { readonly question: Question }) {
  const t = useWords()
  const { shown } = usePlay()
  const running = useForecastNow()?.running
  const attack = running?.does === 'attack' ? running : null
  const enemy = attack === null ? undefined : shown.board.pieces[attack.enemy]
  return (
    <div className={styles.sheet}>
      {attack === null || enemy === undefined ? null : (
        <p className={styles.attack}>
          <FaceDisc code={enemy.face} size={26} /> <b>{enemy.name}</b> {strikeWords(t, attack)}
          {attack.boost === null || attack.boost.cards === 0 ? null : (
            <span className={styles.boost}>{t('forecast.unknownBoost', { n: attack.boost.cards })}</span>
          )}
        </p>
      )}
      <div className={styles.columns}>
        {columnsOf(question, (thing) => shown.board.pieces[thing]?.controller ?? NOTHING).map(
          ({ seat, choices }) => (
            <ul key={seat} className={styles.column}>
              {choices.map((choice) => (
                <li key={choice.key}>
                  <Defender
                    question={question}
                    choice={choice}
                    defence={attack?.defences.find(({ defender }) => defender === defenderOf(choice))}
                  />
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
    </div>
  )
}

/** The piece that defends; passing means that nobody does. */
function defenderOf({ declines, thing }: Choice): number {
  return declines ? NOTHING : thing
}

interface DefenderProps {
  readonly question: Question
  readonly choice: Choice
  readonly defence: Defence | undefined
}

/** One touch means it, as a touch of the piece does; the second one, or the dock's button, confirms. */
function Defender({ question, choice, defence }: DefenderProps) {
  const t = useWords()
  const play = usePlay()
  const press = usePress(play)
  const { intent } = useChoosing()
  const piece = choice.declines ? undefined : play.shown.board.pieces[choice.thing]
  const acts = meantActs(question, intent)
  const isMeant = acts.length > 0 && acts.every(({ line }) => line[0]?.[0] === choice.key)
  const lethal = defence?.hit.lethal
  const isLethal = lethal !== undefined && lethal.certainty !== 'not'
  const pressed = () => {
    if (choice.declines) play.answer([choice.key])
    else if (isMeant) press.confirm()
    else press.option(choice.key)
  }
  return (
    <DefenderButton
      piece={piece}
      isChosen={isMeant}
      data={{ 'data-option': choice.key, 'data-lethal': isLethal }}
      onPress={pressed}
    >
      {isLethal ? (
        <em className={styles.lethal}>
          <Skull size={14} aria-hidden /> {t('forecast.lethal', { chance: percent(lethal.chance) })}
        </em>
      ) : null}
      {defence === undefined ? null : <DefenceOutcome defence={defence} />}
    </DefenderButton>
  )
}

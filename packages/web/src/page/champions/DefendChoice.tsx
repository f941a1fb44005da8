import { Skull } from 'lucide-react'
import { toggle, useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { NOTHING } from '../../model/table/nobody.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import { useWords } from '../words/i18n.ts'
import styles from './DefendChoice.module.css'
import { spanOf } from './ForecastLines.tsx'
import type { ForecastModel } from '../../model/champions/forecastModel.ts'
import { percent } from './percent.ts'
import { useForecast } from './useForecast.ts'

type Attack = Extract<ForecastModel['activations'][number], { does: 'attack' }>
type Defence = Attack['defences'][number]

/** Who defends: every defender, and nobody, with the damage it would mean before the boost is known. */
export function DefendChoice({ question }: { readonly question: Question }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const forecast = useForecast(table, snapshot.version, null)
  const running = forecast?.running
  const attack = running?.does === 'attack' ? running : null
  const cards = attack?.boost?.cards ?? 0
  return (
    <>
      <ul className={styles.defenders}>
        {question.choices.map((choice, place) => (
          <li key={choice.key}>
            <Defender
              question={question}
              choice={choice}
              number={place + 1}
              defence={attack?.defences.find(({ defender }) => defender === defenderOf(choice))}
            />
          </li>
        ))}
      </ul>
      {cards === 0 ? null : <p className={styles.boost}>{t('forecast.unknownBoost', { n: cards })}</p>}
    </>
  )
}

/** The piece that defends; passing means that nobody does. */
function defenderOf({ declines, thing }: Choice): number {
  return declines ? NOTHING : thing
}

interface DefenderProps {
  readonly question: Question
  readonly choice: Choice
  readonly number: number
  readonly defence: Defence | undefined
}

function Defender({ question, choice, number, defence }: DefenderProps) {
  const t = useWords()
  const { shown, answer } = usePlay()
  const { picks } = useChoosing()
  const isPicked = picks.includes(choice.key)
  const name = choice.declines ? t('defend.nobody') : (shown.board.pieces[choice.thing]?.name ?? '')
  const lethal = defence?.hit.lethal
  return (
    <button
      type="button"
      className={styles.defender}
      aria-pressed={isPicked}
      aria-keyshortcuts={number < 10 ? `${number}` : undefined}
      data-option={choice.key}
      data-lethal={lethal !== undefined && lethal.certainty !== 'not'}
      onClick={() => (isPicked ? answer([choice.key]) : toggle(question, choice.key))}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <b className={styles.name}>{name}</b>
      {defence === undefined ? null : <Outcome defence={defence} />}
      {lethal === undefined || lethal.certainty === 'not' ? null : (
        <em className={styles.lethal}>
          <Skull size={14} aria-hidden /> {t('forecast.lethal', { chance: percent(lethal.chance) })}
        </em>
      )}
    </button>
  )
}

/** The damage, who takes it and what is left of them. */
function Outcome({ defence: { hit, tough, spill, retaliate, defender } }: { defence: Defence }) {
  const t = useWords()
  const { pieces } = usePlay().shown.board
  const nameOf = (id: number) => pieces[id]?.name ?? ''
  const left = {
    min: Math.max(0, hit.remaining - hit.damage.max),
    max: Math.max(0, hit.remaining - hit.damage.min),
  }
  return (
    <span className={styles.outcome}>
      {defender === hit.to ? null : (
        <span>{t('defend.takes', { name: nameOf(hit.to), damage: spanOf(t, hit.damage) })}</span>
      )}
      {tough ? (
        <span>{t('defend.tough')}</span>
      ) : (
        <span>{t('defend.left', { from: hit.remaining, left: spanOf(t, left) })}</span>
      )}
      {spill === null || spill.damage.max === 0 ? null : (
        <span>{t('defend.spill', { name: nameOf(spill.to), damage: spanOf(t, spill.damage) })}</span>
      )}
      {retaliate === 0 ? null : <span>{t('defend.retaliate', { n: retaliate })}</span>}
    </span>
  )
}

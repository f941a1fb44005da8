import type { Question } from '../../model/table/question.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useSettings } from '../settings/settings.ts'
import { drawnVerbs } from './boards.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import { choicesAt, toggle, useChoosing } from './choosing.ts'
import styles from './Dock.module.css'
import { optionKey } from './optionKeys.ts'
import { usePlay } from './PlayContext.ts'

/** One of several: the first touch selects and shows what follows, the second confirms. Declining stands apart. */
export function OneChoice({ question }: { readonly question: Question }) {
  const t = useWords()
  const { answer, shown } = usePlay()
  const { picks, pointed } = useChoosing()
  const { textTable } = useSettings()
  const drawn = textTable ? [] : (drawnVerbs[shown.game] ?? [])
  const offered =
    pointed === null
      ? question.choices.filter(({ verb }) => !drawn.includes(verb))
      : choicesAt(question, pointed)
  return (
    <>
      {pointed === null ? null : (
        <p className={styles.status}>
          {t('play.several', { name: shown.board.pieces[pointed]?.name ?? '' })}{' '}
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => useChoosing.setState({ pointed: null })}
          >
            {t('play.everything')}
          </button>
        </p>
      )}
      <div className={styles.choices}>
        {offered
          .filter(({ declines }) => !declines)
          .map((choice) => (
            <ChoiceButton
              key={choice.key}
              choice={choice}
              number={Number(optionKey(question, question.choices.indexOf(choice)) || 10)}
              isPicked={picks.includes(choice.key)}
              onPress={() =>
                picks.includes(choice.key) ? answer([choice.key]) : toggle(question, choice.key)
              }
            />
          ))}
      </div>
    </>
  )
}

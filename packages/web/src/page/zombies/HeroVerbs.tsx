import { pieceless } from '../act/numberKeys.ts'
import { usePress } from '../act/usePress.ts'
import { useOptionKey } from '../dock/useOptionKey.ts'
import { usePlay } from '../play/PlayContext.ts'
import { plainText } from '../text/plainText.ts'
import { useWords } from '../words/i18n.ts'
import styles from './HeroVerbs.module.css'
import { useTableau } from './useTableau.ts'
import { isTurn } from './zoneVerbs.ts'

/** What the hero can do where it stands, without a zone or a card: gain Power, a Trait, call the lift. */
export function HeroVerbs() {
  const t = useWords()
  const play = usePlay()
  const { acts, question } = useTableau()
  const press = usePress(play)
  const optionKey = useOptionKey(question)
  if (!acts || question === null || !isTurn(question)) return null
  const listed = pieceless(question)
  if (listed.length === 0) return null
  return (
    <div className={styles.verbs} role="group" aria-label={t('mz.verbs')}>
      {listed.map((choice) => {
        const key = optionKey(choice)
        const word =
          choice.key === 'powerUp' || choice.key === 'gainTrait'
            ? t(`mz.verb.${choice.key}`)
            : plainText(choice.label)
        return (
          <button
            key={choice.key}
            type="button"
            className={styles.verb}
            data-option={choice.key}
            aria-keyshortcuts={key === '' ? undefined : key}
            onClick={() => press.option(choice.key)}
          >
            {key === '' ? null : (
              <kbd aria-hidden="true" className={styles.key}>
                {key}
              </kbd>
            )}
            {word}
          </button>
        )
      })}
    </div>
  )
}

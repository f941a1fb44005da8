import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import dock from '../dock/Dock.module.css'
import buttons from '../dock/DockButtons.module.css'
import sentence from '../dock/DockSentence.module.css'
import { FaceDisc } from '../cards/FaceDisc.tsx'
import { usePlay } from '../play/PlayContext.ts'
import { isElsewhere } from '../play/tableKeys.ts'
import type { CurtainModel } from '../../model/table/snapshot.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useLooking } from './publicAsk.ts'

/**
 * Asks somebody else at this screen for a reaction, aloud: who has none says so, and nobody need hand the screen over. It is
 * asked by what everybody sees, so that it does not tell who could answer.
 */
export function PublicAsk({ ask }: { readonly ask: CurtainModel }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const { person, seat, reaction } = ask
  const question = reaction?.question ?? -1
  const face = snapshot.seats.find((one) => one.seat === seat)?.face ?? ''
  useEffect(
    () =>
      tinykeys(window, {
        p: (event) => {
          if (!isElsewhere(event)) void table.declineFor(question)
        },
      }),
    [table, question],
  )
  return (
    <section
      className={dock.dock}
      aria-label={t('play.dock')}
      data-dock
      data-asked={question}
      data-landmark
      tabIndex={-1}
    >
      <div className={dock.line} data-public-ask={person}>
        <FaceDisc code={face} />
        <div className={sentence.sentence} aria-live="assertive">
          <p className={sentence.words}>
            <b>{t('curtain.respond', { person })}</b>{' '}
            <span className={sentence.aside}>
              <Rich text={reaction?.occasion ?? []} />
            </span>
          </p>
        </div>
        <div className={buttons.buttons}>
          <button
            type="button"
            className={controls.button}
            data-public-look
            onClick={() => useLooking.setState({ question })}
          >
            {t('curtain.look', { person })}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            aria-keyshortcuts="p"
            data-ends
            data-public-pass
            onClick={() => void table.declineFor(question)}
          >
            {t('curtain.noResponse')} <kbd className={buttons.key}>P</kbd>
          </button>
        </div>
      </div>
    </section>
  )
}

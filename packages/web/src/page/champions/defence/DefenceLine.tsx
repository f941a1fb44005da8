import { Lightbulb } from 'lucide-react'
import { FaceDisc } from '../../cards/FaceDisc.tsx'
import docks from '../../dock/DockButtons.module.css'
import { PlainLine } from '../../dock/DockLine.tsx'
import sentences from '../../dock/DockSentence.module.css'
import faces from '../../dock/DockFace.module.css'
import { usePlay } from '../../play/PlayContext.ts'
import { NOTHING } from '../../../model/table/nobody.ts'
import { ShortcutKey } from '../../shortcuts/ShortcutKey.tsx'
import { useAriaKeys } from '../../shortcuts/useKeyOf.ts'
import controls from '../../theme/controls.module.css'
import { useWords } from '../../words/i18n.ts'
import styles from './DefenceSheet.module.css'
import { type Defending, useDefending } from './useDefending.ts'
import { useDefenceKeys } from './useDefenceKeys.ts'

/** The dock's line while all hands of one person are asked at once; with one hand it is the usual one. */
export function DefenceLine() {
  const defending = useDefending()
  if (defending === null) return <PlainLine />
  if (defending === 'soon' || defending.isBusy) return <Who isBusy />
  return (
    <>
      <Who />
      <Sentence defending={defending} />
      <Buttons defending={defending} />
    </>
  )
}

/** Everybody who is asked; busy while nothing can be answered yet, or the plan answers. */
function Who({ isBusy = false }: { readonly isBusy?: boolean }) {
  const t = useWords()
  const { seats } = usePlay().snapshot
  return (
    <span className={`${faces.who} ${styles.who}`} data-mine data-passing={isBusy ? '' : undefined}>
      <span className={styles.faces}>
        {seats
          .filter(({ mine }) => mine)
          .map(({ seat, face }) => (
            <FaceDisc key={seat} code={face} size={32} />
          ))}
      </span>
      <b className={faces.name}>{t('defend.allHeroes')}</b>
    </span>
  )
}

function Sentence({ defending: { attacks, question } }: { readonly defending: Defending }) {
  const t = useWords()
  const { pieces } = usePlay().shown.board
  const others = new Set(attacks.map(({ enemy }) => enemy))
  others.delete(question.because)
  return (
    <div className={sentences.sentence} aria-live="assertive">
      <p className={sentences.words}>
        {t('defend.against', { name: pieces[question.because]?.name ?? '', n: others.size })}
      </p>
    </div>
  )
}

function Buttons({ defending }: { readonly defending: Defending }) {
  const t = useWords()
  const { attacks, plan, give, advise } = defending
  const [pass, confirm, hint] = [useAriaKeys('pass'), useAriaKeys('enter', 'confirm'), useAriaKeys('hint')]
  const nobody = (): void => give({})
  useDefenceKeys(() => give(plan), nobody)
  const chosen = attacks.filter(({ enemy, seat }) => (plan[`${enemy}/${seat}`] ?? NOTHING) !== NOTHING).length
  return (
    <div className={docks.buttons}>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        aria-keyshortcuts={hint}
        data-hint
        onClick={advise}
      >
        <Lightbulb aria-hidden="true" size={18} /> <span data-word>{t('defend.advised')}</span>
      </button>
      {attacks.every(({ defences }) => defences.some(({ defender }) => defender === NOTHING)) ? (
        <button type="button" className={controls.button} aria-keyshortcuts={pass} data-ends onClick={nobody}>
          {t('defend.nobody')} <ShortcutKey of="pass" className={docks.key} />
        </button>
      ) : null}
      <button
        type="button"
        className={`${controls.button} ${controls.primary} ${docks.confirm}`}
        aria-keyshortcuts={confirm}
        data-confirm
        onClick={() => give(plan)}
      >
        <span className={docks.says}>{t('defend.give', { n: chosen })}</span>{' '}
        <ShortcutKey of="enter" className={docks.key} />
      </button>
    </div>
  )
}

import { ChevronLeft, ChevronRight, Pause, Play as Go } from 'lucide-react'
import { FaceDisc } from '../cards/FaceDisc.tsx'
import { usePlay } from '../play/PlayContext.ts'
import { ShortcutKey } from '../shortcuts/ShortcutKey.tsx'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './FilmDock.module.css'
import { endFilm, holdFilm, showBeat, useReel } from './reel.ts'
import { nextFigures, sceneAt } from './scene.ts'

/** The dock while the film runs: who does what, who comes next, and the reader's own pace. */
export function FilmDock() {
  const t = useWords()
  const { beats, place } = useReel()
  const source = sceneAt(beats, place)?.source ?? null
  const beat = beats[place]
  return (
    <>
      {source === null ? null : (
        <span className={styles.who}>
          <FaceDisc code={source.face} />
        </span>
      )}
      <p className={styles.words}>
        <RichLinksContext value={null}>
          {beat === undefined ? t('film.begins') : <Rich text={beat.text} />}
        </RichLinksContext>
      </p>
      <Queue />
      <Buttons />
    </>
  )
}

function Queue() {
  const t = useWords()
  const { beats, place } = useReel()
  const next = nextFigures(beats, place).slice(0, 5)
  if (next.length === 0) return null
  return (
    <span
      className={styles.queue}
      aria-label={t('film.then', { names: next.map(({ name }) => name).join(', ') })}
    >
      {t('film.next')}
      {next.map(({ thing, face }) => (
        <FaceDisc key={thing} code={face} size={30} />
      ))}
    </span>
  )
}

function Buttons() {
  const t = useWords()
  const { table } = usePlay()
  const { place, isHeld } = useReel()
  const step = (to: number) => () => void showBeat(table, to, true)
  const Picture = isHeld ? Go : Pause
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon}`}
        aria-label={t('film.back')}
        aria-keyshortcuts={useAriaKeys('filmBack')}
        disabled={place <= 0}
        onClick={step(place - 1)}
      >
        <ChevronLeft aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        className={controls.button}
        aria-keyshortcuts={useAriaKeys('filmHold')}
        onClick={() => holdFilm(!isHeld)}
      >
        <Picture aria-hidden="true" size={18} />{' '}
        <span className={styles.word}>{t(isHeld ? 'film.goOn' : 'film.hold')}</span>
      </button>
      <button
        type="button"
        className={controls.button}
        aria-keyshortcuts={useAriaKeys('filmNext')}
        onClick={step(place + 1)}
      >
        <ChevronRight className={styles.picture} aria-hidden="true" size={20} />
        <span className={styles.word}>{t('film.nextBeat')}</span>{' '}
        <ShortcutKey of="filmNext" className={styles.key} />
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        aria-keyshortcuts={useAriaKeys('filmSkip')}
        data-film-end
        onClick={endFilm}
      >
        {t('film.end')} <ShortcutKey of="filmSkip" className={styles.key} />
      </button>
    </div>
  )
}

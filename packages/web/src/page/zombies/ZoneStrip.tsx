import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePress } from '../act/usePress.ts'
import { usePlay } from '../play/PlayContext.ts'
import { intentSays } from './intentSays.ts'
import { useMapLooks } from './mapStore.ts'
import { StripPieces } from './StripPieces.tsx'
import { type Tableau, useTableau } from './useTableau.ts'
import { useZonePress } from './useZonePress.ts'
import { verbSays } from './verbSays.ts'
import { kindSays } from './zoneSays.ts'
import styles from './ZoneStrip.module.css'

/** The hand of a map: the chosen zone spread out, who is there, and what can be done there. */
export function ZoneStrip({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const tableau = useTableau()
  const { zone: chosen } = useMapLooks()
  const { hero, zoneOf, placeOf } = tableau
  const id = chosen === '' ? (hero?.zone ?? '') : chosen
  const zone = zoneOf(id)
  const place = placeOf(id)
  return (
    <section
      className={`${styles.strip} ${className ?? ''}`}
      aria-label={t('mz.strip')}
      data-landmark=""
      data-strip
      tabIndex={-1}
    >
      {zone === undefined || place === undefined ? (
        <p className={styles.none}>{t('mz.noZone')}</p>
      ) : (
        <>
          <div className={styles.about}>
            <h2 className={styles.name}>{zone.name}</h2>
            <Facts tableau={tableau} id={id} />
          </div>
          <StripPieces place={place} />
          <Verbs id={id} />
        </>
      )}
    </section>
  )
}

/** What kind of place it is, whether it is seen, what leaving costs, and what the Enemies there will do. */
function Facts({ tableau, id }: { readonly tableau: Tableau; readonly id: string }) {
  const t = useWords()
  const { zoneOf, hero, board } = tableau
  const zone = zoneOf(id)
  if (zone === undefined) return null
  const range = hero?.sees[id]
  const facts = [
    kindSays(t, tableau, zone),
    hero === undefined
      ? ''
      : range === undefined
        ? t('mz.unseen', { name: hero.name })
        : t('mz.seesIt', { name: hero.name, n: range }),
  ].filter((one) => one !== '')
  const intents = board.intents.filter(({ from }) => from === id)
  const leaving = hero?.zone === id && hero.moveCost > 1 ? t('mz.leaving', { n: hero.moveCost }) : ''
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {leaving === '' ? null : <p className={styles.warning}>{leaving}</p>}
      {intents.length === 0 ? null : (
        <p className={styles.warning}>
          {[...new Set(intents.map((one) => intentSays(t, tableau, one)))].join(' ')}
        </p>
      )}
    </>
  )
}

/** The verbs of a zone: the best one filled. */
function Verbs({ id }: { readonly id: string }) {
  const t = useWords()
  const tableau = useTableau()
  const play = usePlay()
  const press = useZonePress(tableau)
  const { confirm } = usePress(play)
  const { intent, picks } = useChoosing()
  const { building } = useMapLooks()
  // Points are shared out in the dock, figure by figure.
  const verbs = tableau.question?.shape === 'distribute' ? [] : tableau.verbsAt(id)
  if (building !== null) {
    return (
      <div className={styles.verbs}>
        <button
          type="button"
          className={controls.button}
          onClick={() => useMapLooks.setState({ building: null })}
        >
          {t('mz.otherZone')}
        </button>
      </div>
    )
  }
  return (
    <div className={styles.verbs} role="group" aria-label={t('mz.verbs')}>
      {verbs.map((verb, n) => (
        <button
          key={verb.key}
          type="button"
          className={`${controls.button} ${n === 0 ? controls.primary : ''}`}
          aria-pressed={picks.includes(verb.key) ? true : undefined}
          data-option={verb.key}
          onClick={() => (intent.option === verb.key ? confirm() : press.verb(id, verb))}
        >
          {verbSays(t, tableau, verb)}
        </button>
      ))}
    </div>
  )
}

import { CardArt } from '../art/CardArt.tsx'
import { plateInks } from '../art/plateInks.ts'
import { Card } from '../cards/Card.tsx'
import { isLandscape } from '../cards/landscape.ts'
import { useShownFace } from '../cards/useShownFace.ts'
import type { Figure, Term } from '../../model/table/film.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { FilmLink } from './FilmLink.tsx'
import styles from './FilmStage.module.css'
import { holdFilm, useReel } from './reel.ts'
import { type FilmScene, sceneAt } from './scene.ts'

/** Over the table: what happens now, each part of its number when it happens. A touch holds it. */
export function FilmStage() {
  const { frame, beats, place } = useReel()
  const scene = sceneAt(beats, place)
  const beat = beats[place]
  if (frame === null || scene === null || beat === undefined) return null
  return (
    <>
      {scene.target === null && scene.terms.length === 0 ? null : (
        <FilmLink source={scene.source} target={scene.total === null ? null : scene.target} />
      )}
      <section className={styles.stage} data-film aria-hidden="true" onClick={() => holdFilm(true)}>
        <header className={styles.head}>
          <span>
            <RichLinksContext value={null}>
              <Rich text={beats[place - scene.shown + 1]?.text ?? beat.text} />
            </RichLinksContext>
          </span>
          <Dots scene={scene} />
        </header>
        <Sum scene={scene} />
        {scene.shown > 1 ? (
          <p className={styles.now}>
            <RichLinksContext value={null}>
              <Rich text={beat.text} />
            </RichLinksContext>
          </p>
        ) : null}
      </section>
    </>
  )
}

function Dots({ scene: { beats, shown } }: { readonly scene: FilmScene }) {
  return (
    <span className={styles.dots}>
      {Array.from({ length: beats }, (_, n) => (
        <i key={n} data-shown={n < shown} />
      ))}
    </span>
  )
}

/** "2 + 2 boost − 3 = 1" with the pictures of where the parts come from. */
function Sum({ scene: { source, target, terms, total } }: { readonly scene: FilmScene }) {
  const t = useWords()
  if (terms.length === 0)
    return (
      <div className={styles.sum}>
        {source === null ? null : target === null ? (
          <TurnedCard code={source.face} />
        ) : (
          <Picture figure={source} />
        )}
        {target === null || target.thing === source?.thing ? null : (
          <>
            {source === null ? null : <span className={styles.sign}>→</span>}
            <Picture figure={target} />
          </>
        )}
        {total === null ? null : <Total n={total} target={null} />}
      </div>
    )
  return (
    <div className={styles.sum}>
      {terms.map((term, n) => (
        // Terms only ever come behind the others.
        <TermView key={n} term={term} isFirst={n === 0} />
      ))}
      {total === null ? (
        target === null ? null : (
          <>
            <span className={styles.sign}>→</span>
            <Picture figure={target} says={t('film.target')} />
          </>
        )
      ) : (
        <Total n={total} target={target} />
      )}
    </div>
  )
}

function TermView({
  term: { sign, n, from, label },
  isFirst,
}: {
  readonly term: Term
  readonly isFirst: boolean
}) {
  return (
    <>
      {isFirst && sign === '+' ? null : <span className={styles.sign}>{sign}</span>}
      <figure className={styles.term}>
        <span className={styles.picture}>
          {from === null ? null : <Art face={from.face} />}
          <small>{label}</small>
          <b>{n}</b>
        </span>
        <figcaption>{from?.name}</figcaption>
      </figure>
    </>
  )
}

function Total({ n, target }: { readonly n: number; readonly target: Figure | null }) {
  return (
    <>
      <span className={styles.sign}>=</span>
      <figure className={styles.term}>
        <span className={styles.total}>
          <b>{n}</b>
        </span>
        <figcaption>{target?.name}</figcaption>
      </figure>
    </>
  )
}

/** A card that is turned up, large enough to be read. */
function TurnedCard({ code }: { readonly code: string }) {
  const found = useShownFace(code)
  if (found === null) return null
  return (
    <div className={styles.card} data-landscape={isLandscape(found.face)}>
      <RichLinksContext value={null}>
        <Card {...found} />
      </RichLinksContext>
    </div>
  )
}

function Picture({ figure, says = '' }: { readonly figure: Figure; readonly says?: string }) {
  return (
    <figure className={styles.term}>
      <span className={styles.picture}>
        <Art face={figure.face} />
        <small>{says}</small>
      </span>
      <figcaption>{figure.name}</figcaption>
    </figure>
  )
}

function Art({ face: code }: { readonly face: string }) {
  const found = useShownFace(code)
  if (found === null) return null
  return (
    <span className={styles.art} style={plateInks(found.skin.plateOf(found.face))}>
      <CardArt {...found} />
    </span>
  )
}

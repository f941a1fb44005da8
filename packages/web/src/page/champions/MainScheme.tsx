import { TriangleAlert } from 'lucide-react'
import { CardArt } from '../art/CardArt.tsx'
import { plateInks } from '../art/plateInks.ts'
import { Bar } from '../cards/Bar.tsx'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import { TuckedPieces } from '../cards/TuckedPieces.tsx'
import { Zone } from '../cards/Zone.tsx'
import type { SchemeModel } from '../../model/champions/board.ts'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import { ForecastLine } from './ForecastLine.tsx'
import { spanOf } from './forecastSums.ts'
import styles from './MainScheme.module.css'
import { heardOf } from './schemeIcons.ts'
import { SchemeIcons } from './SchemeIcons.tsx'
import { useForecastNow } from './useForecast.ts'

/** The main scheme: a band with its threat, what the next villain phase adds hatched, and the parts of it in words. */
export function MainScheme() {
  const t = useWords()
  const { board, find } = useChampions()
  const { faceOf, skin } = useHandling()
  const { mainScheme: scheme } = board
  const piece = scheme === null ? undefined : find(scheme.id)
  if (scheme === null || piece === undefined) return null
  const face = faceOf(piece.face)
  const inks = face === undefined ? {} : plateInks(skin.plateOf(face))
  return (
    <Zone title={t('champions.mainScheme')} quiet className={styles.zone}>
      <div className={styles.holder}>
        <PieceButton piece={piece} fills also={heardOf(t, scheme)}>
          <div className={styles.scheme} style={inks}>
            <div className={styles.art}>
              {face === undefined ? null : <CardArt face={face} skin={skin} />}
            </div>
            <p className={styles.name}>
              {piece.name}
              {face === undefined ? null : (
                <small className={styles.stage}>{t('champions.schemeStage', { stage: face.stage })}</small>
              )}
            </p>
            <Threat scheme={scheme} />
          </div>
        </PieceButton>
        <TuckedPieces host={piece} find={find} place="top" />
      </div>
      <ForecastLine />
    </Zone>
  )
}

/** Threat against its threshold; what is to come is of the moment that is shown, or absent. */
function Threat({ scheme }: { readonly scheme: SchemeModel }) {
  const t = useWords()
  const forecast = useForecastNow()
  const coming = forecast?.schemes.find((one) => one.scheme === scheme.id)
  const { now, max } = scheme.threat
  const then = coming?.after.max ?? now + scheme.perRound
  const isRange = coming !== undefined && coming.after.min !== coming.after.max
  const isSame = coming === undefined || (!isRange && coming.after.min === now)
  const numbers = isSame ? '' : `${now} → ${spanOf(t, coming.after)}`
  return (
    <>
      <p className={styles.threat} data-range={isRange}>
        <TriangleAlert size="0.85em" />
        <b>{now}</b>
        <span className={styles.then}>→ {coming === undefined ? then : spanOf(t, coming.after)}</span>
        {max === 0 ? null : <span className={styles.of}>{t('champions.ofThreat', { n: max })}</span>}
      </p>
      <Bar solid={now} hatched={then} max={max} className={styles.bar} />
      <p className={styles.parts}>
        {numbers === '' ? null : <b>{t('champions.nextPhase', { numbers })}</b>}
        <span>{t('champions.perRound', { n: scheme.perRound })}</span>
        <SchemeIcons scheme={scheme} />
        {max === 0 ? null : (
          <span className={styles.end}>
            {t('champions.completeAt', { n: max, last: coming?.last === true ? 'yes' : 'no' })}
          </span>
        )}
      </p>
    </>
  )
}

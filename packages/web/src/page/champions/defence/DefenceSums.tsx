import { Heart, Shield, TriangleAlert } from 'lucide-react'
import type { ForecastModel } from '../../../model/champions/forecastModel.ts'
import { usePlay } from '../../play/PlayContext.ts'
import { useWords } from '../../words/i18n.ts'
import { spanOf } from '../forecastSums.ts'
import styles from './DefenceSheet.module.css'
import { sumsOf } from './telling.ts'
import type { Defending } from './useDefending.ts'

interface SumsProps {
  readonly defending: Defending
  readonly forecast: ForecastModel
}

/** What the plan comes to: damage to heroes, allies that fall, and the main scheme. */
export function DefenceSums({ defending, forecast }: SumsProps) {
  const t = useWords()
  const { pieces } = usePlay().shown.board
  const { heroes, allies } = sumsOf(defending.told, defending.isHero)
  const main = forecast.schemes.find(({ limit }) => limit !== null)
  return (
    <dl className={styles.sums}>
      <div>
        <dt>
          <Heart size={16} aria-hidden /> <span>{t('defend.sumHeroes')}</span>
        </dt>
        <dd>{spanOf(t, heroes)}</dd>
      </div>
      <div>
        <dt>
          <Shield size={16} aria-hidden /> <span>{t('defend.sumAllies')}</span>
        </dt>
        <dd>{spanOf(t, allies)}</dd>
      </div>
      {main === undefined ? null : (
        <div data-threat>
          <dt>
            <TriangleAlert size={16} aria-hidden /> <span>{pieces[main.scheme]?.name}</span>
          </dt>
          <dd>
            {spanOf(t, main.after)} / {main.limit}
          </dd>
        </div>
      )}
    </dl>
  )
}

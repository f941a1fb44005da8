import type { DeckStats } from '@quadriga/champions'
import { championsSkin } from '../champions/skin.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/i18n.ts'
import { Bars, type Bar } from './Bars.tsx'
import type { Box } from '../../model/decks/box.ts'
import { useBuilder } from './builderContext.ts'
import { CurveChart } from './CurveChart.tsx'
import styles from './DeckFigures.module.css'

/** The deck in numbers: costs, resources, types, traits. */
export function DeckFigures() {
  const t = useWords()
  const { box, judged } = useBuilder()
  if (judged === null || judged.stats.size === 0) return <p>{t('decks.noFigures')}</p>
  return <Figures box={box} stats={judged.stats} />
}

const byCount = (one: Bar, other: Bar): number => other.count - one.count

function Figures({ box, stats }: { readonly box: Box; readonly stats: DeckStats }) {
  const t = useWords()
  const { language } = useSettings()
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(stats.averageCost)
  const resources = box.resources.map((id): Bar => {
    const count = stats.resources[id as keyof DeckStats['resources']]
    return { id, name: t(`resource.${id as 'wild'}`), count, Glyph: championsSkin.symbol(id) }
  })
  const named = (counts: Readonly<Record<string, number>>, names: Box['kinds']) =>
    names.flatMap(({ id, name }): Bar[] => {
      const count = counts[id] ?? 0
      return count === 0 ? [] : [{ id, name, count, Glyph: null }]
    })
  const families = [
    { id: 'hero', name: t('decks.filter.hero') },
    ...box.aspects,
    { id: 'basic', name: t('decks.filter.basic') },
  ]
  return (
    <div className={styles.figures}>
      <section>
        <h2 className={styles.title}>
          {t('decks.curve')} <small>{t('decks.average', { n: average })}</small>
        </h2>
        <CurveChart curve={stats.curve} />
      </section>
      <Bars title={t('decks.mix')} counted={t('decks.mixIcons')} bars={resources} hue="resource" />
      <Bars title={t('decks.types')} counted={t('decks.curveCopies')} bars={named(stats.kinds, box.kinds)} />
      <Bars
        title={t('decks.families')}
        counted={t('decks.curveCopies')}
        bars={named(stats.aspects, families)}
        hue="aspect"
      />
      <Bars
        title={t('decks.traits')}
        counted={t('decks.curveCopies')}
        bars={named(stats.traits, box.traits).toSorted(byCount).slice(0, 8)}
      />
    </div>
  )
}

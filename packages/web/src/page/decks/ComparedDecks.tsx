import type { Deck } from '@quadriga/champions'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/i18n.ts'
import type { Box } from '../../model/decks/box.ts'
import styles from './ComparedDecks.module.css'
import { type ComparedCard, compared } from './comparison.ts'
import decksStyles from './Decks.module.css'
import { inksOf } from './printColours.ts'
import { useJudged } from './useJudged.ts'

interface Props {
  readonly box: Box
  readonly left: Deck
  readonly right: Deck
}

/** Where two decks differ, and what they share. */
export function ComparedDecks({ box, left, right }: Props) {
  const t = useWords()
  const { differing, common } = compared(left, right, box.cards)
  return (
    <>
      <Sizes left={left} right={right} />
      <section className={decksStyles.section}>
        <div role="status">
          <h2 className={decksStyles.caption}>{t('decks.compare.differing', { n: differing.length })}</h2>
        </div>
        {differing.length === 0 ? null : <Table rows={differing} left={left} right={right} />}
      </section>
      {common.length === 0 ? null : (
        <details>
          <summary className={styles.summary}>{t('decks.compare.common', { n: common.length })}</summary>
          <Table rows={common} left={left} right={right} />
        </details>
      )}
    </>
  )
}

function Sizes({ left, right }: Pick<Props, 'left' | 'right'>) {
  const t = useWords()
  const { language } = useSettings()
  const judged = [useJudged(left), useJudged(right)]
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const rows = [
    { name: t('decks.compare.cards'), values: judged.map((one) => one?.stats.size ?? 0) },
    { name: t('decks.compare.averageCost'), values: judged.map((one) => one?.stats.averageCost ?? 0) },
  ]
  return (
    <table className={styles.table}>
      <thead>
        <Heads left={left} right={right} first="" />
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, n) => (
              <td key={n}>{format.format(value)}</td>
            ))}
            <td className={styles.number}>{signed(format, (values[1] ?? 0) - (values[0] ?? 0))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function signed(format: Intl.NumberFormat, value: number): string {
  if (value === 0) return '='
  return value > 0 ? `+${format.format(value)}` : `−${format.format(-value)}`
}

function Heads({ left, right, first }: Pick<Props, 'left' | 'right'> & { readonly first: string }) {
  const t = useWords()
  return (
    <tr>
      {first === '' ? <td /> : <th scope="col">{first}</th>}
      <th scope="col">{left.name}</th>
      <th scope="col">{right.name}</th>
      <th scope="col" aria-label={t('decks.compare.difference')}>
        ±
      </th>
    </tr>
  )
}

function Table({
  rows,
  left,
  right,
}: Pick<Props, 'left' | 'right'> & { readonly rows: readonly ComparedCard[] }) {
  const t = useWords()
  return (
    <table className={styles.table}>
      <thead>
        <Heads left={left} right={right} first={t('decks.compare.card')} />
      </thead>
      <tbody>
        {rows.map(({ card, left: one, right: other }) => (
          <tr key={card.id} style={inksOf(card.face)} data-change={Math.sign(other - one)}>
            <th scope="row" className={styles.card}>
              {card.face.name}
            </th>
            <td>{one === 0 ? '–' : one}</td>
            <td>{other === 0 ? '–' : other}</td>
            <td className={styles.change}>
              {one === other ? '=' : other > one ? `+${other - one}` : `−${one - other}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

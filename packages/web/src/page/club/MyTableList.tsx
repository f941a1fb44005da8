import { Link } from '@tanstack/react-router'
import type { MyTableModel, MyTablesModel, OfferModel } from '../../model/online/daysService.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import styles from '../landing/Resume.module.css'
import pages from '../shell/Page.module.css'
import { club } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { clubWords } from '../words/club.ts'
import { addWords, useWords } from '../words/i18n.ts'
import { MyTable } from '../online/MyTable.tsx'
import { seriesText } from './seriesText.ts'
import { dayWords } from '../words/days.ts'

addWords(clubWords)
addWords(dayWords)

interface ListProps {
  readonly mine: MyTablesModel
  readonly refresh: () => void
}

/** One's online tables, those that wait for one first; hidden and finished ones are folded behind the others. */
export function MyTableList({ mine: { tables, offers }, refresh }: ListProps) {
  const t = useWords()
  const shown = tables.filter(({ isHidden, isOver }) => !isHidden && !isOver)
  const hidden = tables.filter(({ isHidden, isOver }) => isHidden && !isOver)
  const finished = tables.filter(({ isOver }) => isOver)
  return (
    <section aria-labelledby="my-tables" className={styles.resume} data-my-tables>
      <h2 id="my-tables" className={pages.tag}>
        {t('days.mine')}
      </h2>
      {offers.length === 0 ? null : (
        <ul className={styles.games}>
          {offers.map((offer) => (
            <Offer key={offer.table} offer={offer} refresh={refresh} />
          ))}
        </ul>
      )}
      {shown.length === 0 ? null : <Tables tables={shown} refresh={refresh} />}
      {hidden.length === 0 ? null : (
        <Folded says={t('days.hidden', { n: hidden.length })} tables={hidden} refresh={refresh} />
      )}
      {finished.length === 0 ? null : (
        <Folded says={t('days.finished', { n: finished.length })} tables={finished} refresh={refresh} />
      )}
    </section>
  )
}

interface TablesProps {
  readonly tables: readonly MyTableModel[]
  readonly refresh: () => void
}

function Folded({ says, ...tables }: TablesProps & { readonly says: string }) {
  return (
    <details className={styles.finished}>
      <summary>{says}</summary>
      <Tables {...tables} />
    </details>
  )
}

function Tables({ tables, refresh }: TablesProps) {
  return (
    <ul className={styles.games}>
      {tables.map((table) => (
        <MyTable key={table.id} table={table} refresh={refresh} />
      ))}
    </ul>
  )
}

/** A seat that somebody keeps for the reader: what is agreed there is read before one joins. */
function Offer({ offer, refresh }: { readonly offer: OfferModel; readonly refresh: () => void }) {
  const t = useWords()
  const { table, game, title, hero, from, series } = offer
  const decline = async (): Promise<void> => {
    await club().decline(table)
    refresh()
  }
  return (
    <li className={styles.game} data-game={game} data-offer={table}>
      <div className={styles.faces} />
      <div className={styles.about}>
        <h3>{title}</h3>
        <p>{t('offer.invites', { name: from, hero })}</p>
        <p>{[gameNames[game], ...(series === null ? [] : [seriesText(t, series)])].join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <Link
          to="/join"
          search={{ table }}
          className={`${controls.button} ${controls.primary}`}
          aria-label={t('offer.joinAt', { title })}
        >
          {t('offer.join')}
        </Link>
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          aria-label={t('offer.declineAt', { title })}
          onClick={() => void decline()}
        >
          {t('offer.decline')}
        </button>
      </div>
    </li>
  )
}

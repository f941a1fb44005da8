import type { RoomResultModel } from '../../model/online/clubService.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import { gameIds } from '../../model/table/snapshot.ts'
import styles from '../end/Timeline.module.css'
import pages from '../shell/Page.module.css'
import { useWords } from '../words/i18n.ts'

/** What everybody of a room won, in each of the four games and in all of them. */
export function RoomResults({ results }: { readonly results: readonly RoomResultModel[] }) {
  const t = useWords()
  return (
    <section aria-labelledby="room-results">
      <h2 id="room-results" className={pages.caption}>
        {t('room.results')}
      </h2>
      {results.length === 0 ? (
        <p>{t('room.noResults')}</p>
      ) : (
        <>
          <p>{t('room.resultsHelp')}</p>
          <div className={styles.scroll} role="group" aria-label={t('room.results')} tabIndex={0}>
            <table className={styles.table} data-results>
              <thead>
                <tr>
                  <th scope="col">{t('room.person')}</th>
                  {gameIds.map((game) => (
                    <th key={game} scope="col">
                      {gameNames[game]}
                    </th>
                  ))}
                  <th scope="col">{t('room.all')}</th>
                </tr>
              </thead>
              <tbody>
                {results.map((result, n) => (
                  // Names are labels: two people may have the same.
                  <Row key={n} result={result} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

function Row({ result: { name, isMe, games } }: { readonly result: RoomResultModel }) {
  const t = useWords()
  const all = games.reduce((sum, { played, won }) => ({ played: sum.played + played, won: sum.won + won }), {
    played: 0,
    won: 0,
  })
  return (
    <tr data-result={name}>
      <th scope="row">{isMe ? t('room.me', { name }) : name}</th>
      {gameIds.map((game) => {
        const tally = games.find((one) => one.game === game)
        return <td key={game}>{tally === undefined ? '–' : t('room.wonOf', { ...tally })}</td>
      })}
      <td>{t('room.wonOf', all)}</td>
    </tr>
  )
}

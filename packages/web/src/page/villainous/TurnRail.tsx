import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import type { SymbolModel, VillainModel, VillainousBoard } from '../../model/villainous/board.ts'
import { SymbolSample } from './SymbolSample.tsx'
import { usePreviewed } from './previewed.ts'
import { drawnAtEnd, nearOnes, usableSymbols } from './turnEnd.ts'
import styles from './TurnRail.module.css'

/** Beside the table: what a location would give before the figure moves, and what the end of the turn would bring. */
export function TurnRail() {
  const t = useWords()
  const { shown, question } = usePlay()
  const board = shown.board as VillainousBoard
  const me = board.players[Math.max(0, shown.seat)]
  if (me === undefined || shown.outcome !== null) return null
  const near = nearOnes(board, me.seat)
  return (
    <section className={styles.rail} aria-label={t('vl.ifEnd')}>
      {question?.ask === 'ask.move' ? <Ahead player={me} /> : null}
      {/* In another player's turn there is no turn of the reader that could end. */}
      {question?.ask !== 'ask.move' && board.active === me.seat ? <IfEnd player={me} /> : null}
      <Legend />
      {near.map(({ seat, villain }) => (
        <p key={seat} className={styles.near}>
          {t('vl.nextNear', { name: board.pieces[villain]?.name ?? '' })}
        </p>
      ))}
    </section>
  )
}

/** The location one points at, or all that one can go to. */
function Ahead({ player }: { readonly player: VillainModel }) {
  const t = useWords()
  const { board } = usePlay().shown
  const { place: pointed } = usePreviewed()
  const there = player.locations.filter(({ place }) => place !== player.at)
  const chosen = there.filter(({ place }) => place === pointed)
  return (chosen.length > 0 ? chosen : there).map(({ place, top, bottom, granted }) => {
    const all = [...top, ...bottom, ...granted]
    const covered = all.filter(({ state }) => state === 'covered')
    return (
      <div key={place} className={styles.part}>
        <h2 className={styles.title}>{board.pieces[place]?.name}</h2>
        <p>{namesOf(all.filter(({ state }) => state !== 'covered'))}</p>
        {covered.length === 0 ? null : (
          <p className={styles.covered}>{t('vl.wouldCover', { symbols: namesOf(covered) })}</p>
        )}
      </div>
    )
  })
}

function IfEnd({ player }: { readonly player: VillainModel }) {
  const t = useWords()
  const { question } = usePlay()
  const unused = usableSymbols(player, question)
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{t('vl.ifEnd')}</h2>
      <p>{t('vl.willDraw', { n: drawnAtEnd(player), max: player.handLimit })}</p>
      {unused.length === 0 ? null : <p>{t('vl.unused', { symbols: namesOf(unused) })}</p>}
    </div>
  )
}

const legend = ['free', 'used', 'covered', 'elsewhere'] as const

/** How symbols are drawn. */
function Legend() {
  const t = useWords()
  return (
    <ul className={styles.legend}>
      {legend.map((state) => (
        <li key={state}>
          <SymbolSample state={state} /> {t(`vl.state.${state}`)}
        </li>
      ))}
    </ul>
  )
}

function namesOf(symbols: readonly SymbolModel[]): string {
  return symbols.map(({ says }) => says).join(', ')
}

import { Dices } from 'lucide-react'
import { useFaces } from '../cards/useFaces.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useLog } from '../table/useTable.ts'
import { useWords } from '../words/i18n.ts'
import type { DiceThroneBoard, DuellistModel } from '../../model/dicethrone/board.ts'
import type { LogLine } from '../../model/table/logLine.ts'
import { DieSides } from './Die.tsx'
import { symbolGlyphs } from './glyphs/symbols.ts'
import { inksOf } from './inks.ts'
import { luckOf, rollsBy, rollsIn, symbolLuck } from './rolls.ts'
import styles from './RollsRail.module.css'
import { useTray } from './trayStore.ts'

/** How many of the latest rolls are drawn. */
const LATEST = 3

/** Beside the table: how the dice fell for everybody against what was to be expected, and the latest rolls. */
export function RollsRail() {
  const t = useWords()
  const { table, shown, snapshot } = usePlay()
  const { isTumbling } = useTray()
  const { players } = shown.board as DiceThroneBoard
  const log = useLog(table)
  // A past moment shows the rolls up to it; the present shows none before its dice lie still.
  const end = shown.at === snapshot.at && isTumbling ? shown.at - 1 : shown.at
  const rolls = rollsIn(log).filter(({ answer }) => answer < end)
  return (
    <section className={styles.rolls} aria-label={t('dt.historyTitle')}>
      <h2 className={styles.title}>{t('dt.historyTitle')}</h2>
      {players.map((player) => (
        <PlayerLuck key={player.seat} player={player} rolls={rollsBy(rolls, player.face)} />
      ))}
      {rolls.slice(-LATEST).map((roll) => (
        <LatestRoll key={roll.id} roll={roll} players={players} />
      ))}
    </section>
  )
}

function PlayerLuck({
  player,
  rolls,
}: {
  readonly player: DuellistModel
  readonly rolls: readonly LogLine[]
}) {
  const t = useWords()
  const { shown } = usePlay()
  const symbols = useSymbols(player.face)
  const { counts, thrown, share } = luckOf(rolls)
  const name = player.seat === shown.seat ? t('dt.you') : (shown.board.pieces[player.hero]?.name ?? '')
  const whole = new Intl.NumberFormat(shown.language, {
    maximumFractionDigits: 0,
    style: 'percent',
    signDisplay: 'exceptZero',
  })
  const figure = new Intl.NumberFormat(shown.language, { maximumFractionDigits: 0 })
  return (
    <div className={styles.player} style={inksOf(player.face)}>
      <p className={styles.who}>
        <Dices aria-hidden="true" size={15} />
        <span>{t('dt.diceThrown', { name, n: thrown })}</span>
        <b title={t('dt.luckSays')}>{thrown === 0 ? '' : whole.format(share).replace('-', '−')}</b>
      </p>
      <p className={styles.symbols}>
        {symbolLuck(symbols, counts).map(({ symbol, n, expected }) => {
          const Glyph = symbolGlyphs[symbol]
          return (
            <span key={symbol} title={t('dt.symbolLuck', { n, expected: figure.format(expected) })}>
              {Glyph === undefined ? symbol : <Glyph aria-hidden="true" />}
              <b>{n}</b>
              <small>/{figure.format(expected)}</small>
            </span>
          )
        })}
      </p>
    </div>
  )
}

/** One roll as small dice of the hero who threw it. */
function LatestRoll({
  roll,
  players,
}: {
  readonly roll: LogLine
  readonly players: readonly DuellistModel[]
}) {
  const hero = players.find(({ face }) => roll.faces.includes(face))?.face ?? ''
  const symbols = useSymbols(hero)
  return (
    <p className={styles.roll}>
      {roll.thrown.map((pips, n) => (
        // Dice of a roll lie in the order in which they fell.
        <DieSides key={n} hero={hero} pips={pips} symbols={symbols} />
      ))}
    </p>
  )
}

function useSymbols(hero: string): readonly string[] {
  const { table, shown } = usePlay()
  return useFaces(table, `${shown.game}/${shown.language}`, [hero])(hero)?.symbols ?? []
}

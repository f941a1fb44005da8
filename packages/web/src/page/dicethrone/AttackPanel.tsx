import { ArrowRight, ShieldOff } from 'lucide-react'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './AttackPanel.module.css'
import type { AttackLine, AttackModel } from '../../model/dicethrone/board.ts'
import { AttackNumbers } from './AttackNumbers.tsx'
import { useDuel } from './duel.ts'
import { LevelledName } from './LevelledName.tsx'
import { pipelineOf, type SignedLine } from './pipeline.ts'

const types = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate', 'none'] as const

/** The attack under way: base, what was added, what was taken, what arrives; and what it may still come to. */
export function AttackPanel({ attack }: { readonly attack: AttackModel }) {
  const t = useWords()
  const { board, shown } = useDuel()
  const hero = (seat: number) => board.pieces[board.players[seat]?.hero ?? -1]?.name ?? ''
  const ability = board.pieces[attack.ability]
  const type = types.find((one) => one === attack.type) ?? 'normal'
  const { lines, aside } = pipelineOf(attack)
  return (
    <div className={styles.attack} role="group" aria-label={t('dt.attack')}>
      <p className={styles.who}>
        {attack.defender < 0
          ? hero(attack.attacker)
          : t('dt.against', { attacker: hero(attack.attacker), defender: hero(attack.defender) })}
      </p>
      <div className={styles.head}>
        {ability === undefined ? null : (
          <PieceButton piece={ability} className={styles.ability}>
            <LevelledName name={ability.name} language={shown.language} className={styles.name} />
          </PieceButton>
        )}
        <span className={styles.type} data-type={type}>
          {type === 'undefendable' || type === 'ultimate' ? <ShieldOff aria-hidden="true" size={14} /> : null}
          {t(`dt.type.${type}`)}
        </span>
      </div>
      <div className={styles.sum}>
        <AttackNumbers attack={attack} />
      </div>
      {lines.length + aside.length === 0 ? null : (
        <ul className={styles.lines}>
          {lines.map((line, n) => (
            // Lines of a sum stand in the order in which they came.
            <Line key={n} line={line} />
          ))}
          {aside.map((line, n) => (
            // They follow in the order in which they came.
            <Aside key={n} line={line} />
          ))}
        </ul>
      )}
      {attack.isUltimate ? <p className={styles.ultimate}>{t('dt.noReaction')}</p> : <Spread />}
    </div>
  )
}

function Line({ line: { line, sign, isHalf } }: { readonly line: SignedLine }) {
  const t = useWords()
  const { board } = useDuel()
  const name = board.pieces[line.source]?.name ?? t('dt.gone')
  const amount = isHalf
    ? t('dt.half')
    : line.how === 'double'
      ? '×2'
      : line.how === 'set'
        ? `= ${line.n}`
        : `${line.n}`
  return (
    <li>
      <b>
        {line.how === 'set' || line.how === 'double' ? '' : sign > 0 ? '+' : '−'}
        {amount}
      </b>{' '}
      {name}
    </li>
  )
}

/** What an attack does beside its damage: it heals somebody, or comes back to the attacker. */
function Aside({ line: { how, n, source, to } }: { readonly line: AttackLine }) {
  const t = useWords()
  const { board } = useDuel()
  const whom = board.pieces[board.players[to]?.hero ?? -1]?.name ?? ''
  const amount = how === 'returnHalf' ? t('dt.half') : how === 'drain' ? '' : `${n}`
  const isHealing = how === 'heal' || how === 'drain'
  return (
    <li>
      <b>{t(isHealing ? 'dt.heals' : 'dt.back', { whom, amount })}</b> {board.pieces[source]?.name}
    </li>
  )
}

/** What the attack may still deal, for each way to defend. */
function Spread() {
  const { odds } = useDuel()
  const ways = odds?.attack?.defences ?? []
  if (ways.every(({ spread }) => spread.min === spread.max) && ways.length < 2) return null
  return (
    <ul className={styles.spread}>
      {ways.map(({ defence, words }) => (
        <li key={defence}>
          <ArrowRight aria-hidden="true" size={13} /> <Rich text={words} />
        </li>
      ))}
    </ul>
  )
}

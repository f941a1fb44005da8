import { ArrowRight, ShieldOff, Swords } from 'lucide-react'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Zone } from '../cards/Zone.tsx'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './AttackPanel.module.css'
import type { AttackLine, AttackModel } from '../../model/dicethrone/board.ts'
import { useDuel } from './duel.ts'
import { HeroPlate } from './HeroPlate.tsx'
import { type Pipeline, pipelineOf, type SignedLine } from './pipeline.ts'

const types = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate', 'none'] as const

/** The attack under way: base, what was added, what was taken, what arrives; and what it may still come to. */
export function AttackPanel({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const { attack } = useDuel().board
  return (
    <Zone title={t('dt.attack')} quiet className={`${styles.zone} ${className ?? ''}`}>
      {attack === null ? (
        <div className={styles.none}>
          <Swords aria-hidden="true" size={18} />
          <span>{t('dt.noAttack')}</span>
        </div>
      ) : (
        <Attack attack={attack} />
      )}
    </Zone>
  )
}

function Attack({ attack }: { readonly attack: AttackModel }) {
  const t = useWords()
  const { board } = useDuel()
  const hero = (seat: number) => board.pieces[board.players[seat]?.hero ?? -1]?.name ?? ''
  const ability = board.pieces[attack.ability]
  const type = types.find((one) => one === attack.type) ?? 'normal'
  const pipeline = pipelineOf(attack)
  return (
    <HeroPlate hero={board.players[attack.attacker]?.face ?? ''} className={styles.attack}>
      <div className={styles.head}>
        {ability === undefined ? null : (
          <PieceButton piece={ability} className={styles.ability}>
            <span className={styles.name}>{ability.name}</span>
          </PieceButton>
        )}
        <span className={styles.type} data-type={type}>
          {type === 'undefendable' || type === 'ultimate' ? <ShieldOff aria-hidden="true" size={14} /> : null}
          {t(`dt.type.${type}`)}
        </span>
        <span className={styles.who}>
          {attack.defender < 0
            ? hero(attack.attacker)
            : t('dt.against', { attacker: hero(attack.attacker), defender: hero(attack.defender) })}
        </span>
      </div>
      <Numbers pipeline={pipeline} attack={attack} />
      {pipeline.lines.length + pipeline.aside.length === 0 ? null : (
        <ul className={styles.lines}>
          {pipeline.lines.map((line, n) => (
            // Lines of a sum stand in the order in which they came.
            <Line key={n} line={line} />
          ))}
          {pipeline.aside.map((line, n) => (
            // They follow in the order in which they came.
            <Aside key={n} line={line} />
          ))}
        </ul>
      )}
      {attack.isUltimate ? <p className={styles.ultimate}>{t('dt.noReaction')}</p> : <Spread />}
    </HeroPlate>
  )
}

function Numbers({
  pipeline: { base, modifiers, defence, total },
  attack,
}: {
  readonly pipeline: Pipeline
  readonly attack: AttackModel
}) {
  const t = useWords()
  const { board } = useDuel()
  const health = board.players[attack.defender]?.health.now
  return (
    <dl className={styles.numbers}>
      <Number says={t('dt.base')} value={`${base}`} />
      <ArrowRight aria-hidden="true" size={15} />
      <Number says={t('dt.modifiers')} value={modifiers === 0 ? '–' : `+${modifiers}`} />
      <ArrowRight aria-hidden="true" size={15} />
      <Number says={t('dt.defence')} value={defence === 0 ? '–' : `−${defence}`} />
      <ArrowRight aria-hidden="true" size={15} />
      <Number says={t('dt.total')} value={`${total}`} isTotal />
      {health === undefined || total === 0 ? null : (
        <span className={styles.health}>
          {health} → <b>{Math.max(0, health - total)}</b>
        </span>
      )}
    </dl>
  )
}

function Number({
  says,
  value,
  isTotal = false,
}: {
  readonly says: string
  readonly value: string
  readonly isTotal?: boolean
}) {
  return (
    <div className={styles.number} data-total={isTotal}>
      <dt>{says}</dt>
      <dd>{value}</dd>
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
          <Rich text={words} />
        </li>
      ))}
    </ul>
  )
}

import { Minus, Plus } from 'lucide-react'
import { usePlay } from '../play/PlayContext.ts'
import controls from '../theme/controls.module.css'
import { type Say, useWords } from '../words/i18n.ts'
import type { AttackChoice } from '../../model/zombies/attackModel.ts'
import { enemyKinds } from '../../model/zombies/board.ts'
import styles from './AttackBuilder.module.css'
import { EnemyShape, TokenShape } from './Figures.tsx'
import { type Building, useMapLooks } from './mapStore.ts'
import { useFormats } from './useFormats.ts'
import { boardAt } from './useTableau.ts'

interface BuilderProps {
  readonly attacks: readonly AttackChoice[]
  readonly building: Building
}

/** An attack before its dice fall: with which card, with how much Power, whom it meets first, and what it may come to. */
export function AttackBuilder({ attacks, building }: BuilderProps) {
  const t = useWords()
  const { map } = boardAt(usePlay().shown)
  const zone = map.floors.flatMap(({ zones }) => zones).find(({ id }) => id === building.zone)
  const chosen = attacks[building.attack]
  const odds = chosen?.byPower[building.power]
  if (chosen === undefined || odds === undefined) return null
  const set = (change: Partial<Building>): void =>
    useMapLooks.setState({ building: { ...building, ...change } })
  return (
    <section
      className={styles.builder}
      aria-label={t('mz.builder')}
      data-builder
      data-landmark=""
      tabIndex={-1}
    >
      <div className={styles.throw}>
        <header className={styles.head}>
          <Which attacks={attacks} building={building} onChoose={(attack) => set({ attack, power: 0 })} />
          <p className={styles.at}>{t('mz.at', { zone: zone?.name ?? '' })}</p>
        </header>
        <Dice n={odds.dice} power={odds.power} hitsOn={odds.hitsOn} />
        {chosen.byPower.length < 2 ? null : (
          <Power
            power={building.power}
            most={chosen.byPower.length - 1}
            onChange={(power) => set({ power })}
          />
        )}
      </div>
      <Order attack={chosen} isMeal={building.meal !== null} />
      <Hits attack={chosen} power={building.power} />
    </section>
  )
}

interface WhichProps extends BuilderProps {
  readonly onChoose: (attack: number) => void
}

function Which({ attacks, building, onChoose }: WhichProps) {
  if (attacks.length < 2) return <h3 className={styles.name}>{attacks[0]?.name ?? ''}</h3>
  return (
    <div className={styles.which}>
      {attacks.map(({ attack, name }, n) => (
        <button
          key={attack}
          type="button"
          className={controls.button}
          aria-pressed={n === building.attack}
          onClick={() => onChoose(n)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

function Dice({ n, power, hitsOn }: { readonly n: number; readonly power: number; readonly hitsOn: number }) {
  const t = useWords()
  return (
    <p className={styles.dice} role="img" aria-label={t('mz.diceSays', { n, hits: hitsOn })}>
      {Array.from({ length: n }, (_, place) => (
        <span key={place} data-power={place >= n - power}>
          {hitsOn}+
        </span>
      ))}
    </p>
  )
}

interface PowerProps {
  readonly power: number
  readonly most: number
  readonly onChange: (power: number) => void
}

function Power({ power, most, onChange }: PowerProps) {
  const t = useWords()
  return (
    <p className={styles.power}>
      <span>{t('mz.spend')}</span>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        aria-label={t('mz.lessPower')}
        disabled={power === 0}
        onClick={() => onChange(power - 1)}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <output>{power}</output>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        aria-label={t('mz.morePower')}
        disabled={power >= most}
        onClick={() => onChange(power + 1)}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
      <small>{t('mz.dicePerPower')}</small>
    </p>
  )
}

/** Who is eaten looks as on the map: an Enemy, or a citizen. */
function TargetShape({ face }: { readonly face: string }) {
  const board = boardAt(usePlay().shown)
  const citizen = board.places
    .flatMap(({ tokens }) => tokens)
    .find((one) => board.pieces[one.id]?.face === face)
  if (citizen !== undefined) return <TokenShape token={citizen} size={24} />
  const kind = enemyKinds.find((one) => one === face) ?? (face.startsWith('z-') ? 'superHero' : 'zombieHero')
  return <EnemyShape kind={kind} face={face} size={24} />
}

/** Whom Hits are spent on first. */
function Order({ attack, isMeal }: { readonly attack: AttackChoice; readonly isMeal: boolean }) {
  const t = useWords()
  return (
    <section>
      <h4 className={styles.title}>{t(isMeal ? 'mz.meal' : attack.isFree ? 'mz.freeOrder' : 'mz.order')}</h4>
      <ol className={styles.order}>
        {attack.order.map(({ face, n, toughness, rank }) => (
          <li key={face} data-first={rank === 1 || attack.isFree}>
            <b aria-hidden="true">{attack.isFree ? '·' : rank}</b>
            <svg width={30} height={30} viewBox="-15 -15 30 30" aria-hidden="true">
              <TargetShape face={face} />
            </svg>
            <span>
              {n > 1 ? `${n} × ` : ''}
              {attack.names[face]}
              <small>{t('mz.toughness', { n: toughness })}</small>
            </span>
          </li>
        ))}
      </ol>
      {attack.resists ? <p className={styles.resists}>{t('mz.resists')}</p> : null}
    </section>
  )
}

/** More Hits than this stand in one row. */
const ROWS = 7

function Hits({ attack, power }: { readonly attack: AttackChoice; readonly power: number }) {
  const t = useWords()
  const { percent, mean } = useFormats()
  const odds = attack.byPower[power]
  if (odds === undefined) return null
  const rows = odds.hits.slice(0, ROWS)
  const rest = odds.hits.slice(ROWS).reduce((sum, { chance }) => sum + chance, 0)
  const top = Math.max(...rows.map(({ chance }) => chance), 0.01)
  return (
    <section className={styles.odds}>
      <h4 className={styles.title}>{t('mz.hits')}</h4>
      <table className={styles.hits}>
        <tbody>
          {rows.map(({ hits, chance, fallen }) => (
            <tr key={hits} data-wins={fallen.length > 0}>
              <th scope="row">{hits}</th>
              <td className={styles.bar}>
                <i style={{ inlineSize: `${(chance / top) * 100}%` }} />
              </td>
              <td className={styles.percent}>{percent(chance)}</td>
              <td>{fallen.length === 0 ? t('mz.nothing') : fallenSays(t, attack, fallen)}</td>
            </tr>
          ))}
          {rest < 0.0005 ? null : (
            <tr>
              <th scope="row">{t('mz.more')}</th>
              <td />
              <td className={styles.percent}>{percent(rest)}</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles.sums}>
        <span>
          <b>{percent(odds.any)}</b> {t('mz.atLeastOne')}
        </span>
        <span>
          <b>{mean(odds.mean)}</b> {t('mz.onAverage')}
        </span>
      </p>
    </section>
  )
}

function fallenSays(
  t: Say,
  { names }: AttackChoice,
  fallen: readonly { readonly face: string; readonly n: number }[],
): string {
  return fallen
    .map(({ face, n }) =>
      n === 1 ? (names[face] ?? face) : t('mz.groupOf', { n, name: names[face] ?? face }),
    )
    .join(', ')
}

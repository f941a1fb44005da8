import { Heart, Layers2, Network, Skull, Swords, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ForecastModel } from '../../model/champions/forecastModel.ts'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import styles from './ForecastPanel.module.css'
import { type ForecastSum, isStruck, minionsIn, spanOf, strikeWords } from './forecastSums.ts'
import { percent } from './percent.ts'

/** The forecast at a glance: threat, who strikes the player in front, what is left of everybody, the cards to come. */
export function ForecastLines({ forecast }: { forecast: ForecastModel }) {
  const t = useWords()
  const { board, shown } = useChampions()
  const { schemes, activations, players, running } = forecast
  const growing = schemes.filter(({ added, limit }) => limit !== null || added.max > 0)
  const acts = [...(running === null ? [] : [running]), ...activations.filter(({ seat }) => seat === shown)]
  const isVillains = ({ enemy }: { enemy: number }) => enemy === board.villain?.id
  if (growing.length + acts.length === 0) return <p className={styles.calm}>{t('forecast.calm')}</p>
  return (
    <ul className={styles.lines}>
      {growing.map((scheme) => (
        <SchemeLine key={scheme.scheme} scheme={scheme} />
      ))}
      {acts.filter(isVillains).map((activation, index) => (
        // The activations stand in their order.
        <VillainLine key={index} activation={activation} />
      ))}
      <MinionsLine sum={minionsIn(acts.filter((act) => !isVillains(act)))} />
      {players
        .filter((player) => isStruck(forecast, player))
        .map((player) => (
          <PlayerLine key={player.seat} player={player} />
        ))}
      <CardsLine players={players} />
    </ul>
  )
}

interface LineProps {
  readonly picture: ReactNode
  readonly who: string
  readonly short: string
  readonly number: string
  readonly isDanger?: boolean
  readonly alarm?: string
  readonly also?: string
}

function Line({ picture, who, short, number, isDanger = false, alarm = '', also = '' }: LineProps) {
  return (
    <li className={styles.line} data-danger={isDanger}>
      {picture}
      <span className={styles.who}>
        <span className={styles.long}>{who}</span>
        <span className={styles.short} aria-hidden="true">
          {short}
        </span>
      </span>
      <b className={styles.number}>{number}</b>
      {also === '' ? null : <span className={styles.also}>{also}</span>}
      {alarm === '' ? null : <em className={styles.alarm}>{alarm}</em>}
    </li>
  )
}

function SchemeLine({ scheme }: { scheme: ForecastModel['schemes'][number] }) {
  const t = useWords()
  const { find } = useChampions()
  const { threat, limit, after, completes, last } = scheme
  const isNear = completes.certainty !== 'not'
  return (
    <Line
      picture={<TriangleAlert size={16} aria-hidden className={styles.threat} />}
      who={find(scheme.scheme)?.name ?? ''}
      short={limit === null ? (find(scheme.scheme)?.name ?? '') : ''}
      number={`${threat} → ${spanOf(t, after)}${limit === null ? '' : ` / ${limit}`}`}
      isDanger={isNear && last}
      alarm={isNear ? t('forecast.completes', { chance: percent(completes.chance) }) : ''}
    />
  )
}

function VillainLine({ activation }: { activation: ForecastModel['activations'][number] }) {
  const t = useWords()
  const { find } = useChampions()
  const enemy = find(activation.enemy)?.name ?? ''
  if (activation.does === 'nothing') return null
  const isAttack = activation.does === 'attack'
  return (
    <Line
      picture={isAttack ? <Swords size={16} aria-hidden /> : <Network size={16} aria-hidden />}
      who={t(isAttack ? 'forecast.attacksYou' : 'forecast.schemes', { enemy })}
      short={enemy}
      number={strikeWords(t, activation)}
    />
  )
}

function MinionsLine({ sum }: { sum: ForecastSum }) {
  const t = useWords()
  const { find } = useChampions()
  if (sum.enemies.length === 0) return null
  const names = sum.enemies.map(({ enemy, value }) => `${find(enemy)?.name ?? ''} ${spanOf(t, value)}`)
  return (
    <Line
      picture={<Swords size={16} aria-hidden />}
      who={t('forecast.minions', { n: sum.enemies.length })}
      short={t('forecast.minionsShort')}
      number={spanOf(t, sum)}
      also={names.join(', ')}
    />
  )
}

function PlayerLine({ player }: { player: ForecastModel['players'][number] }) {
  const t = useWords()
  const { board, nameOf } = useChampions()
  const { remaining, lethal } = player.undefended
  const isSafe = lethal.certainty === 'not'
  const name = nameOf(player.seat)
  return (
    <Line
      picture={isSafe ? <Heart size={16} aria-hidden /> : <Skull size={16} aria-hidden />}
      who={t('forecast.undefendedName', { name })}
      // Who is alone knows whose hit points these are, and the number needs the room.
      short={board.players.length === 1 ? '' : name}
      number={`${remaining} → ${spanOf(t, player.left)}`}
      isDanger={!isSafe}
      alarm={isSafe ? '' : t('forecast.lethal', { chance: percent(lethal.chance) })}
    />
  )
}

function CardsLine({ players }: { players: ForecastModel['players'] }) {
  const t = useWords()
  const n = players.reduce((sum, { encounterCards: { waiting, dealt } }) => sum + waiting + dealt, 0)
  return (
    <Line
      picture={<Layers2 size={16} aria-hidden />}
      who={t('forecast.encounterCards')}
      short={t('champions.encounter')}
      number={`${n}`}
    />
  )
}

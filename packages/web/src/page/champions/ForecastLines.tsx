import { Heart, Layers2, Network, Skull, Swords, TriangleAlert } from 'lucide-react'
import type { Say } from '../words/i18n.ts'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import type { ForecastModel } from '../../model/champions/forecastModel.ts'
import styles from './ForecastPanel.module.css'
import { percent } from './percent.ts'

type Activation = ForecastModel['activations'][number]
type Scheme = ForecastModel['schemes'][number]
type Player = ForecastModel['players'][number]

/** A number, or the least and the most of it. */
export function spanOf(t: Say, { min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `${min}` : t('forecast.range', { min, max })
}

/** The forecast at a glance: threat, who strikes whom, what is left of everybody. */
export function ForecastLines({ forecast }: { forecast: ForecastModel }) {
  const t = useWords()
  const { shown } = useChampions()
  const { schemes, activations, players, running } = forecast
  const growing = schemes.filter(({ added, limit }) => limit !== null || added.max > 0)
  const acts = [...(running === null ? [] : [running]), ...activations.filter(({ seat }) => seat === shown)]
  if (growing.length + acts.length === 0) return <p className={styles.calm}>{t('forecast.calm')}</p>
  return (
    <ul className={styles.lines}>
      {growing.map((scheme) => (
        <SchemeLine key={scheme.scheme} scheme={scheme} />
      ))}
      {acts.map((activation, index) => (
        // The activations stand in their order.
        <ActivationLine key={index} activation={activation} />
      ))}
      {players.map((player) => (
        <PlayerLine key={player.seat} player={player} />
      ))}
    </ul>
  )
}

function SchemeLine({ scheme: { scheme, threat, limit, after, completes, last } }: { scheme: Scheme }) {
  const t = useWords()
  const { find } = useChampions()
  const isNear = completes.certainty !== 'not'
  return (
    <li className={styles.line} data-danger={isNear && last}>
      <TriangleAlert size={15} aria-hidden className={styles.threat} />
      <span className={styles.who}>{find(scheme)?.name}</span>
      <b className={styles.number}>
        {threat} → {spanOf(t, after)}
        {limit === null ? '' : `/${limit}`}
      </b>
      {isNear ? (
        <em className={styles.alarm}>{t('forecast.completes', { chance: percent(completes.chance) })}</em>
      ) : null}
    </li>
  )
}

function ActivationLine({ activation }: { activation: Activation }) {
  const t = useWords()
  const { find, nameOf } = useChampions()
  const enemy = find(activation.enemy)?.name ?? ''
  if (activation.does === 'nothing') return null
  const isAttack = activation.does === 'attack'
  const Picture = isAttack ? Swords : Network
  return (
    <li className={styles.line}>
      <Picture size={15} aria-hidden />
      <span className={styles.who}>
        {isAttack
          ? t('forecast.attacks', { enemy, name: nameOf(activation.seat) })
          : t('forecast.schemes', { enemy })}
      </span>
      <b className={styles.number}>{spanOf(t, activation.value)}</b>
    </li>
  )
}

function PlayerLine({ player: { seat, undefended, left, encounterCards } }: { player: Player }) {
  const t = useWords()
  const { nameOf } = useChampions()
  const { remaining, lethal } = undefended
  const cards = encounterCards.waiting + encounterCards.dealt
  return (
    <li className={styles.line} data-danger={lethal.certainty !== 'not'}>
      {lethal.certainty === 'not' ? <Heart size={15} aria-hidden /> : <Skull size={15} aria-hidden />}
      <span className={styles.who}>{nameOf(seat)}</span>
      <b className={styles.number}>
        {remaining} → {spanOf(t, left)}
      </b>
      <span className={styles.cards} title={t('forecast.cards', { n: cards, name: nameOf(seat) })}>
        <Layers2 size={13} aria-hidden /> {cards}
      </span>
      {lethal.certainty === 'not' ? null : (
        <em className={styles.alarm}>{t('forecast.lethal', { chance: percent(lethal.chance) })}</em>
      )}
    </li>
  )
}

import { Check, Skull } from 'lucide-react'
import { usePlay } from '../play/PlayContext.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { EnemyShape } from './Figures.tsx'
import { DangerBars } from './Gauges.tsx'
import styles from './MissionPanel.module.css'
import { useFormats } from './useFormats.ts'
import { boardAt } from './useTableau.ts'

/** What must be done and how far it is, what loses the game, and what the next spawning may bring. */
export function MissionPanel() {
  return (
    <>
      <Goals />
      <SpawnForecast />
    </>
  )
}

function Goals() {
  const t = useWords()
  const board = boardAt(usePlay().shown)
  const met = board.goals.filter(({ have, need }) => have >= need).length
  return (
    <section className={styles.panel} aria-label={t('mz.goals')}>
      <h2 className={styles.title}>
        {t('mz.goals')} <small>{`${met}/${board.goals.length}`}</small>
      </h2>
      <ul className={styles.goals}>
        {board.goals.map(({ text, have, need }, n) => (
          // The parts of a goal keep their order.
          <li key={n} data-met={have >= need}>
            <span className={styles.box}>{have >= need ? <Check aria-hidden="true" size={14} /> : null}</span>
            <span>
              <Rich text={text} />{' '}
              <b>
                {have}/{need}
              </b>
            </span>
          </li>
        ))}
      </ul>
      <LossCondition />
    </section>
  )
}

/** What is said of losing, in each mode. */
export const lossWords = {
  heroic: { ever: 'mz.lostIf', soon: 'mz.lostSoon' },
  zombie: { ever: 'mz.lostIfZombie', soon: 'mz.lostSoonZombie' },
} as const

/** What loses the mission, with who is nearest to it. */
export function LossCondition() {
  const t = useWords()
  const board = boardAt(usePlay().shown)
  const alive = board.players.filter(({ zone }) => zone !== '')
  const least = Math.min(...alive.map(({ health }) => health.now))
  const weak = alive.filter(({ health }) => health.now === least).map(({ name }) => name)
  return (
    <p className={styles.loss} data-lost={board.isFallen}>
      <Skull aria-hidden="true" size={18} />
      <span>
        {t(lossWords[board.mission.mode][board.isFallen ? 'soon' : 'ever'])} <Rich text={board.defeat} />
        {board.isFallen || alive.length === 0 ? null : (
          <b>
            {' '}
            {weak.length > 2
              ? t('mz.everybody', { n: least })
              : t('mz.weakest', { names: weak.join(', '), n: least })}
          </b>
        )}
        <SiegeSays />
      </span>
    </p>
  )
}

/** The siege that loses the mission, and how far it is. */
export function SiegeSays() {
  const t = useWords()
  const { siege } = boardAt(usePlay().shown)
  if (siege === null) return null
  return (
    <>
      {' '}
      {t('mz.siege', { n: siege.need })}{' '}
      <b>
        {siege.have}/{siege.need}
      </b>{' '}
    </>
  )
}

function SpawnForecast() {
  const t = useWords()
  const { mean } = useFormats()
  const { spawn, danger } = boardAt(usePlay().shown)
  return (
    <section className={styles.panel} aria-label={t('mz.spawn')}>
      <h2 className={styles.title}>{t('mz.spawn')}</h2>
      <p className={styles.line}>
        {t('mz.draws', { n: spawn.draws })} · {t(`mz.level.${levels[danger] ?? 'blue'}`)}{' '}
        <DangerBars level={danger} /> · {t('mz.deck', { n: spawn.cards })}
      </p>
      <ul className={styles.kinds}>
        {spawn.kinds.map(({ kind, mean: n, reserve }) => (
          <li key={kind}>
            <svg width={24} height={24} viewBox="-12 -12 24 24" aria-hidden="true">
              <EnemyShape
                kind={kind}
                face={kind}
                size={kind === 'zombieHero' || kind === 'superHero' ? 16 : 20}
              />
            </svg>
            <span>{t(`mz.enemy.${kind}`)}</span>
            <b>≈ {mean(n)}</b>
            <small>{t('mz.reserve', { n: reserve })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const levels = ['blue', 'yellow', 'orange', 'red'] as const

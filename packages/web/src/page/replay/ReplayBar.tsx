import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
} from 'lucide-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import type { MessageId } from '../words/catalogue.ts'
import { useWords } from '../words/i18n.ts'
import { ContinueHere } from './ContinueHere.tsx'
import styles from './Replay.module.css'
import { useReplay } from './replayContext.ts'
import { ReplayFiles } from './ReplayFiles.tsx'
import { turnAfter, turnBefore } from './turns.ts'

/** Moves through a replay: by steps, by turns, to the ends, automatically. */
export function ReplayBar() {
  const t = useWords()
  const { at, length, starts, isPlaying, isSpoilt, shown, go, play } = useReplay()
  useAddress(at)
  const steps: readonly (readonly [MessageId, typeof Play, number, string])[] = [
    ['replay.first', ChevronFirst, 0, 'Home'],
    ['replay.turnBack', ChevronsLeft, turnBefore(starts, at), '['],
    ['replay.back', ChevronLeft, at - 1, 'ArrowLeft'],
    ['replay.next', ChevronRight, at + 1, 'ArrowRight'],
    ['replay.turnNext', ChevronsRight, turnAfter(starts, at, length), ']'],
    ['replay.last', ChevronLast, length, 'End'],
  ]
  const Toggle = isPlaying ? Pause : Play
  return (
    <section className={styles.bar} aria-label={t('replay.controls')} data-landmark tabIndex={-1}>
      {shown.outcome === null ? null : (
        <p className={styles.over} role="status">
          {t('replay.over')} <Rich text={shown.outcome.cause} />
        </p>
      )}
      <div className={styles.row}>
        <div className={styles.steps} role="group" aria-label={t('replay.moment')}>
          {steps.map(([says, Icon, to, key], n) => (
            <button
              key={says}
              type="button"
              className={`${controls.button} ${controls.icon}`}
              aria-label={t(says)}
              title={t(says)}
              aria-keyshortcuts={key}
              aria-disabled={n < 3 ? at === 0 : at === length}
              onClick={() => go(to)}
            >
              <Icon aria-hidden="true" size={20} />
            </button>
          ))}
          <button
            type="button"
            className={`${controls.button} ${controls.icon} ${controls.primary}`}
            aria-label={t(isPlaying ? 'replay.pause' : 'replay.play')}
            onClick={() => play(!isPlaying)}
          >
            <Toggle aria-hidden="true" size={20} />
          </button>
        </div>
        <output className={styles.at}>
          {isSpoilt ? t('replay.atOf', { at, length }) : t('replay.at', { at })}
        </output>
        <TurnField />
        <div className={styles.also}>
          <ContinueHere />
          <ReplayFiles />
        </div>
      </div>
      <Spoilers />
    </section>
  )
}

/** The address names the moment, so that it can be handed on. */
function useAddress(at: number): void {
  const { id } = useParams({ from: '/replay/$id' })
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whoever has left meanwhile is not called back.
      if (!location.pathname.startsWith('/replay/')) return
      void navigate({ to: '/replay/$id', params: { id }, search: at === 0 ? {} : { at }, replace: true })
    }, 300)
    return () => clearTimeout(timer)
  }, [navigate, id, at])
}

/** Turns that were seen; all of them when nothing need be kept secret. */
function TurnField() {
  const t = useWords()
  const { starts, seen, at, isSpoilt, shown, go } = useReplay()
  const told = isSpoilt ? starts : starts.filter((start) => start.at <= seen)
  const here = told.findLast((start) => start.at <= at)
  const nameOf = (round: number, turn: number, phase: string): string => {
    const name = shown.seats.find(({ seat }) => seat === turn)?.name
    if (name !== undefined) return t('replay.turnName', { round, name })
    return t('replay.roundName', {
      round,
      phase: shown.moment.phases.find(({ id }) => id === phase)?.name ?? '',
    })
  }
  return (
    <label className={styles.turn}>
      <span className={controls.hidden}>{t('replay.turn')}</span>
      <select
        className={controls.field}
        value={here?.at ?? ''}
        onChange={({ target }) => go(Number(target.value))}
      >
        {here === undefined ? <option value="">{t('log.setup')}</option> : null}
        {told.map(({ at: start, round, turn, phase }) => (
          <option key={start} value={start}>
            {nameOf(round, turn, phase)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The length of a game tells something of how it goes: it is shown to those who ask for it. */
function Spoilers() {
  const t = useWords()
  const { isSpoilt, spoil, at, length, go } = useReplay()
  return (
    <div className={styles.spoilers}>
      <label className={styles.check}>
        <input type="checkbox" checked={isSpoilt} onChange={({ target }) => spoil(target.checked)} />
        {t('replay.spoil')}
      </label>
      {isSpoilt ? (
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={length}
          value={at}
          aria-label={t('replay.moment')}
          aria-valuetext={t('replay.atOf', { at, length })}
          onChange={({ target }) => go(Number(target.value))}
        />
      ) : null}
    </div>
  )
}

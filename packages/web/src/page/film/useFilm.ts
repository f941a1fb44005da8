import { useEffect, useLayoutEffect } from 'react'
import { tinykeys } from 'tinykeys'
import type { Beat } from '../../model/table/film.ts'
import { isElsewhere } from '../play/tableKeys.ts'
import { bindings } from '../shortcuts/bindings.ts'
import { useSettings } from '../settings/settings.ts'
import type { TableClient } from '../table/client.ts'
import { endFilm, followTable, holdFilm, showBeat, useReel } from './reel.ts'

/** Milliseconds of a beat at speed 1; a card that is turned up wants to be read. */
const BEAT = 600
const CARD = 1500
const BRISK = 180

function lengthOf({ role, target, terms, isBrisk }: Beat): number {
  if (isBrisk) return BRISK
  return role === 'opens' && target === null && terms.length === 0 ? CARD : BEAT
}

/** Runs the film of a table at the reader's pace, with its keys. */
export function useFilm(table: TableClient): void {
  useLayoutEffect(() => followTable(table), [table])
  const { frame, beats, place, isHeld } = useReel()
  const { film } = useSettings()
  const beat = beats[place]
  useEffect(() => {
    if (frame === null || beat === undefined || isHeld || film === 0) return undefined
    const timer = setTimeout(() => void showBeat(table, place + 1, false), lengthOf(beat) / film)
    return () => clearTimeout(timer)
  }, [table, frame, beat, place, isHeld, film])
  useFilmKeys(table, frame !== null)
}

function useFilmKeys(table: TableClient, isRunning: boolean): void {
  useLayoutEffect(() => {
    if (!isRunning) return undefined
    const key = (act: () => void) => (event: KeyboardEvent) => {
      if (isElsewhere(event)) return
      event.preventDefault()
      // The keys of the table mean nothing while the film runs.
      event.stopImmediatePropagation()
      act()
    }
    const step = (by: number): void => void showBeat(table, useReel.getState().place + by, true)
    return tinykeys(
      window,
      bindings(
        {
          filmHold: key(() => holdFilm(!useReel.getState().isHeld)),
          filmBack: key(() => step(-1)),
          filmNext: key(() => step(1)),
          filmSkip: key(endFilm),
          back: key(endFilm),
        },
        {},
      ),
      { capture: true },
    )
  }, [table, isRunning])
}

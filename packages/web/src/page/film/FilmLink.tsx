import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Figure } from '../../model/table/film.ts'
import { type Box, isUnder } from './box.ts'
import styles from './FilmLink.module.css'

/** Rings around who acts and who is hit, and the way from the stage to what is hit. */
export function FilmLink({
  source,
  target,
}: {
  readonly source: Figure | null
  readonly target: Figure | null
}) {
  useLit(source?.thing, target?.thing)
  const stage = usePlaceOf('stage')
  const from = useSeenPlaceOf(source?.thing, stage)
  const to = useSeenPlaceOf(target?.thing, stage)
  return (
    <svg className={styles.layer} aria-hidden="true">
      {from === null ? null : <Ring box={from} />}
      {to === null ? null : <Ring box={to} />}
      {to === null || stage === null ? null : <path className={styles.way} d={wayTo(stage, to)} />}
    </svg>
  )
}

function Ring({ box: { x, y, width, height } }: { readonly box: Box }) {
  return <rect className={styles.ring} x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={12} />
}

/** Out of the stage at the edge that looks at the piece, with one bend. */
function wayTo(stage: Box, to: Box): string {
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2]
  const isBelow = to.y > stage.y + stage.height - 4
  const isBeside = x < stage.x || x > stage.x + stage.width
  if (isBelow && !isBeside) return `M${x} ${stage.y + stage.height}V${to.y - 6}`
  if (isBelow) {
    const edge = x < stage.x ? stage.x + 40 : stage.x + stage.width - 40
    return `M${edge} ${stage.y + stage.height}V${Math.max(stage.y + stage.height + 8, y)}H${x < stage.x ? to.x + to.width + 6 : to.x - 6}`
  }
  if (isBeside)
    return `M${x < stage.x ? stage.x : stage.x + stage.width} ${y}H${x < stage.x ? to.x + to.width + 6 : to.x - 6}`
  return `M${x} ${stage.y}V${to.y + to.height + 6}`
}

/** Pieces are drawn by their boards, which know nothing of films: what is lit is marked from outside. */
function useLit(...things: readonly (number | undefined)[]): void {
  const key = things.filter((thing) => thing !== undefined).join(' ')
  useLayoutEffect(() => {
    const lit = key
      .split(' ')
      .flatMap((thing) => [...document.querySelectorAll(`[data-drawn="true"] [data-piece="${thing}"]`)])
    for (const one of lit) one.setAttribute('data-lit', '')
    return () => {
      for (const one of lit) one.removeAttribute('data-lit')
    }
  }, [key])
}

/** What lies under the stage is named on it, and has neither ring nor way. */
function useSeenPlaceOf(thing: number | undefined, stage: Box | null): Box | null {
  const place = usePlaceOf(thing)
  return place === null || stage === null || isUnder(stage, place) ? null : place
}

/** How many frames a board has at most to arrange itself in a new window. */
const FRAMES = 30

/** Where a piece or the stage lies in the board, measured after every drawing, and when the window has changed. */
function usePlaceOf(what: number | 'stage' | undefined): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  const measure = useCallback((): void => {
    const found = measured(what)
    setBox((before) => (isSame(before, found) ? before : found))
  }, [what])
  useLayoutEffect(measure)
  useEffect(() => {
    const board = document.querySelector('[data-drawn="true"]')
    if (board === null) return undefined
    // The board arranges itself anew in some frames; only then its pieces lie where they stay.
    let frames = 0
    const follow = (): void => {
      measure()
      frames--
      if (frames > 0) requestAnimationFrame(follow)
    }
    const watcher = new ResizeObserver(() => {
      if (frames <= 0) requestAnimationFrame(follow)
      frames = FRAMES
    })
    watcher.observe(board)
    return () => {
      frames = 0
      watcher.disconnect()
    }
  }, [measure])
  return box
}

function measured(what: number | 'stage' | undefined): Box | null {
  const board = document.querySelector('[data-drawn="true"]')?.getBoundingClientRect()
  const selector = what === 'stage' ? '[data-film]' : `[data-drawn="true"] [data-piece="${what ?? ''}"]`
  const place = document.querySelector(selector)?.getBoundingClientRect()
  if (what === undefined || board === undefined || place === undefined || place.width === 0) return null
  return { x: place.x - board.x, y: place.y - board.y, width: place.width, height: place.height }
}

function isSame(one: Box | null, other: Box | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

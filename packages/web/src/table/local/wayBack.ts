import type { History } from '@quadriga/kernel'
import { type Granularity, granularities, type UndoMenu, type UndoTarget } from '../undoMenu.ts'
import type { Asked, Chronicle } from './chronicle.ts'
import type { Presenter } from './presenter.ts'

/** What a person may take back, and how far without a word. */
export function undoMenu(
  presenter: Presenter,
  history: History,
  chronicle: Chronicle,
  person: string,
  mustAgree: readonly string[],
): UndoMenu {
  const barrier = barrierOf(history, person)
  const found: UndoTarget[] = []
  for (const granularity of granularities) {
    const to = targetOf(granularity, presenter, chronicle, person)
    if (to >= 0 && to < history.length && !found.some((target) => target.to === to))
      found.push({ granularity, to, crosses: to < barrier })
  }
  found.sort((a, b) => b.to - a.to)
  return { targets: found, barrier, mustAgree, redoable: history.redoable }
}

/** The fewest answers that may stay without anybody's leave. */
export function barrierOf(history: History, person: string): number {
  let n = history.length
  while (n > 0 && history.mayUndoAlone(person, n - 1)) n--
  return n
}

function targetOf(
  granularity: Granularity,
  presenter: Presenter,
  { asked }: Chronicle,
  person: string,
): number {
  const last = lastIndex(asked, (one) => one.person === person)
  const now = asked[last]
  if (now === undefined) return -1
  switch (granularity) {
    case 'step':
      return last
    case 'action':
      return lastIndex(asked, (one) => one.person === person && presenter.menus.includes(one.ask))
    case 'turn':
      return firstOf(asked, last, (one) => sameTurn(one, now), person)
    case 'phase':
      return firstOf(asked, last, (one) => samePhase(one, now), person)
    case 'round':
      return firstOf(asked, last, (one) => one.moment.round === now.moment.round, person)
  }
}

function sameTurn(a: Asked, b: Asked): boolean {
  return a.moment.round === b.moment.round && a.moment.turn === b.moment.turn
}

function samePhase(a: Asked, b: Asked): boolean {
  return sameTurn(a, b) && a.moment.phase === b.moment.phase
}

function lastIndex(asked: readonly Asked[], fits: (one: Asked) => boolean): number {
  for (let n = asked.length - 1; n >= 0; n--) if (fits(asked[n] as Asked)) return n
  return -1
}

/** The first answer of this person in the unbroken row of fitting ones that ends at `last`. */
function firstOf(
  asked: readonly Asked[],
  last: number,
  fits: (one: Asked) => boolean,
  person: string,
): number {
  let first = last
  for (let n = last; n >= 0 && fits(asked[n] as Asked); n--) if (asked[n]?.person === person) first = n
  return first
}

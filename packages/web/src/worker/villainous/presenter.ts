import {
  atTable,
  explainStrength,
  isKind,
  strengthNeeded,
  strengthOf,
  villainous,
} from '@quadriga/villainous'
import type { ThingId } from '@quadriga/kernel'
import { eyeSeeing, nounOf, type Reader, type Scene, tableGame, words } from '@quadriga/table'
import type { NumberPart, NumberWhy } from '../../model/table/answers.ts'
import { presentNumber } from '../table/presentNumber.ts'
import type { Presenter } from '../table/presenter.ts'
import { beat } from './presentBeat.ts'
import { presentBoard } from './presentBoard.ts'
import { presentFace } from './presentFace.ts'
import { presentFight } from './presentFight.ts'
import { presentCatalogue, presentSections, presentTitle } from './presentSetup.ts'
import { presentSymbol } from './presentSymbol.ts'
import { counts, gauges } from './presentTimeline.ts'

/** Strength with its tokens; other numbers as the rules add them up. */
function whyNumber(scene: Scene, id: ThingId, stat: string): NumberWhy | null {
  const why = presentNumber(scene, id, stat)
  if (why === null || stat !== 'strength') return why
  const { q } = eyeSeeing(scene, id)
  return { ...why, value: statOf(q, id, stat), parts: [...why.parts, ...tokensOf(scene, q, id)] }
}

function tokensOf(scene: Scene, q: Reader, id: ThingId): NumberPart[] {
  const { tokens } = explainStrength(q, id)
  if (tokens === 0) return []
  const counter = tokens > 0 ? 'plusTokens' : 'minusTokens'
  const text = words(nounOf(scene, villainous.words.counters, counter, Math.abs(tokens)))
  return [{ how: 'plus', amount: tokens, source: id, text }]
}

function statOf(q: Reader, id: ThingId, stat: string): number {
  if (stat !== 'strength') return q.stat(id, stat)
  return isKind(q, id, 'crisis') ? strengthNeeded(q, id) : strengthOf(q, id)
}

/** Marvel Villainous at a table in the browser. */
export const presenter: Presenter = {
  id: 'villainous',
  ...tableGame(villainous, atTable),
  setupFace: atTable.setupFace,
  phases: ['move', 'actions'],
  statuses: [],
  unshown: ['power'],
  piles: ['deck', 'discard', 'fateDeck', 'fatePile', 'supply', 'gone'],
  isOut: () => false,
  stat: statOf,
  // Only characters and Crises have Strength: the board says which (presentBoard.ts).
  shownStats: [],
  hp: () => null,
  board: presentBoard,
  face: presentFace,
  catalogue: presentCatalogue,
  sections: presentSections,
  title: presentTitle,
  whyNumber,
  danger: () => null,
  gauges,
  counts,
  beat,
  questions: { fight: presentFight, symbol: presentSymbol },
}

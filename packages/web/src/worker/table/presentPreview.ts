import type { Committed, Decision } from '@quadriga/kernel'
import { capitalised, type Eye, eventText, eyeOf, foresee, type Scene } from '@quadriga/table'
import type { Line } from '../../model/table/act.ts'
import type { Change, Preview } from '../../model/table/answers.ts'
import type { LogLine } from '../../model/table/logLine.ts'
import type { Gauge, Piece } from '../../model/table/piece.ts'
import { layOut } from './presentPieces.ts'
import type { Presenter } from './presenter.ts'
import { tableWords } from './tableWords.ts'

/** What answers lead to in a world that the seat believes possible, until chance or another person decides. */
export function presentPreview(
  presenter: Presenter,
  scene: Scene,
  eye: Eye,
  decision: Decision,
  answers: Line,
): Preview | null {
  const foreseen = foresee(presenter, eye, decision, answers)
  if (foreseen === null) return null
  const before = layOut(presenter, { ...scene, eyes: [eye] }).pieces
  const after = layOut(presenter, { ...scene, eyes: [eyeOf(foreseen.state, eye.seat)] }).pieces
  const lines = foreseen.events
    .filter(({ kind }) => kind !== 'forced')
    .map((event, i) => lineOf(presenter, scene, eye, event, i))
  return { changes: changesBetween(scene, before, after), lines, end: foreseen.end }
}

function lineOf(presenter: Presenter, scene: Scene, eye: Eye, event: Committed, i: number): LogLine {
  return {
    id: `preview.${i}`,
    answer: -1,
    kind: 'event',
    event: event.kind,
    depth: event.depth,
    text: eventText(scene, event),
    seat: eye.seat,
    source: event.source,
    faces: event.codes.map(([, code]) => code),
    // A preview ends where dice are thrown.
    filmed: false,
    thrown: [],
    ...presenter.moment(eye),
  }
}

type Pieces = Readonly<Record<number, Piece>>

/** What is different about pieces, in the order in which they lie. */
export function changesBetween(scene: Pick<Scene, 'language'>, before: Pieces, after: Pieces): Change[] {
  return Object.values(before).flatMap((old) => {
    const now = after[old.id]
    if (now === undefined || now.zone !== old.zone) return leaving(scene, old, now)
    return [...gaugeChange(scene, old, now), ...counterChanges(old, now), ...exhaustion(old, now)]
  })
}

function leaving(scene: Pick<Scene, 'language'>, old: Piece, now: Piece | undefined): Change[] {
  // Only what lay open on the table: a card that is played from the hand is what the player just picked.
  if (old.hp === null && old.counters.length === 0) return []
  const word = tableWords[scene.language].gone
  return [
    { thing: old.id, name: old.name, what: 'gone', word, from: old.hp?.now ?? 0, to: now?.hp?.now ?? 0 },
  ]
}

function gaugeChange({ language }: Pick<Scene, 'language'>, old: Piece, now: Piece): Change[] {
  const [a, b]: (Gauge | null)[] = [old.hp, now.hp]
  if (a === null || a === undefined || b === null || b === undefined || a.now === b.now) return []
  // Hit points of the next stage have nothing to do with those of this one.
  if (old.face !== now.face && b.now > a.now)
    return [
      { thing: old.id, name: old.name, what: 'gone', word: tableWords[language].stage, from: a.now, to: 0 },
    ]
  return [{ thing: old.id, name: old.name, what: 'hp', word: '', from: a.now, to: b.now }]
}

function counterChanges(old: Piece, now: Piece): Change[] {
  const ids = new Set(
    [...old.counters, ...old.statuses, ...now.counters, ...now.statuses].map(({ id }) => id),
  )
  return [...ids].flatMap((id) => {
    // Damage shows as hit points already.
    if (id === 'damage' && old.hp !== null) return []
    const find = (piece: Piece) => [...piece.counters, ...piece.statuses].find((one) => one.id === id)
    const [from, to] = [find(old)?.n ?? 0, find(now)?.n ?? 0]
    const word = capitalised(find(now)?.name ?? find(old)?.name ?? id)
    return from === to ? [] : [{ thing: old.id, name: old.name, what: id, word, from, to }]
  })
}

function exhaustion(old: Piece, now: Piece): Change[] {
  if (old.exhausted === now.exhausted) return []
  const [from, to] = [old.exhausted ? 1 : 0, now.exhausted ? 1 : 0]
  return [{ thing: old.id, name: old.name, what: 'exhausted', word: '', from, to }]
}

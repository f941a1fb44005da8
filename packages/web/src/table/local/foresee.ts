import { answer, type Chance, type Committed, type Decision, judge, type State, view } from '@quadriga/kernel'
import type { Change, Preview, PreviewEnd } from '../asked.ts'
import type { Gauge, Piece } from '../piece.ts'
import { layOut } from './presentPieces.ts'
import { eventText } from './presentLog.ts'
import type { Presenter } from './presenter.ts'
import { capitalised } from './saying.ts'
import { type Eye, eyeOf, type Scene } from './scene.ts'
import { tableWords } from './tableWords.ts'

/** Thrown where chance would speak: what comes after is nobody's to foresee. */
class ChanceSpeaks extends Error {}

const silent: Chance = {
  next() {
    throw new ChanceSpeaks()
  },
}

/** More answers than this follow by themselves only in a loop. */
const MOST = 20

interface Foreseen {
  readonly state: State
  readonly events: readonly Committed[]
  readonly end: PreviewEnd
}

/** What picks lead to in a world that the seat believes possible, until chance or another person decides. */
export function foresee(
  presenter: Presenter,
  scene: Scene,
  eye: Eye,
  decision: Decision,
  picks: readonly string[],
): Preview | null {
  if (judge(decision, picks) !== null) return null
  const begun = eye.q.state
  const { state, events, end } = playOn(presenter, begun, decision, picks)
  const before = layOut(presenter, { ...scene, eyes: [eye] }).pieces
  const after = layOut(presenter, { ...scene, eyes: [eyeOf(state, eye.seat)] }).pieces
  const lines = events
    .filter(({ kind }) => kind !== 'forced')
    .map((event, i) => ({
      id: `preview.${i}`,
      answer: -1,
      kind: 'event' as const,
      event: event.kind,
      depth: event.depth,
      text: eventText(scene, event),
      seat: decision.seat,
      source: event.source,
      faces: event.codes.map(([, code]) => code),
      // A preview ends where dice are thrown.
      thrown: [],
      ...presenter.moment(eye.view),
    }))
  return { changes: changesBetween(scene, before, after), lines, end }
}

/** Answers, and goes on by the game's own suggestions and where there is only one way. */
function playOn(
  presenter: Presenter,
  begun: State,
  first: Decision,
  firstPicks: readonly string[],
): Foreseen {
  let state = begun
  let decision = first
  let picks = firstPicks
  const events: Committed[] = []
  for (let n = 0; n < MOST; n++) {
    let next: State
    try {
      const result = answer(state, { decision: decision.id, seat: decision.seat, picks }, silent)
      if (!result.ok) return { state, events, end: 'you' }
      next = result.state
    } catch (error) {
      if (error instanceof ChanceSpeaks) return { state, events, end: 'chance' }
      throw error
    }
    state = next
    events.push(...view(state, first.seat).events)
    if (state.outcome !== null) return { state, events, end: 'over' }
    const asked = state.pending.find(({ open }) => !open)
    if (asked === undefined) return { state, events, end: 'done' }
    if (asked.seat !== first.seat) return { state, events, end: 'person' }
    const follows = following(presenter, state, asked)
    if (follows === null)
      return { state, events, end: presenter.menus.includes(asked.ask.key) ? 'done' : 'you' }
    decision = asked
    picks = follows
  }
  return { state, events, end: 'you' }
}

/** The answer that goes without saying; null where somebody has to think. */
function following(presenter: Presenter, state: State, asked: Decision): readonly string[] | null {
  if (presenter.menus.includes(asked.ask.key)) return null
  const suggested = presenter.game.suggest?.(state, asked) ?? null
  if (suggested !== null) return suggested
  const [only] = asked.options
  return asked.options.length === 1 && asked.shape === 'one' && only !== undefined ? [only.key] : null
}

type Pieces = Readonly<Record<number, Piece>>

function changesBetween(scene: Scene, before: Pieces, after: Pieces): Change[] {
  return Object.values(before).flatMap((old) => {
    const now = after[old.id]
    if (now === undefined || now.zone !== old.zone) return leaving(scene, old, now)
    return [...gaugeChange(old, now), ...counterChanges(old, now), ...exhaustion(old, now)]
  })
}

function leaving(scene: Scene, old: Piece, now: Piece | undefined): Change[] {
  // Only what lay open on the table: a card that is played from the hand is what the player just picked.
  if (old.hp === null && old.counters.length === 0) return []
  const word = tableWords[scene.language].gone
  return [
    { thing: old.id, name: old.name, what: 'gone', word, from: old.hp?.now ?? 0, to: now?.hp?.now ?? 0 },
  ]
}

function gaugeChange(old: Piece, now: Piece): Change[] {
  const [a, b]: (Gauge | null)[] = [old.hp, now.hp]
  if (a === null || a === undefined || b === null || b === undefined || a.now === b.now) return []
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

import { type Decision, type Language, loadedGame, NOBODY, type Seat, type State } from '@quadriga/kernel'
import type { Question, Waiting } from '../question.ts'
import type { Moment, OutcomeModel, SeatModel, Snapshot } from '../snapshot.ts'
import type { Holder } from './holder.ts'
import { peopleOf } from './holder.ts'
import { layOut } from './presentPieces.ts'
import { presentQuestion } from './presentQuestion.ts'
import type { Presenter } from './presenter.ts'
import { capitalised, nameOfFace, said, spaced, wordOf } from './saying.ts'
import { type Eye, eyeOf, mainEye, type Scene } from './scene.ts'

/** The parts of a snapshot that follow from what is seen at one moment. */
export type Presented = Pick<
  Snapshot,
  'board' | 'seats' | 'moment' | 'question' | 'opportunities' | 'waiting' | 'curtain' | 'outcome'
>

/** Whose hands a reader at a seat sees: those of the same person, and of everybody here where hands are no secret. */
export function openSeats(
  presenter: Presenter,
  holders: readonly Holder[],
  seat: Seat,
  all = false,
): readonly Seat[] {
  if (all) return everySeat(holders, seat)
  if (seat === NOBODY) return [NOBODY]
  const me = holders[seat]?.person
  const others = holders.flatMap(({ person, bot }, other) => {
    const isOpen = other !== seat && (bot === null ? person === me || !presenter.secret : false)
    return isOpen ? [other] : []
  })
  return [seat, ...others]
}

function everySeat(holders: readonly Holder[], first: Seat): readonly Seat[] {
  const seats = holders.map((_, seat) => seat)
  return first === NOBODY ? seats : [first, ...seats.filter((seat) => seat !== first)]
}

/** The scene of a reader at a seat, or with all hands open. */
export function sceneOf(
  presenter: Presenter,
  holders: readonly Holder[],
  state: State,
  seat: Seat,
  language: Language,
  all = false,
): Scene {
  const eyes = openSeats(presenter, holders, seat, all).map((one) => eyeOf(state, one))
  return { loaded: loadedGame(presenter.id), language, seat, eyes }
}

/** A scene as plain data. */
export function present(presenter: Presenter, holders: readonly Holder[], scene: Scene): Presented {
  // What a bot is asked it answers itself, even where one looks over its shoulder.
  const questions = questionsOf(presenter, scene).filter(({ seat }) => holders[seat]?.bot === null)
  return {
    board: presenter.board(scene, layOut(presenter, scene)),
    seats: seatsOf(presenter, holders, scene),
    moment: momentOf(presenter, scene),
    question: questions.find(({ open }) => !open) ?? null,
    opportunities: questions.filter(({ open }) => open),
    waiting: waitingOf(presenter, holders, scene),
    curtain: curtainOf(presenter, holders, scene),
    outcome: outcomeOf(holders, scene),
  }
}

/** What the reader's eyes are asked, the reader's own seat first. */
function questionsOf(presenter: Presenter, scene: Scene): Question[] {
  return scene.eyes.flatMap((eye) =>
    eye.view.pending
      .filter(({ seat }) => seat === eye.seat && seat !== NOBODY)
      .map((decision) => presentQuestion(presenter, scene, eye, decision)),
  )
}

/** The decision with this id and the eyes of the seat that is asked. */
export function decisionIn(scene: Scene, id: number): { eye: Eye; decision: Decision } | null {
  for (const eye of scene.eyes) {
    const decision = eye.view.pending.find((one) => one.id === id && one.seat === eye.seat)
    if (decision !== undefined) return { eye, decision }
  }
  return null
}

function seatsOf(presenter: Presenter, holders: readonly Holder[], scene: Scene): SeatModel[] {
  const eye = mainEye(scene)
  const { turn } = presenter.moment(eye.view)
  const me = holders[scene.seat]?.person
  return holders.map(({ person, bot }, seat) => {
    const face = presenter.seatFace(eye.view, seat)
    return {
      seat,
      name: nameOfFace(scene, face),
      face,
      person,
      bot,
      mine: bot === null && person === me,
      open: scene.eyes.some((one) => one.seat === seat),
      turn: turn === seat,
      out: presenter.isOut(eye, seat),
    }
  })
}

function momentOf(presenter: Presenter, scene: Scene): Moment {
  const phases = presenter.phases.map((id) => ({
    id,
    name: capitalised(wordOf(scene, `phase.${id}`, spaced(id))),
  }))
  return { ...presenter.moment(mainEye(scene).view), phases }
}

function waitingOf(presenter: Presenter, holders: readonly Holder[], scene: Scene): Waiting[] {
  const eye = mainEye(scene)
  return eye.view.pending.map(({ seat, because, open }) => ({
    seat,
    name: nameOfFace(scene, presenter.seatFace(eye.view, seat)),
    holder:
      holders[seat]?.bot !== null ? 'bot' : scene.eyes.some((one) => one.seat === seat) ? 'me' : 'person',
    because,
    open,
  }))
}

/** Somebody else at this screen is asked, and must not see the reader's hand. */
function curtainOf(presenter: Presenter, holders: readonly Holder[], scene: Scene): Snapshot['curtain'] {
  if (!presenter.secret || peopleOf(holders).length < 2) return null
  const asked = mainEye(scene).view.pending.filter(({ open, seat }) => !open && holders[seat]?.bot === null)
  if (asked.some(({ seat }) => scene.eyes.some((eye) => eye.seat === seat))) return null
  const [next] = asked
  return next === undefined ? null : { seat: next.seat, person: holders[next.seat]?.person ?? '' }
}

function outcomeOf(holders: readonly Holder[], scene: Scene): OutcomeModel | null {
  const { outcome } = mainEye(scene).view
  if (outcome === null) return null
  const me = holders[scene.seat]?.person
  return {
    kind: outcome.kind,
    winners: outcome.winners,
    mine: outcome.winners.some((seat) => holders[seat]?.person === me),
    cause: outcome.cause === '' ? [] : said(scene, { key: outcome.cause, args: {} }),
  }
}

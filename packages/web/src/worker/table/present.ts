import { type Decision, NOBODY, type Seat, type State } from '@quadriga/kernel'
import {
  askedAloud,
  capitalised,
  type Holder,
  isHeldBy,
  mainEye,
  nameOfFace,
  peopleOf,
  questionsIn,
  said,
  type Scene,
  spaced,
  wordOf,
} from '@quadriga/table'
import type { Waiting } from '../../model/table/question.ts'
import {
  botIds,
  type Moment,
  type OutcomeModel,
  type SeatModel,
  type Snapshot,
} from '../../model/table/snapshot.ts'
import { layOut } from './presentPieces.ts'
import { presentQuestion } from './presentQuestion.ts'
import type { Presenter } from './presenter.ts'

/** The parts of a snapshot that follow from what is seen at one moment. */
export type Presented = Pick<
  Snapshot,
  'board' | 'seats' | 'moment' | 'question' | 'opportunities' | 'waiting' | 'curtain' | 'outcome'
>

/** A scene as plain data. Without the true state nobody else is at this screen, and there is no curtain. */
export function present(
  presenter: Presenter,
  holders: readonly Holder[],
  scene: Scene,
  state: State | null,
): Presented {
  // What a bot is asked it answers itself, even where one looks over its shoulder.
  const questions = questionsIn(scene)
    .filter(({ decision }) => isHeldBy(holders, decision.seat))
    .map(({ eye, decision }) => presentQuestion(presenter, scene, eye, decision))
  const { curtain, aloud } =
    state === null ? { curtain: null, aloud: null } : curtainOf(presenter, holders, scene, state)
  const spoken = aloud === null ? null : presentQuestion(presenter, scene, mainEye(scene), aloud)
  return {
    board: presenter.board(scene, layOut(presenter, scene)),
    seats: seatsOf(presenter, holders, scene),
    moment: momentOf(presenter, scene),
    question: questions.find(({ open }) => !open) ?? spoken,
    opportunities: questions.filter(({ open }) => open),
    waiting: waitingOf(presenter, holders, scene),
    curtain,
    outcome: outcomeOf(holders, scene),
  }
}

function seatsOf(presenter: Presenter, holders: readonly Holder[], scene: Scene): SeatModel[] {
  const eye = mainEye(scene)
  const { turn } = presenter.moment(eye)
  const me = personAt(holders, scene.seat)
  return holders.map(({ kind, id }, seat) => {
    const face = presenter.seatFace(eye, seat)
    return {
      seat,
      name: nameOfFace(scene, face),
      face,
      person: id,
      bot: kind === 'bot' ? (botIds.find((one) => one === id) ?? null) : null,
      mine: kind === 'person' && id === me,
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
  return { ...presenter.moment(mainEye(scene)), phases }
}

function waitingOf(presenter: Presenter, holders: readonly Holder[], scene: Scene): Waiting[] {
  const eye = mainEye(scene)
  return eye.view.pending.map(({ seat, because, open }) => ({
    seat,
    name: nameOfFace(scene, presenter.seatFace(eye, seat)),
    holder: !isHeldBy(holders, seat) ? 'bot' : scene.eyes.some((one) => one.seat === seat) ? 'me' : 'person',
    because,
    open,
  }))
}

/** Somebody else at this screen is asked, and must not see the reader's hand. */
function curtainOf(
  presenter: Presenter,
  holders: readonly Holder[],
  scene: Scene,
  state: State,
): { readonly curtain: Snapshot['curtain']; readonly aloud: Decision | null } {
  const none = { curtain: null, aloud: null }
  if (!presenter.secret || peopleOf(holders).length < 2) return none
  const asked = mainEye(scene).view.pending.filter(({ open, seat }) => !open && isHeldBy(holders, seat))
  if (asked.some(({ seat }) => scene.eyes.some((eye) => eye.seat === seat))) return none
  const [next] = asked
  if (next === undefined) return none
  const { id, seat } = next
  const aloud = askedAloud(state, id, mainEye(scene))
  return { curtain: { seat, person: personAt(holders, seat) ?? '', aloud: aloud !== null }, aloud }
}

function outcomeOf(holders: readonly Holder[], scene: Scene): OutcomeModel | null {
  const { outcome } = mainEye(scene).view
  if (outcome === null) return null
  const me = personAt(holders, scene.seat)
  return {
    kind: outcome.kind,
    winners: outcome.winners,
    mine: outcome.winners.some((seat) => personAt(holders, seat) === me),
    cause: outcome.cause === '' ? [] : said(scene, { key: outcome.cause, args: {} }),
  }
}

/** Who holds a seat; undefined for an onlooker. */
function personAt(holders: readonly Holder[], seat: Seat): string | undefined {
  return seat === NOBODY ? undefined : holders[seat]?.id
}

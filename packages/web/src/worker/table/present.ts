import { type Decision, NOBODY, type Seat } from '@quadriga/kernel'
import {
  capitalised,
  type Holder,
  isHeldBy,
  mainEye,
  nameOfFace,
  questionsIn,
  said,
  type Scene,
  spaced,
  wordOf,
} from '@quadriga/table'
import type { Waiting } from '../../model/table/question.ts'
import { botIds } from '../../model/table/botIds.ts'
import type { Moment, OutcomeModel, SeatModel, Snapshot } from '../../model/table/snapshot.ts'
import { layOut } from './presentPieces.ts'
import { presentQuestion } from './presentQuestion.ts'
import type { Presenter } from './presenter.ts'

/** The parts of a snapshot that follow from what is seen at one moment. */
export type Presented = Pick<
  Snapshot,
  'board' | 'seats' | 'moment' | 'question' | 'opportunities' | 'waiting' | 'curtain' | 'outcome'
>

/** Who sits at this screen. */
export interface Screen {
  /** Whether one of them holds the seat. */
  readonly holds: (seat: Seat) => boolean
  /** Several people hand it on to each other. */
  readonly isShared: boolean
  /** Whoever lifts a curtain first looks at the table next; nobody does yet. */
  readonly isUntaken: boolean
  /** What one of them is asked, as it can be asked aloud; null where it cannot. */
  readonly aloud: (question: number) => Decision | null
}

/** A scene as plain data, for those at this screen. */
export function present(
  presenter: Presenter,
  holders: readonly Holder[],
  scene: Scene,
  screen: Screen,
): Presented {
  // What a bot is asked it answers itself, even where one looks over its shoulder.
  const questions = questionsIn(scene)
    .filter(({ decision }) => screen.holds(decision.seat))
    .map(({ eye, decision }) => presentQuestion(presenter, scene, eye, decision))
  const { curtain, aloud } = curtainOf(presenter, holders, scene, screen)
  const spoken = aloud === null ? null : presentQuestion(presenter, scene, mainEye(scene), aloud)
  return {
    board: presenter.board(scene, layOut(presenter, scene)),
    seats: seatsOf(presenter, holders, scene),
    moment: momentOf(presenter, scene),
    question: questions.find(({ open }) => !open) ?? spoken,
    opportunities: questions.filter(({ open }) => open),
    waiting: waitingOf(presenter, holders, scene, screen),
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

function waitingOf(
  presenter: Presenter,
  holders: readonly Holder[],
  scene: Scene,
  { holds }: Screen,
): Waiting[] {
  const eye = mainEye(scene)
  const isMine = (seat: Seat): boolean => holds(seat) && scene.eyes.some((one) => one.seat === seat)
  return eye.view.pending.map(({ seat, because, open }) => ({
    seat,
    name: nameOfFace(scene, presenter.seatFace(eye, seat)),
    holder: isHeldBy(holders, seat)
      ? isMine(seat)
        ? 'me'
        : 'person'
      : holders[seat]?.kind === 'absent'
        ? 'nobody'
        : 'bot',
    because,
    open,
  }))
}

/** Somebody else at this screen is asked, and must not see the reader's hand. */
function curtainOf(
  presenter: Presenter,
  holders: readonly Holder[],
  scene: Scene,
  { holds, isShared, isUntaken, aloud: aloudOf }: Screen,
): { readonly curtain: Snapshot['curtain']; readonly aloud: Decision | null } {
  const none = { curtain: null, aloud: null }
  if (!presenter.secret || !isShared) return none
  const asked = mainEye(scene).view.pending.filter(({ open, seat }) => !open && holds(seat))
  const [next] = asked
  if (isUntaken) return { curtain: curtainFor(holders, next?.seat ?? scene.seat, false), aloud: null }
  if (asked.some(({ seat }) => scene.eyes.some((eye) => eye.seat === seat))) return none
  if (next === undefined) return none
  const aloud = aloudOf(next.id)
  return { curtain: curtainFor(holders, next.seat, aloud !== null), aloud }
}

function curtainFor(holders: readonly Holder[], seat: Seat, aloud: boolean): Snapshot['curtain'] {
  return { seat, person: personAt(holders, seat) ?? '', aloud }
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

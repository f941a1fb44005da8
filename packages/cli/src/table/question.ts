import type { Decision } from '@quadriga/kernel'
import { suggested } from './answering.ts'
import { seatName } from './names.ts'
import { optionLabel, optionLines, questionLine, shapeHint } from './options.ts'
import { said } from './said.ts'
import type { Scene } from './scene.ts'
import { questions, type Session } from './session.ts'

/** A question as a person reads it: who, what and why, the options, and how to answer. */
export function questionLines(session: Session, scene: Scene, decision: Decision): string[] {
  const who = seatName(scene, decision.seat)
  const suggestion = suggested({ session }, decision)
  const hints = [
    shapeHint(scene, decision),
    suggestion === '' ? '' : scene.say('play.suggested', { numbers: suggestion }),
    scene.say('play.keys', { undo: scene.say(undoHint(session, decision)) }),
  ].filter((hint) => hint !== '')
  return [
    scene.say('play.asks', { who, question: questionLine(scene, decision) }),
    ...optionLines(scene, decision),
    ...opportunityLines(session, scene, decision),
    `  [${hints.join(' · ')}]`,
  ]
}

/** A question as a program reads it. */
export function questionData(session: Session, scene: Scene, decision: Decision): object {
  const { id, seat, shape, min, max, need, options } = decision
  return {
    decision: id,
    seat,
    who: seatName(scene, seat),
    asks: questionLine(scene, decision),
    shape,
    min,
    max,
    need,
    options: options.map((option) => ({
      key: option.key,
      label: optionLabel(scene, decision, option),
      cap: option.cap,
      gives: option.gives,
    })),
    suggested: suggested({ session }, decision),
  }
}

type UndoHint = 'play.undoNothing' | 'play.undoFree' | 'play.undoBarrier'

/** Whether taking back is free, or would go over what was revealed or answered by others. */
function undoHint({ table: { permissions, holders } }: Session, decision: Decision): UndoHint {
  const person = holders[decision.seat]?.id ?? ''
  const target = permissions.answersBefore(person, 1)
  if (target < 0) return 'play.undoNothing'
  return permissions.isFree(person, target) ? 'play.undoFree' : 'play.undoBarrier'
}

/** What persons could do beside the question. */
function opportunityLines(session: Session, scene: Scene, decision: Decision): string[] {
  const open = questions(session).filter((one) => one.open)
  return open.flatMap((one, index) =>
    one.id === decision.id
      ? []
      : [
          `  ${scene.say('play.open', { key: `o${index + 1}`, who: seatName(scene, one.seat), ask: said(scene, one.ask) })}`,
        ],
  )
}

import { explain, type Seat, type ThingId } from '@quadriga/kernel'
import { type Eye, labelOf, nameOfFace, type Scene, thingIn, verbOption, words } from '@quadriga/table'
import type { Explanation } from '../../model/table/answers.ts'
import type { Question } from '../../model/table/question.ts'
import type { Presenter } from './presenter.ts'
import { refusalOf } from './refusals.ts'
import { tableWords } from './tableWords.ts'

/** Everything a seat may try with a piece, each allowed or with its reason, and why it is no answer just now. */
export function presentExplanation(
  presenter: Presenter,
  scene: Scene,
  eye: Eye,
  thing: ThingId,
  question: Question | null,
): Explanation {
  const face = thingIn(scene, thing)?.face ?? ''
  const name = nameOfFace(scene, face) || tableWords[scene.language].facedown
  const isKnown = eye.q.exists(thing) && scene.loaded.definitions.has(face)
  const found = isKnown && eye.seat >= 0 ? explain(eye.q.state, eye.seat, { thing }) : []
  const verbs = found.map(({ verb, refusal }) => {
    const { option, options } = verbOption(verb, thing)
    const label = labelOf(scene, eye, options, option)
    return { verb, label, refusal: refusal === null ? null : refusalOf(scene, refusal) }
  })
  return { thing, name, verbs, now: whyNotNow(presenter, scene, eye.seat, thing, question) }
}

function whyNotNow(
  presenter: Presenter,
  scene: Scene,
  seat: Seat,
  thing: ThingId,
  question: Question | null,
): Explanation['now'] {
  if (question === null || question.isMenu) return null
  if (question.choices.some((choice) => choice.thing === thing || choice.twins.includes(thing))) return null
  return (
    presenter.whyNotNow?.(scene, seat, thing) ?? {
      text: words(tableWords[scene.language].notAsked),
      rule: null,
    }
  )
}

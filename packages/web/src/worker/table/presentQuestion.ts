import { type Decision, isDeclining, NOTHING, occasionOf, type Option, type RichText } from '@quadriga/kernel'
import { type Eye, eyeSeeing, labelOf, said, type Scene, thingIn, verbOf } from '@quadriga/table'
import type { Choice, Question } from '../../model/table/question.ts'
import { presentActs } from './presentActs.ts'
import type { Presenter } from './presenter.ts'

/** A decision of one of the reader's seats, with its options in words. */
export function presentQuestion(presenter: Presenter, scene: Scene, eye: Eye, decision: Decision): Question {
  const { id, seat, ask, because, shape, min, max, need, open, sealed, paced, options } = decision
  return {
    id,
    seat,
    ask: ask.key,
    prompt: said(scene, ask),
    occasion: occasionText(scene, eye, decision),
    because,
    becauseFace: because === NOTHING ? '' : (thingIn(scene, because)?.face ?? ''),
    shape,
    choices: options.map((option) => {
      const choice = choiceOf(scene, eye, decision, option)
      return isWaiting(presenter, eye, decision, option) ? { ...choice, waits: true } : choice
    }),
    min,
    max: shape === 'some' ? Math.min(max, options.length) : max,
    need,
    suggested: presenter.game.suggest?.(eye.q.state, decision) ?? null,
    isMenu: decision.menu,
    open,
    sealed,
    paced,
    // Only what could be passed automatically is looked at so closely.
    danger: decision.menu || open ? null : presenter.danger(eye),
    fan: presentActs(presenter, scene, eye, decision, (payment) =>
      presentQuestion(presenter, scene, eye, payment),
    ),
  }
}

/** Only what offers to react can be passed; a menu comes again. */
function isWaiting({ waits }: Presenter, eye: Eye, { menu, open }: Decision, option: Option): boolean {
  return !menu && !open && option.thing !== NOTHING && waits?.(eye, option.thing) === true
}

/** What the question answers, where it is not in the log yet. */
function occasionText(scene: Scene, eye: Eye, decision: Decision): RichText {
  const about = occasionOf(eye.q.state, decision, (id) => thingIn(scene, id)?.face)
  return about === null ? [] : said(scene, about)
}

function choiceOf(scene: Scene, eye: Eye, decision: Decision, option: Option): Choice {
  return {
    key: option.key,
    label: labelOf(scene, eye, decision.options, option),
    thing: option.thing,
    zone: eye.view.zones[option.zone]?.name ?? '',
    twins: twinsOf(scene, decision.options, option),
    verb: verbOf(option),
    cap: option.cap,
    gives: option.gives,
    declines: isDeclining(option),
  }
}

/** Cards with the same face in the same place, which no option of their own points at: they mean the same. */
function twinsOf(scene: Scene, options: readonly Option[], { thing }: Option): number[] {
  const self = thingIn(scene, thing)
  if (thing === NOTHING || self === undefined) return []
  const pointed = new Set(options.map((option) => option.thing))
  return [...eyeSeeing(scene, thing).things.values()]
    .filter(({ id, face, zone }) => face === self.face && zone === self.zone && !pointed.has(id))
    .map(({ id }) => id)
}

import {
  type Decision,
  describeOption,
  NOTHING,
  occasionOf,
  type Option,
  plain,
  type RichText,
} from '@quadriga/kernel'
import type { Choice, Question } from '../question.ts'
import type { Presenter } from './presenter.ts'
import { capitalised, hasWords, nameOfFace, said, spaced, words } from './saying.ts'
import { type Eye, eyeSeeing, type Scene, thingIn } from './scene.ts'

/** A decision of one of the reader's seats, with its options in words. */
export function presentQuestion(presenter: Presenter, scene: Scene, eye: Eye, decision: Decision): Question {
  const { id, seat, ask, because, shape, min, max, need, open, sealed, paced, options } = decision
  const isMenu = presenter.menus.includes(ask.key)
  return {
    id,
    seat,
    ask: ask.key,
    prompt: said(scene, ask),
    occasion: occasionText(scene, eye, decision),
    because,
    becauseFace: because === NOTHING ? '' : (thingIn(scene, because)?.face ?? ''),
    shape,
    choices: options.map((option) => choiceOf(presenter, scene, eye, decision, option)),
    min,
    max: shape === 'some' ? Math.min(max, options.length) : max,
    need,
    suggested: presenter.game.suggest?.(eye.q.state, decision) ?? null,
    isMenu,
    open,
    sealed,
    paced,
    // Only what could be passed by itself is looked at so closely.
    danger: isMenu || open ? null : presenter.danger(eye),
  }
}

/** What the question answers, where it is not in the log yet. */
function occasionText(scene: Scene, eye: Eye, decision: Decision): RichText {
  const about = occasionOf(eye.q.state, decision, (id) => thingIn(scene, id)?.face)
  return about === null ? [] : said(scene, about)
}

function choiceOf(presenter: Presenter, scene: Scene, eye: Eye, decision: Decision, option: Option): Choice {
  return {
    key: option.key,
    label: labelOf(scene, eye, decision.options, option),
    thing: option.thing,
    twins: twinsOf(scene, decision.options, option),
    verb: verbOf(option),
    cap: option.cap,
    gives: option.gives,
    declines: option.thing === NOTHING && presenter.declines.includes(option.key),
  }
}

function verbOf({ key }: Pick<Option, 'key'>): string {
  return key.split(':')[0] ?? ''
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

/** What an option means: its own words, its verb with its thing, or the thing's name; twins are numbered. */
export function labelOf(scene: Scene, eye: Eye, options: readonly Option[], option: Option): RichText {
  const twin = /#\d+$/.exec(option.key)?.[0] ?? ''
  const rich = withoutStop(optionWords(scene, eye, option) ?? bareWords(scene, options, option))
  const numbered: RichText = twin === '' ? rich : [...rich, { kind: 'text', text: ` ${twin}` }]
  return begunWithCapital(numbered)
}

/** Null for a thing under a verb that the game has no words for. */
function optionWords(scene: Scene, eye: Eye, option: Option): RichText | null {
  const face = thingIn(scene, option.thing)?.face ?? ''
  const isBare = option.says === null && option.thing !== NOTHING
  if (isBare && !(hasWords(scene, `option.${verbOf(option)}`) && scene.loaded.definitions.has(face)))
    return null
  try {
    const rich = describeOption(eye.q.state, option, scene.language)
    return plain(rich) === option.key ? words(spaced(option.key.replace(':', ' '))) : rich
  } catch {
    return words(spaced(option.key.replace(':', ' ')))
  }
}

function bareWords(scene: Scene, options: readonly Option[], option: Option): RichText {
  const face = thingIn(scene, option.thing)?.face ?? ''
  const name = nameOfFace(scene, face)
  const named: RichText =
    name === '' ? words(spaced(option.key)) : [{ kind: 'reference', id: face, text: name }]
  const isOnly = options.every((one) => one.thing === NOTHING || verbOf(one) === verbOf(option))
  return isOnly ? named : [{ kind: 'text', text: `${spaced(verbOf(option))} · ` }, ...named]
}

function withoutStop(rich: RichText): RichText {
  const last = rich.at(-1)
  if (last?.kind !== 'text' || !/[.]$/.test(last.text)) return rich
  return [...rich.slice(0, -1), { ...last, text: last.text.slice(0, -1) }]
}

function begunWithCapital(rich: RichText): RichText {
  const [first, ...others] = rich
  return first === undefined ? rich : [{ ...first, text: capitalised(first.text) }, ...others]
}

import { type Decision, NOBODY, NOTHING, type Option, plain, type Seat, type ThingId } from '@quadriga/kernel'
import {
  capitalised,
  hasWords,
  isOnlyVerb,
  optionWords,
  spaced,
  twinWords,
  verbOf,
  verbOption,
} from '@quadriga/table'
import { nameById, seatName } from './names.ts'
import { occasion } from './occasion.ts'
import { said, wordOf } from './said.ts'
import type { Scene } from './scene.ts'

/** What picking an option would do, in a few words. */
export function optionLabel(scene: Scene, decision: Pick<Decision, 'options'>, option: Option): string {
  const name = option.thing === NOTHING ? '' : nameById(scene, option.thing)
  const twin = twinWords(scene, scene.eye, decision.options, option)
  const named = `${name} ${twin}`.trim() + ownerText(scene, decision, option)
  const rich = optionWords(scene, scene.eye, option)
  if (rich === null) {
    const verb = spaced(verbOf(option))
    return capitalised(
      isOnlyVerb(decision.options, option)
        ? named
        : scene.say('table.labelled', { label: verb, text: named }),
    )
  }
  const words = plain(rich)
  if (sameSpaces(words).includes(sameSpaces(name)))
    return capitalised(`${words} ${twin}`.trimEnd() + ownerText(scene, decision, option))
  if (option.says === null) return capitalised(scene.say('table.labelled', { label: words, text: named }))
  // An ability reads as on its card: whose it is, then what it does. Other words of the game's own say it all.
  const isAbility = option.says.key === 'option.ability'
  return capitalised(isAbility ? scene.say('table.labelled', { label: named, text: words }) : words)
}

/** Before whom a thing lies, where the options lie before different players. */
function ownerText(scene: Scene, { options }: Pick<Decision, 'options'>, option: Option): string {
  const seatOf = ({ thing }: Option): Seat => {
    const zone = scene.things.get(thing)?.zone ?? -1
    return scene.seen.zones[zone]?.seat ?? NOBODY
  }
  const alike = options.filter(({ thing }) => thing !== NOTHING)
  if (alike.some((one) => verbOf(one) !== verbOf(option))) return ''
  const seats = new Set(alike.map(seatOf).filter((seat) => seat !== NOBODY))
  const who = seatOf(option)
  if (seats.size < 2 || who === NOBODY) return ''
  const name = seatName(scene, who)
  return name === nameById(scene, option.thing) ? '' : ` (${name})`
}

/** French typography may have changed the spaces of a name. */
function sameSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** A verb on a thing, as its option would say it. */
export function verbLabel(scene: Scene, verb: string, thing: ThingId): string {
  const { option, options } = verbOption(verb, thing)
  return optionLabel(scene, { options }, option)
}

/** The numbered options of a question. */
export function optionLines(scene: Scene, decision: Decision): string[] {
  const width = `${decision.options.length}`.length
  return decision.options.map((option, index) => {
    const extras = optionExtras(scene, decision, option)
    const more = extras === '' ? '' : ` (${extras})`
    return `  ${`${index + 1}`.padStart(width)}  ${optionLabel(scene, decision, option)}${more}`
  })
}

function optionExtras(scene: Scene, decision: Decision, option: Option): string {
  if (decision.shape === 'distribute') return scene.say('play.atMost', { cap: option.cap })
  return decision.shape === 'pay' ? resourceNames(scene, option.gives) : ''
}

/** What pays, in words: a game may say its resources as messages `resource.<type>`, or how many they are as `resource.sum`. */
export function resourceNames(scene: Scene, types: readonly string[]): string {
  if (hasWords(scene, 'resource.sum')) return wordOf(scene, 'resource.sum', '', { n: types.length })
  return types.map((type) => wordOf(scene, `resource.${type}`, type)).join(', ')
}

/** What a payment must have in it; one of what every payment has goes without saying. */
function needed(scene: Scene, need: readonly string[]): string {
  if (!hasWords(scene, 'resource.need')) return resourceNames(scene, need)
  return need.length < 2 ? '' : wordOf(scene, 'resource.need', '', { n: need.length })
}

/** The question itself: what is under way, what is asked, and because of what unless the words say it already. */
export function questionLine(scene: Scene, decision: Decision): string {
  const question = `${occasion(scene, decision)}${said(scene, decision.ask)}`
  // What was spent for it may be gone.
  const name = scene.things.has(decision.because) ? nameById(scene, decision.because) : ''
  if (sameSpaces(question).includes(sameSpaces(name))) return question
  return `${question} (${scene.say('play.because', { name })})`
}

/** How to write the answer to this shape of question. */
export function shapeHint(scene: Scene, decision: Decision): string {
  const { min, options } = decision
  const max = Math.min(decision.max, decision.shape === 'some' ? options.length : decision.max)
  switch (decision.shape) {
    case 'one':
      return scene.say('play.one')
    case 'some':
      return scene.say('play.some', { min, max })
    case 'order':
      return scene.say('play.order')
    case 'distribute':
      return scene.say('play.distribute', { min, max })
    case 'pay':
      return scene.say('play.pay', { cost: min, need: needed(scene, decision.need) })
  }
}

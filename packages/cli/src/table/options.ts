import {
  type Decision,
  describeOption,
  NOBODY,
  NOTHING,
  type Option,
  plain,
  type Seat,
  type ThingId,
} from '@quadriga/kernel'
import { capitalised, nameById, seatName, spaced } from './names.ts'
import { occasion } from './occasion.ts'
import { hasWords, said, spoken, wordOf } from './said.ts'
import type { Scene } from './scene.ts'

/** What picking an option would do, in a few words. */
export function optionLabel(scene: Scene, decision: Pick<Decision, 'options'>, option: Option): string {
  const name = option.thing === NOTHING ? '' : nameById(scene, option.thing)
  const twin = /#\d+$/.exec(option.key)?.[0] ?? ''
  const named = `${name} ${twin}`.trim() + ownerText(scene, decision, option)
  const words = optionWords(scene, option)
  if (words === null) {
    const verb = spaced(verbOf(option))
    const isOnly = decision.options.every((one) => one.thing === NOTHING || verbOf(one) === verbOf(option))
    return capitalised(isOnly ? named : scene.say('table.labelled', { label: verb, text: named }))
  }
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

function verbOf({ key }: Option): string {
  return key.split(':')[0] ?? ''
}

/** French typography may have changed the spaces of a name. */
function sameSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** The words of an option; null for a thing under a verb that the game has no words for. */
function optionWords(scene: Scene, option: Option): string | null {
  const face = scene.things.get(option.thing)?.face ?? ''
  const isBare = option.says === null && option.thing !== NOTHING
  if (isBare && !(hasWords(scene, `option.${verbOf(option)}`) && scene.q.loaded.definitions.has(face)))
    return null
  const text = spoken(() => plain(describeOption(scene.q.state, option, scene.language)), option.key).replace(
    /\.$/,
    '',
  )
  return text === option.key ? spaced(option.key.replace(':', ' ')) : text
}

/** A verb on a thing, as its option would say it. */
export function verbLabel(scene: Scene, verb: string, thing: ThingId): string {
  const option = { key: verb, thing, says: null, cap: 1, gives: [] }
  // Beside another verb, so that this one is named.
  return optionLabel(scene, { options: [option, { ...option, key: '' }] }, option)
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

/** What pays, in words: a game may say its resources as messages `resource.<type>`. */
export function resourceNames(scene: Scene, types: readonly string[]): string {
  return types.map((type) => wordOf(scene, `resource.${type}`, type)).join(', ')
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
      return scene.say('play.pay', { cost: min, need: resourceNames(scene, decision.need) })
  }
}

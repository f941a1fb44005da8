import {
  type Decision,
  describeOption,
  type Language,
  NOTHING,
  type Option,
  plain,
  plainOption,
  type RichText,
  type State,
} from '@quadriga/kernel'
import { type Eye, eyeOf } from './eye.ts'
import { attempted, capitalised, hasWords, nameOfFace, spaced, words } from './said.ts'
import { type Scene, thingIn } from './scene.ts'
import { twinWords } from './twins.ts'

/** The first word of an option's key: `play`, `attack`, `reroll`. */
export function verbOf({ key }: Pick<Option, 'key'>): string {
  return key.split(':')[0] ?? ''
}

/** Whether all options that point at things do the same with them, so that the verb need not be said. */
export function isOnlyVerb(options: readonly Option[], option: Option): boolean {
  return options.every((one) => one.thing === NOTHING || verbOf(one) === verbOf(option))
}

/** An option that stands for a verb on a thing, beside another one, so that its words name the verb. */
export function verbOption(verb: string, thing: number): { option: Option; options: readonly Option[] } {
  const option: Option = { ...plainOption(verb), thing }
  return { option, options: [option, { ...option, key: '' }] }
}

/** The words of an option, without the full stop; null for a thing under a verb that the game has no words for. */
export function optionWords(scene: Scene, eye: Eye, option: Option): RichText | null {
  const face = thingIn(scene, option.thing)?.face ?? ''
  const isBare = option.says === null && option.thing !== NOTHING
  if (isBare && !(hasWords(scene, `option.${verbOf(option)}`) && scene.loaded.definitions.has(face)))
    return null
  const rich = attempted(option.key, () => describeOption(eye.q.state, option, scene.language))
  return withoutStop(rich ?? words(spaced(option.key.replace(':', ' '))))
}

/** What an option means: its own words, its verb with its thing, or the thing's name; twins are told apart. */
export function labelOf(scene: Scene, eye: Eye, options: readonly Option[], option: Option): RichText {
  const twin = twinWords(scene, eye, options, option)
  const said = optionWords(scene, eye, option)
  const rich = said === null ? bareWords(scene, options, option) : ownedWords(scene, option, said)
  const told: RichText = twin === '' ? rich : [...rich, { kind: 'text', text: ` ${twin}` }]
  return begunWithCapital(told)
}

/** The words of an answer: its picks one after the other, '' where nothing is picked. */
export function picksText(
  scene: Scene,
  eye: Eye,
  { options, shape }: Pick<Decision, 'options' | 'shape'>,
  picks: readonly string[],
): RichText {
  const labels = picks.flatMap((pick) => {
    const option = options.find(({ key }) => key === pick)
    return option === undefined ? [] : [labelOf(scene, eye, options, option)]
  })
  const verb = sharedVerb(labels)
  const told = verb === null ? labels : labels.map((label, i) => (i === 0 ? label : withoutVerb(label, verb)))
  const isPaid =
    shape === 'pay' && labels.length > 0 && labels.every(([first]) => first?.kind === 'reference')
  const listed = told.flatMap((label, i) => {
    if (i === 0) return label
    const isLast = (verb !== null || isPaid) && i === told.length - 1
    return [...words(isLast ? lastComma(told.length, scene.language) : ', '), ...label]
  })
  return isPaid ? [...words(payWith[scene.language]), ...listed] : listed
}

const payWith = { en: 'Pay with ', fr: 'Payez avec ' } as const

/** "Discard Haymaker, Energy, and Genius": the verb that all begin with is said once. Null where it would be missed. */
function sharedVerb(labels: readonly RichText[]): string | null {
  const verbs = labels.map(([lead, ...rest]) =>
    lead?.kind === 'text' && rest.length > 0 ? (/^\S+\s/.exec(lead.text)?.[0] ?? null) : null,
  )
  const [first = null] = verbs
  return verbs.every((verb) => verb === first) ? first : null
}

/** « le Loup Fenris » of « Défaussez le Loup Fenris »: an article stays with its noun. */
function withoutVerb([lead, ...rest]: RichText, verb: string): RichText {
  if (lead?.kind !== 'text') return lead === undefined ? rest : [lead, ...rest]
  const left = lead.text.slice(verb.length)
  return left === '' ? rest : [{ ...lead, text: left }, ...rest]
}

function lastComma(count: number, language: Language): string {
  if (language === 'fr') return ' et '
  return count > 2 ? ', and ' : ' and '
}

/** The name of an Action, not words of a sentence: each of them has its capital. */
const TITLE = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u

/** An answer as it stands within a sentence, as it would be given in a position; names keep their capitals. */
export function picksWithin(
  scene: Scene,
  state: State,
  decision: Pick<Decision, 'options' | 'seat' | 'shape'>,
  picks: readonly string[],
): string {
  const eye = eyeOf(state, decision.seat)
  const rich = picksText({ ...scene, eyes: [eye] }, eye, decision, picks)
  const [first, ...others] = rich
  if (first?.kind !== 'text' || (others.length === 0 && TITLE.test(first.text))) return plain(rich)
  return plain([{ ...first, text: `${first.text[0]?.toLowerCase() ?? ''}${first.text.slice(1)}` }, ...others])
}

/** An ability reads as on its card: whose it is, then what it does; words that name its card say it all. */
function ownedWords(scene: Scene, { says, thing }: Option, rich: RichText): RichText {
  const face = thingIn(scene, thing)?.face ?? ''
  const name = nameOfFace(scene, face)
  const isNamed = rich.some((part) => part.kind === 'reference' && part.id === face)
  if (says?.key !== 'option.ability' || name === '' || isNamed) return rich
  const colon = scene.language === 'fr' ? '\u00a0: ' : ': '
  return [{ kind: 'reference', id: face, text: name }, ...words(colon), ...rich]
}

function bareWords(scene: Scene, options: readonly Option[], option: Option): RichText {
  const face = thingIn(scene, option.thing)?.face ?? ''
  const name = nameOfFace(scene, face)
  const named: RichText =
    name === '' ? words(spaced(option.key)) : [{ kind: 'reference', id: face, text: name }]
  const verb = isOnlyVerb(options, option) ? [] : words(`${spaced(verbOf(option))} · `)
  return [...verb, ...named]
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

import { type Decision, isDeclining, judge, NOTHING, type Option, type Refusal } from '@quadriga/kernel'
import { type GameKit, KitProblem } from '../kit.ts'
import { anyone, type Pick, type ThingRef } from '../scenario/format.ts'
import { mayBe, suggestsNothing } from '../text/playing.ts'
import { listed } from '../text/said.ts'
import { definitionsCalled, isCalled, squeeze } from './names.ts'
import { isThingCalled, placeCalled, type Reading, thingsCalled } from './findByName.ts'

/** Picks for a question, or the reason why the question does not take them, or null when they are not meant for it. */
export type Fit = { readonly picks: readonly string[]; readonly refusal: Refusal } | null

/** Whether a pick of a file answers this question, and how. */
export function fit(r: Reading, decision: Decision, pick: Pick): Fit {
  const picks = keysFor(r, decision, pick)
  return picks === null ? null : { picks, refusal: judge(decision, picks) }
}

function keysFor(r: Reading, decision: Decision, { verb, answer }: Pick): readonly string[] | null {
  if (answer.kind === 'bare') return bareKeys(r, decision, verb)
  const options = optionsFor(r, decision, verb)
  if (options.length === 0) return null
  switch (answer.kind) {
    case 'suggested':
      return suggested(r, decision)
    case 'one':
      return keysOf(r, decision, options, [answer.thing])
    case 'list':
      return answer.things.length === 0 ? none(r, decision) : keysOf(r, decision, options, answer.things)
    case 'amounts':
      return shares(r, decision, options, answer.amounts)
  }
}

/** The words by which a question is called. */
export function decisionNames({ kit }: Reading, { ask, options }: Decision): string[] {
  const own = ownNames(kit, ask.key) ?? [ask.key.slice(ask.key.lastIndexOf('.') + 1)]
  return [...own, ...new Set(options.map((option) => verbOf(option.key)).filter((verb) => verb !== ''))]
}

/** What a kit calls a question; a key is somebody's text, and `constructor` is no entry. */
function ownNames({ decisions = {} }: GameKit, key: string): readonly string[] | undefined {
  return Object.hasOwn(decisions, key) ? decisions[key] : undefined
}

/** Whether a word of a choice is a name of this question. */
export function isCalledBy(r: Reading, decision: Decision, verb: string): boolean {
  return decisionNames(r, decision).some((name) => squeeze(name) === squeeze(verb))
}

function verbOf(key: string): string {
  return key.slice(0, Math.max(0, key.indexOf(':')))
}

/** Options that a verb may mean: those of its own, or all where the question has that name. */
function optionsFor(r: Reading, decision: Decision, verb: string): readonly Option[] {
  const own = decision.options.filter((option) => squeeze(verbOf(option.key)) === squeeze(verb))
  if (own.length > 0) return own
  return isCalledBy(r, decision, verb) ? decision.options : []
}

/** The option that declines, by its role. */
export function passing({ options }: Decision): Option | undefined {
  return options.find(isDeclining)
}

/** How a question is declined; null when it cannot be. */
export function none(r: Reading, decision: Decision): readonly string[] | null {
  const pass = passing(decision)
  if (pass !== undefined) return [pass.key]
  return judge(decision, []) === null ? [] : null
}

function bareKeys(r: Reading, decision: Decision, word: string): readonly string[] | null {
  if (squeeze(word) === 'pass') return none(r, decision)
  const option = optionCalledBy(r, decision, word)
  return option === undefined ? null : [option.key]
}

/** The option that a single word means: by its key or a further name. */
export function optionCalledBy(r: Reading, decision: Decision, word: string): Option | undefined {
  return decision.options.find(
    (option) => squeeze(option.key) === squeeze(word) || isNamed(r, decision, option, word),
  )
}

function isNamed({ kit, q }: Reading, decision: Decision, option: Option, word: string): boolean {
  return kit.optionNames?.(q, decision, option).some((name) => squeeze(name) === squeeze(word)) === true
}

function suggested({ kit, q }: Reading, decision: Decision): readonly string[] {
  const picks = kit.game.suggest?.(q.state, decision) ?? null
  if (picks === null) throw new KitProblem(suggestsNothing)
  return picks
}

/** One option for each name; a name twice means two of them. */
function keysOf(
  r: Reading,
  decision: Decision,
  options: readonly Option[],
  names: readonly ThingRef[],
): readonly string[] | null {
  const left = [...options]
  const keys: string[] = []
  for (const name of names) {
    const option = optionCalled(r, decision, left, name)
    if (option === undefined) return null
    left.splice(left.indexOf(option), 1)
    keys.push(option.key)
  }
  return keys
}

function shares(
  r: Reading,
  decision: Decision,
  options: readonly Option[],
  amounts: readonly { thing: ThingRef; amount: number }[],
): readonly string[] | null {
  const keys: string[] = []
  for (const { thing, amount } of amounts) {
    const option = optionCalled(r, decision, options, thing)
    if (option === undefined) return null
    keys.push(...(decision.shape === 'pay' ? [option.key] : new Array<string>(amount).fill(option.key)))
  }
  return keys
}

/** The option that a name means. Cards alike are one as good as the other; different ones must be told apart. */
function optionCalled(
  r: Reading,
  decision: Decision,
  options: readonly Option[],
  ref: ThingRef,
): Option | undefined {
  if (ref.name === anyone) return options.find((option) => option !== passing(decision))
  const found = options.filter((option) => isOptionCalled(r, decision, option, ref))
  const [first] = found
  const kinds = new Set(
    found.map((option) => (option.thing === NOTHING ? option.key : r.q.thing(option.thing).face)),
  )
  if (first !== undefined && kinds.size > 1 && ref.nth === undefined) {
    throw new KitProblem(mayBe(ref.name, listed(found.map((option) => option.key))))
  }
  return first
}

/** Whether an option is what a name means. */
export function isOptionCalled(
  r: Reading,
  decision: Decision,
  option: Option,
  { name, nth, place }: ThingRef,
): boolean {
  const { thing, key } = option
  if (thing !== NOTHING && r.q.exists(thing)) {
    if (nth !== undefined) return thingsCalled(r, { name, nth, place }).includes(thing)
    if (place !== undefined && !isThere(r, thing, place)) return false
    if (isThingCalled(r, thing, name)) return true
  }
  const object = key.slice(key.indexOf(':') + 1)
  const numbered = nth === undefined || nth === 1 ? object.replace(/#1$/, '') : object
  const wanted = nth === undefined || nth === 1 ? name : `${name}#${nth}`
  return (
    squeeze(numbered) === squeeze(wanted) || isNamed(r, decision, option, name) || isContent(r, object, name)
  )
}

/** The object of a key may be the id of something that is no thing on the table: an ability, a tier, a zone. */
function isContent({ kit }: Reading, object: string, name: string): boolean {
  return definitionsCalled(kit.game, object.replace(/#\d+$/, '')).some(
    (definition) => definition.id === object && isCalled(definition, name),
  )
}

function isThere(r: Reading, thing: number, place: NonNullable<ThingRef['place']>): boolean {
  const { ids, low } = placeCalled(r, place)
  return ids.includes(thing) || low.includes(thing)
}

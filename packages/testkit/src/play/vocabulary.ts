import { type Decision, type Game, loadedGame, NOBODY, NOTHING } from '@quadriga/kernel'
import { KitProblem, type Subject, type Words } from '../kit.ts'
import { anyone, type Pick, type ThingRef } from '../scenario/format.ts'
import { noChoice, noEvent, nothingCalled } from '../text/playing.ts'
import { same, said } from '../text/said.ts'
import { decisionNames, isOptionCalled, optionCalledBy } from './fit.ts'
import { definitionsCalled, namesOf, squeeze } from './names.ts'
import { problemWords } from './problem.ts'
import { isSeatCalled, namesHere, placeCalled, type Reading, thingsCalled, zoneWords } from './findByName.ts'

/**
 * The words that a game has, whatever lies on the table. That something is not there, not offered or did not happen is
 * true of every word that means nothing: such expectations are only worth something in words of the game.
 */

/** Words with which the kernel itself asks. */
const kernelWords = ['pass', 'yes', 'no', 'target', 'text', 'next', 'order']

/** What choices may be called: verbs, questions, options by their messages, and what is asked now. */
function choiceWords(r: Reading, asked: readonly Decision[]): string[] {
  const { game, decisions = {} } = r.kit
  return [
    ...game.verbs.map(({ id }) => id),
    ...asked.flatMap((decision) => decisionNames(r, decision)),
    ...asked.flatMap(({ options }) => options.map(({ key }) => key).filter((key) => !key.includes(':'))),
    ...Object.values(decisions).flat(),
    ...messageEnds(game, 'ask.'),
    ...messageEnds(game, 'option.'),
    ...kernelWords,
  ]
}

/** The last parts of the keys of a game's messages that begin so. */
export function messageEnds(game: Game, beginning: string): string[] {
  const keys = Object.keys(game.words.messages.entries).filter((key) => key.startsWith(beginning))
  return keys.map((key) => key.slice(key.lastIndexOf('.') + 1))
}

/** Throws unless the game has this choice: a word of its own, and names of something. */
export function needChoice(r: Reading, { verb, answer }: Pick, asked: readonly Decision[]): void {
  if (answer.kind === 'bare') {
    needBare(r, verb, asked)
    return
  }
  needWord(r, verb, asked)
  for (const ref of namesIn(answer)) needName(r, ref, ({ name }) => isObject(r, verb, name, asked))
}

/** How a sentence about a choice that nothing takes ends: with a word of it that the game does not have, if there is one. */
export function endWithSlip(r: Reading, picks: readonly Pick[], asked: readonly Decision[]): Words {
  try {
    for (const pick of picks) needChoice(r, pick, asked)
    return same('.')
  } catch (error) {
    if (!(error instanceof KitProblem)) throw error
    const slip = problemWords(error)
    const ended = (text: string) => (text.endsWith('?') ? text : `${text}.`)
    return said(`: ${ended(slip.en)}`, `\u00a0: ${ended(slip.fr)}`)
  }
}

function namesIn(answer: Pick['answer']): readonly ThingRef[] {
  if (answer.kind === 'one') return [answer.thing]
  if (answer.kind === 'list') return answer.things
  return answer.kind === 'amounts' ? answer.amounts.map(({ thing }) => thing) : []
}

function needWord(r: Reading, word: string, asked: readonly Decision[]): void {
  const words = choiceWords(r, asked)
  if (!isAmong(word, words)) throw new KitProblem(noChoice(word), word, words)
}

/** Throws unless the game asks something that is called so. */
export function needQuestion(r: Reading, name: string, asked: readonly Decision[]): void {
  needWord(r, name, asked)
}

/** A choice without object, or the key of an option as programs see it. */
function needBare(r: Reading, word: string, asked: readonly Decision[]): void {
  if (asked.some((decision) => optionCalledBy(r, decision, word) !== undefined)) return
  const [verb = '', ...object] = word.split(':')
  needWord(r, verb, asked)
  const name = object.join(':')
  if (name !== '') needName(r, named(name), () => isObject(r, verb, name, asked))
}

/** What is no thing may be the object of a choice: it is offered now, or the kit knows why it is not. */
function isObject(r: Reading, verb: string, name: string, asked: readonly Decision[]): boolean {
  const isOffered = asked.some((decision) =>
    decision.options.some((option) => isOptionCalled(r, decision, option, named(name))),
  )
  return isOffered || isExplained(r, verb, name)
}

/** Whether the kit explains this very name: one that explains every name alike says nothing about it. */
function isExplained({ kit, q }: Reading, verb: string, name: string): boolean {
  const why = (object: string) => kit.refusal?.(q, 0, verb, nothing, object)
  return why(name) !== undefined && why('') === undefined
}

const nothing: Subject = { seat: NOBODY, thing: NOTHING, zone: -1 }

/** Throws unless a name means something in this game: content, a thing here, a seat, a zone, or what is said besides. */
export function needName(r: Reading, ref: ThingRef, isElse: (ref: ThingRef) => boolean = () => false): void {
  const { name, place } = ref
  if (place !== undefined) placeCalled(r, place)
  const isKnown =
    name === anyone ||
    /^\d+$/.test(name) ||
    isContent(r, name) ||
    isSeatCalled(r, name) ||
    isAmong(name, zoneWords(r)) ||
    thingsCalled(r, named(name)).length > 0 ||
    isElse(ref)
  if (isKnown) return
  const known = [...namesHere(r), ...r.kit.game.content.flatMap(namesOf), ...zoneWords(r)]
  throw new KitProblem(nothingCalled(name), name, known)
}

/** An ability that has tiers is its name and a number: `gunslinger/revolver/3`. */
function isContent({ kit }: Reading, name: string): boolean {
  return [name, name.replace(/\/\d+$/, '')].some((one) => definitionsCalled(kit.game, one).length > 0)
}

function named(name: string): ThingRef {
  return { name, nth: undefined, place: undefined }
}

/** Throws unless the game has such events. */
export function needEvent({ kit }: Reading, word: string): void {
  const kinds = [...loadedGame(kit.game.id).events.keys()]
  const words = [...kinds, ...Object.keys(kit.events ?? {})]
  const plain = word.replace(/^log\./, '')
  if (!isAmong(plain, words)) throw new KitProblem(noEvent(word), word, words)
}

function isAmong(word: string, words: readonly string[]): boolean {
  return words.some((own) => squeeze(own) === squeeze(word))
}

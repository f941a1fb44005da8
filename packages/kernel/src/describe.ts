import { type Compiled, isCompiled } from './compile.ts'
import type { CompiledAbility, Loaded } from './load.ts'
import { type GameRef, loadedGame } from './load.ts'
import { kernelMessages } from './messages.ts'
import { objectivePlace } from './objective.ts'
import type { Reason } from './reason.ts'
import { setupMessages } from './setupMessages.ts'
import { type Committed, type Message, NOTHING, type Option, type State, thingAt } from './state.ts'
import { number } from './text/amount.ts'
import { by, told } from './text/clause.ts'
import { defineMessages, mergeMessages } from './text/message.ts'
import { a, it, name, thing } from './text/nominal.ts'
import { insteadDo } from './ops/effects.ts'
import { thenDo } from './ops/flow.ts'
import { cardNoun } from './ops/lexicon.ts'
import { inOneBreath } from './text/inOneBreath.ts'
import type { Language, RichText } from './text/part.ts'
import { both, group, type Nominal, type NounPhrase, type Phrase } from './text/phrase.ts'
import { render, renderSentence } from './text/render.ts'
import { after, ifSo, labelled, opening, when } from './text/sentence.ts'
import type { Dictionary } from './words.ts'

/** A place in content; with an actor it is said of that one instead of the reader. */
export interface Place {
  readonly program: string
  readonly node: number
  /** The id of a definition. */
  readonly actor?: string
}

/** Anything that can be said: a place in content, a definition, a committed event, a prompt, a reason. */
export type Sayable = Place | Committed | Message | Reason

/** Says something in a language, in rich parts, from the rules it states. */
export function describe(game: GameRef, what: Sayable, language: Language): RichText {
  const loaded = loadedGame(game)
  const options = { names: (id: string) => nameOf(loaded, id) }
  if ('program' in what) return renderSentence(toldAt(loaded, what), language, options)
  if ('kind' in what) return say(loaded, eventMessage(loaded, what), language)
  return say(loaded, what, language)
}

/** The text of a definition: one paragraph for its objective, each keyword line, constant effect and ability. */
export function describeDefinition(game: GameRef, id: string, language: Language): RichText[] {
  const loaded = loadedGame(game)
  return definitionPhrases(loaded, id).map((phrase) =>
    renderSentence(phrase, language, { names: (other) => nameOf(loaded, other) }),
  )
}

/** The phrases of a definition, before a language is chosen. */
export function definitionPhrases(loaded: Loaded, id: string): Phrase[] {
  const definition = loaded.definitions.get(id)
  if (definition === undefined) throw new Error(`no definition '${id}' in ${loaded.game.id}`)
  const objective = loaded.programs.get(objectivePlace(id))
  return [
    ...(objective === undefined ? [] : [youWinIf(sayNode(loaded, objective.root))]),
    ...loaded.game.words.lines(definition, (field) => phraseAt(loaded, `${id}/${field}`, 0)),
    ...inOneBreath((loaded.constants.get(id) ?? []).map((node) => sayNode(loaded, node))),
    ...(loaded.abilities.get(id) ?? []).map((ability) => sayAbility(loaded, ability)),
    ...(loaded.game.words.closing?.(definition) ?? []),
  ]
}

function youWinIf(condition: Phrase): Phrase {
  return group(both('you win if', 'vous gagnez si'), told(condition))
}

function sayAbility(loaded: Loaded, compiled: CompiledAbility): Phrase {
  const { ability, when: pattern, only, effect } = compiled
  const { words } = loaded.game
  const own = words.own[`${compiled.definition.id}/${compiled.index}`]
  if (own !== undefined) return both(own.en, own.fr)
  let body = sayNode(loaded, effect.root)
  const cost = words.cost?.(ability) ?? null
  if (cost !== null) body = group(cost, '→', body)
  if (only !== null) body = ifSo(sayNode(loaded, only), body)
  if (pattern !== null) {
    const said = sayNode(loaded, pattern)
    const event = replaces(effect.root) ? asDue(said) : said
    if (typeof event === 'object' && event.kind === 'moment') body = opening(event.words, body)
    else body = words.windows[ability.window] === 'after' ? after(asHappened(event), body) : when(event, body)
  }
  const label = words.label(ability, compiled.definition)
  return label === null ? body : labelled(label, body)
}

/** Whether a text lets something else happen than what it answers. */
function replaces(node: Compiled): boolean {
  if (node.op === insteadDo.op) return true
  const { first } = node.args
  return node.op === thenDo.op && isCompiled(first) && replaces(first)
}

/** An event that is replaced never happens, so it is said as "would": "when you would take damage". */
function asDue(event: Phrase): Phrase {
  return typeof event === 'object' && event.kind === 'clause' ? { ...event, modal: 'would' } : event
}

/** The same without "would": "takes damage". */
function asHappened(event: Phrase): Phrase {
  const isDue = typeof event === 'object' && event.kind === 'clause' && event.modal === 'would'
  return isDue ? { ...event, modal: null } : event
}

/** A place in content on its own: a condition is no order ("you control an upgrade"). */
function toldAt(loaded: Loaded, { program, node, actor }: Place): Phrase {
  const said = phraseAt(loaded, program, node)
  const whole = actor === undefined ? said : by(thing(actor), said)
  return loaded.programs.get(program)?.nodes[node]?.op.sort === 'condition' ? told(whole) : whole
}

function phraseAt(loaded: Loaded, program: string, node: number): Phrase {
  const found = loaded.programs.get(program)?.nodes[node]
  if (found === undefined) throw new Error(`no node ${node} in '${program}'`)
  return sayNode(loaded, found, namedBefore(loaded, program, node))
}

/** Things that a text has named so far, as it calls them from then on. */
type Named = Map<string, Nominal>

/** What a text named before one of its places. A part on its own has nothing that "it" could stand for: it says the noun. */
function namedBefore(loaded: Loaded, program: string, node: number): Named {
  const named: Named = new Map()
  for (const { op, args } of loaded.programs.get(program)?.nodes.slice(0, node) ?? []) {
    const name = op.binds?.(args)
    if (name === undefined) continue
    for (const value of Object.values(args)) {
      const said = isCompiled(value) ? sayNode(loaded, value, new Map(named)) : null
      if (isNominal(said)) named.set(name, definite(said))
    }
  }
  return named
}

function definite(said: Nominal): Nominal {
  if (said.kind === 'nounList') return it(said)
  return said.head.kind === 'noun' ? { ...said, determiner: 'the', plural: false } : said
}

/** A node as a phrase: its op's words over its said arguments. The one recursion for all texts. */
export function sayNode(loaded: Loaded, node: Compiled, named: Named = new Map()): Phrase {
  const { op } = node
  const own = op.isSelf || op.isHost ? sayOwn(loaded, node) : null
  if (own !== null) return own
  const again = named.get(op.uses?.(node.args) ?? '')
  if (again !== undefined && op.sort === 'thing') return again
  const said: Record<string, unknown> = {}
  for (const arg of op.args) said[arg.name] = sayArg(loaded, arg.kind.sort, node.args[arg.name], named)
  const name = op.binds?.(node.args)
  if (name !== undefined)
    for (const value of Object.values(said)) if (isNominal(value)) named.set(name, it(value))
  return op.say(said as never, loaded.game.words)
}

/** How a card's own text calls it, and what it is attached to: a game may say "Rhino" where "this card" would sound odd. */
function sayOwn(loaded: Loaded, { op, program }: Compiled): Phrase | null {
  const id = program.slice(0, program.lastIndexOf('/'))
  const definition = loaded.definitions.get(id)
  const { itself, hostOf } = loaded.game.words
  if (definition === undefined) return null
  if (op.isSelf) return itself?.(definition) ?? null
  return hostOf?.(definition, (field) => phraseAt(loaded, `${id}/${field}`, 0)) ?? null
}

function isNominal(value: unknown): value is Nominal {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : ''
  return kind === 'nounPhrase' || kind === 'nounList'
}

function sayArg(loaded: Loaded, sort: string, value: unknown, named: Named): unknown {
  if (isCompiled(value)) return sayNode(loaded, value, named)
  if (Array.isArray(value)) return value.map((part) => sayArg(loaded, sort, part, named))
  if (sort === 'number') return typeof value === 'number' ? number(value) : value
  if ((sort === 'fields' || sort === 'named') && typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, sayArg(loaded, '', part, named)]),
    )
  }
  return value
}

/**
 * What an option means: its own words, or the words of its verb (`option.<verb>`) over the thing it points at, or
 * just that thing's name.
 */
export function describeOption(state: State, option: Option, language: Language): RichText {
  const loaded = loadedGame(state)
  if (option.says !== null) return say(loaded, option.says, language)
  const face = option.thing === NOTHING ? '' : (thingAt(state, option.thing)?.face ?? '')
  const key = `option.${option.key.split(':')[0] ?? ''}`
  if (dictionaryOf(loaded).has(key))
    return say(loaded, { key, args: { thing: face, key: option.key } }, language)
  const names = (id: string) => nameOf(loaded, id)
  return render(face === '' ? option.key : nameOf(loaded, face), language, { names })
}

/** The name of a definition as a noun phrase that links to it; '' is a card that the reader may not know. */
export function nameOf(loaded: Loaded, id: string): NounPhrase {
  if (id === '') return a(cardNoun)
  const names = loaded.definitions.get(id)?.names
  return names === undefined ? name({ en: id, id }) : name({ ...names, id })
}

const dictionaries = new WeakMap<Loaded, Dictionary>()

function dictionaryOf(loaded: Loaded): Dictionary {
  const known = dictionaries.get(loaded)
  if (known !== undefined) return known
  const own = loaded.game.words.messages
  // A game may say what the kernel says in words of its own.
  const kernel = { ...kernelMessages.entries, ...setupMessages.entries }
  const others = Object.entries(kernel).filter(([key]) => !own.has(key))
  const merged = mergeMessages(defineMessages(Object.fromEntries(others)), own)
  dictionaries.set(loaded, merged)
  return merged
}

/** A message's arguments may name a place in content: it is said as the argument `effect`. */
function say(loaded: Loaded, message: Message, language: Language): RichText {
  const { program, node } = message.args
  const args =
    typeof program === 'string'
      ? { ...message.args, effect: phraseAt(loaded, program, typeof node === 'number' ? node : 0) }
      : message.args
  const dictionary = dictionaryOf(loaded)
  const words = dictionary.entries[message.key]
  const options = { names: (id: string) => nameOf(loaded, id) }
  if (words === undefined) return render(message.key, language, options)
  return renderSentence(words[language](args as never), language, options)
}

/** A committed event as a message `log.<kind>`: things by their codes, '' where the reader may not know them. */
export function eventMessage(loaded: Loaded, event: Committed): Message {
  const codes = new Map(event.codes)
  const things = loaded.events.get(event.kind)?.rule.kind.things ?? []
  const args: Record<string, Message['args'][string]> = {}
  for (const [field, value] of Object.entries(event.fields)) {
    // Only fields that name things: an amount may happen to be equal to the id of one.
    const names = things.includes(field) && typeof value === 'number' && value !== NOTHING
    args[field] = names ? (codes.get(value) ?? '') : value
  }
  // The id is left out, or others could follow the card; a reader who knows the card is told its name all the same.
  const [unnamed, ...more] = things.filter((field) => !(field in event.fields))
  if (unnamed !== undefined && more.length === 0 && event.codes.length === 1)
    args[unnamed] = event.codes[0]?.[1] ?? ''
  return { key: `log.${event.kind}`, args }
}

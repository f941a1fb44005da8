import type { Vocabulary } from './arg.ts'
import { type Compiled, compile, type Program } from './compile.ts'
import type { Custom } from './custom.ts'
import { earsOfFace } from './ears.ts'
import { ContentError } from './errors.ts'
import type { EventKind } from './event.ts'
import type { Face } from './face.ts'
import type { Ability, Definition, Game, Verb } from './game.ts'
import { isNode, type Node } from './node.ts'
import type { Op } from './op.ts'
import { kernelOps } from './ops/index.ts'
import type { AnyProcedure } from './procedure.ts'
import { kernelRules } from './rules.ts'
import { kernelEvents } from './kernelEvents.ts'
import { NOBODY, NOTHING, SHOWN, type Thing } from './state.ts'
import { commitStage, type Stage } from './timing.ts'

/** An ability with its texts compiled. */
export interface CompiledAbility {
  readonly definition: Definition
  readonly index: number
  readonly ability: Ability
  readonly ear: number
  readonly when: Compiled | null
  readonly only: Compiled | null
  readonly effect: Program
}

/** A kind of event with its timing table, as far as loaded content can hear it. */
export interface LoadedEvent {
  readonly kind: EventKind
  readonly stages: readonly Stage[]
  /** For each stage the number of those who listen to its window, or -1. */
  readonly ears: readonly number[]
  /** Nothing happens around it: it is committed at once, without a frame. */
  readonly simple: boolean
}

/** A game made ready: every text compiled and checked, every name found. */
export interface Loaded {
  readonly game: Game
  readonly build: string
  readonly ops: ReadonlyMap<string, Op>
  readonly rules: ReadonlyMap<string, AnyProcedure>
  readonly events: ReadonlyMap<string, LoadedEvent>
  readonly customs: ReadonlyMap<string, Custom>
  readonly definitions: ReadonlyMap<string, Definition>
  readonly programs: ReadonlyMap<string, Program>
  readonly verbs: ReadonlyMap<string, Verb>
  readonly names: Vocabulary
  /** Number of each (event, window, order) that some content hears. */
  readonly ears: ReadonlyMap<string, number>
  /** By stat: the number of the constant texts that change it. */
  readonly statEars: ReadonlyMap<string, number>
  /** By definition: its abilities, and the constant texts by stat. */
  readonly abilities: ReadonlyMap<string, readonly CompiledAbility[]>
  readonly constants: ReadonlyMap<string, readonly Compiled[]>
  readonly faces: ReadonlyMap<string, Face>
  /** The ids of all faces, sorted. */
  readonly inOrder: readonly string[]
  readonly blank: Thing
  /** The procedure that was looked up last: where the next answer most likely goes on. */
  readonly recent: { rule: AnyProcedure }
}

const loadedGames = new Map<string, Loaded>()

/** Compiles and checks a game's content; throws with card and place. Loading again replaces. */
export function load(game: Game, build = 'dev'): Loaded {
  const names = vocabulary(game)
  const ops = opTable(game)
  const programs = new Map<string, Program>()
  const ears = new Map<string, number>()
  const abilities = new Map<string, CompiledAbility[]>()
  const constants = new Map<string, Compiled[]>()
  const definitions = new Map<string, Definition>()
  const compileAt = (id: string, node: Node): Program => {
    const program = compile(id, node, { ops, names })
    programs.set(id, program)
    return program
  }
  for (const definition of game.content) {
    if (definitions.has(definition.id)) throw new ContentError(`${game.id}:${definition.id}`, 'defined twice')
    definitions.set(definition.id, definition)
    compileDefinition(definition, compileAt, ears, abilities, constants)
  }
  for (const custom of game.customs) {
    for (const [part, effect] of Object.entries(custom.parts)) compileAt(`${custom.name}/${part}`, effect)
  }
  const statEars = statEarsOf(game, ears)
  const inOrder = [...definitions.keys()].sort()
  const loaded: Loaded = {
    game,
    build,
    ops,
    rules: tableOf([...kernelRules, ...game.rules], (rule) => rule.name),
    events: loadEvents(game, ears),
    customs: tableOf(game.customs, (custom) => custom.name),
    definitions,
    programs,
    verbs: tableOf(game.verbs, (verb) => verb.id),
    names,
    ears,
    statEars,
    abilities,
    constants,
    faces: facesOf({ definitions, abilities, constants, statEars, inOrder }),
    inOrder,
    blank: blankThing(game),
    recent: { rule: kernelRules[0] as AnyProcedure },
  }
  checkNames(loaded)
  loadedGames.set(game.id, loaded)
  lastUsed = loaded
  return loaded
}

let lastUsed: Loaded | null = null

/** The game as it was loaded, or loaded now. */
export function ensureLoaded(game: Game): Loaded {
  if (lastUsed !== null && lastUsed.game === game) return lastUsed
  const known = loadedGames.get(game.id)
  return known !== undefined && known.game === game ? known : load(game)
}

export function loadedGame(id: string): Loaded {
  // One game is played at a time, a million answers long.
  if (lastUsed !== null && lastUsed.game.id === id) return lastUsed
  const found = loadedGames.get(id)
  if (found === undefined) throw new Error(`the game '${id}' is not loaded`)
  lastUsed = found
  return found
}

function tableOf<T>(list: readonly T[], name: (item: T) => string): Map<string, T> {
  const table = new Map<string, T>()
  for (const item of list) {
    if (table.has(name(item))) throw new ContentError(name(item), 'defined twice')
    table.set(name(item), item)
  }
  return table
}

function opTable(game: Game): Map<string, Op> {
  return tableOf(
    [...kernelOps, ...game.ops].map((builder) => builder.op),
    (op) => op.name,
  )
}

function vocabulary(game: Game): Vocabulary {
  return {
    counters: new Set(game.counters),
    stats: new Set(game.stats),
    zones: new Set(game.zoneNames),
    events: new Set([...kernelEvents, ...game.events].map((event) => event.kind)),
    customs: new Set(game.customs.map((custom) => custom.name)),
    definitions: new Set(game.content.map((definition) => definition.id)),
    periods: new Set(game.periods),
  }
}

type CompileAt = (id: string, node: Node) => Program

function compileDefinition(
  definition: Definition,
  compileAt: CompileAt,
  ears: Map<string, number>,
  abilities: Map<string, CompiledAbility[]>,
  constants: Map<string, Compiled[]>,
): void {
  const { id } = definition
  abilities.set(
    id,
    definition.abilities.map((ability, index) => {
      const place = `${id}/${index}`
      const when = ability.when === null ? null : compileAt(`${place}.when`, ability.when).root
      const only = ability.only === null ? null : compileAt(`${place}.only`, ability.only).root
      const effect = compileAt(place, ability.effect)
      return { definition, index, ability, ear: earOf(ears, ability, when), when, only, effect }
    }),
  )
  definition.constant.forEach((node, index) => {
    const program = compileAt(`${id}/constant${index}`, node)
    const list = constants.get(id) ?? []
    list.push(program.root)
    constants.set(id, list)
    earNumber(ears, statEar(String(program.root.args['stat'])))
  })
  for (const [field, value] of Object.entries(definition)) {
    if (field !== 'abilities' && field !== 'constant' && isNode(value)) compileAt(`${id}/${field}`, value)
  }
}

/** What there is to say of each face, in one place. */
function facesOf(
  loaded: Pick<Loaded, 'definitions' | 'abilities' | 'constants' | 'statEars' | 'inOrder'>,
): Map<string, Face> {
  const faces = new Map<string, Face>()
  const ranks = new Map(loaded.inOrder.map((id, rank) => [id, rank]))
  for (const [id, definition] of loaded.definitions) {
    const abilities = loaded.abilities.get(id) ?? []
    const constants = loaded.constants.get(id) ?? []
    const ears = earsOfFace(abilities, constants, loaded.statEars)
    faces.set(id, { id, definition, abilities, constants, ears, rank: ranks.get(id) as number })
  }
  return faces
}

function earOf(ears: Map<string, number>, ability: Ability, when: Compiled | null): number {
  if (ability.window === '' || when === null) return NOTHING
  return earNumber(ears, earKey(String(when.args['event']), ability.window, ability.forced))
}

function statEar(stat: string): string {
  return `stat:${stat}`
}

function earKey(kind: string, window: string, isForced: boolean): string {
  return `${kind}/${window}/${isForced ? 'forced' : 'inPlayerOrder'}`
}

function earNumber(ears: Map<string, number>, key: string): number {
  const known = ears.get(key)
  if (known !== undefined) return known
  ears.set(key, ears.size)
  return ears.size - 1
}

function earOfStage(ears: ReadonlyMap<string, number>, kind: string, stage: Stage): number {
  if (stage.do !== 'window') return NOTHING
  return ears.get(earKey(kind, stage.window, stage.order === 'forced')) ?? NOTHING
}

function statEarsOf(game: Game, ears: ReadonlyMap<string, number>): Map<string, number> {
  const found = new Map<string, number>()
  for (const stat of game.stats) {
    const ear = ears.get(statEar(stat))
    if (ear !== undefined) found.set(stat, ear)
  }
  return found
}

/** Windows that no loaded content can hear are dropped, unless the game opens windows by what is publicly possible. */
function loadEvents(game: Game, ears: ReadonlyMap<string, number>): Map<string, LoadedEvent> {
  const kinds = tableOf([...kernelEvents, ...game.events], (event) => event.kind)
  const events = new Map<string, LoadedEvent>()
  for (const kind of kinds.values())
    events.set(kind.kind, { kind, stages: [commitStage], ears: [NOTHING], simple: true })
  for (const { kind: name, stages: all } of game.timings) {
    const kind = kinds.get(name)
    if (kind === undefined) throw new ContentError(`timing ${name}`, 'unknown event')
    const stages = all.filter(
      (stage) =>
        stage.do !== 'window' ||
        (stage.order === 'inPlayerOrder' && game.asksPublicly !== undefined) ||
        ears.has(`${name}/${stage.window}/${stage.order}`),
    )
    const simple = stages.length === 1 && stages[0]?.do === 'commit'
    events.set(name, { kind, stages, ears: stages.map((stage) => earOfStage(ears, name, stage)), simple })
  }
  return events
}

function blankThing(game: Game): Thing {
  const counters: Record<string, number> = {}
  for (const counter of game.counters) counters[counter] = 0
  return {
    id: NOTHING,
    code: '',
    face: '',
    zone: -1,
    host: NOTHING,
    owner: NOBODY,
    controller: NOBODY,
    known: 0,
    pool: 0,
    [SHOWN]: null,
    ...counters,
  }
}

/** Rules, verbs and timing tables must name procedures and events that exist. */
function checkNames(loaded: Loaded): void {
  for (const verb of loaded.verbs.values()) {
    if (!loaded.rules.has(verb.rule))
      throw new ContentError(`verb ${verb.id}`, `unknown procedure '${verb.rule}'`)
  }
  for (const [kind, { stages }] of loaded.events) {
    for (const stage of stages) {
      if (stage.do === 'run' && !loaded.rules.has(stage.rule)) {
        throw new ContentError(`timing ${kind}`, `unknown procedure '${stage.rule}'`)
      }
    }
  }
}

import type { Vocabulary } from './arg.ts'
import { type Compiled, compile, type CompileContext, type Program } from './compile.ts'
import type { Custom } from './custom.ts'
import { checkContent } from './contentChecks.ts'
import { earsOfFace } from './ears.ts'
import { earNumber, earOf, statEar } from './earNumbers.ts'
import { ContentError } from './errors.ts'
import type { Face } from './face.ts'
import type { Ability, Definition, Game } from './game.ts'
import { isNode, type Node } from './node.ts'
import type { Op } from './op.ts'
import { kernelOps } from './ops/index.ts'
import type { AnyProcedure } from './procedure.ts'
import { kernelRules } from './rules.ts'
import { kernelEvents } from './kernelEvents.ts'
import { type LoadedEvent, loadEvents } from './loadEvents.ts'
import { type Json, NOBODY, NOTHING, SHOWN, type Thing } from './state.ts'
import { byName } from './byName.ts'
import type { Verb } from './verb.ts'

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
}

/** By build, then by id; and the one loaded last, by id. */
const builds = new Map<string, Map<string, Loaded>>()
const latest = new Map<string, Loaded>()

/** Compiles and checks a game's content; throws with card and place. Loading the same build again replaces the earlier one. */
export function load(game: Game, build = 'dev'): Loaded {
  const loaded = compiled(game, build)
  remember(loaded)
  return loaded
}

function compiled(game: Game, build: string): Loaded {
  const names = vocabulary(game)
  const ops = opTable(game)
  const { programs, ears, abilities, constants, definitions } = compileContent(game, { ops, names })
  const statEars = statEarsOf(game, ears)
  const inOrder = [...definitions.keys()].sort()
  const loaded: Loaded = {
    game,
    build,
    ops,
    rules: byName([...kernelRules, ...game.rules], (rule) => rule.name),
    events: loadEvents(game, ears),
    customs: byName(game.customs, (custom) => custom.name),
    definitions,
    programs,
    verbs: byName(game.verbs, (verb) => verb.id),
    names,
    ears,
    statEars,
    abilities,
    constants,
    faces: facesOf({ definitions, abilities, constants, statEars, inOrder }),
    inOrder,
    blank: blankThing(game),
  }
  checkContent(loaded)
  return loaded
}

/** Games with the content of a set-up, compiled once for each build. */
const withOwn = new WeakMap<Loaded, WeakMap<Game, Loaded>>()

/** A loaded game with the content that a set-up brings with it: the same one where it brings none. */
export function loadedWith(loaded: Loaded, setup: Json): Loaded {
  const game = loaded.game.withOwn?.(setup) ?? loaded.game
  if (game === loaded.game) return loaded
  const known = withOwn.get(loaded) ?? new WeakMap<Game, Loaded>()
  withOwn.set(loaded, known)
  const found = known.get(game) ?? compiled(game, loaded.build)
  known.set(game, found)
  return found
}

/** What is wrong with content that a set-up brings, where its game noticed nothing; null when it can be played. */
export function contentProblem(game: Game): string | null {
  try {
    compiled(game, '')
    return null
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
}

/** Every text of a game's content compiled, and the ears numbered that it opens. */
function compileContent(game: Game, context: CompileContext) {
  const programs = new Map<string, Program>()
  const ears = new Map<string, number>()
  const abilities = new Map<string, CompiledAbility[]>()
  const constants = new Map<string, Compiled[]>()
  const definitions = new Map<string, Definition>()
  const compileAt = (id: string, node: Node): Program => {
    const program = compile(id, node, context)
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
  return { programs, ears, abilities, constants, definitions }
}

/**
 * Which loaded game is meant: a state or a view names its build, and its set-up may bring content of its own; a name alone
 * means the one loaded last.
 */
export type GameRef =
  | string
  | Loaded
  | { readonly game: string; readonly build?: string; readonly setup?: Json }

/** The game as it was loaded, or loaded now. */
export function ensureLoaded(game: Game): Loaded {
  const known = latest.get(game.id)
  return known !== undefined && known.game === game ? known : load(game)
}

/** Several builds of a game may be loaded side by side, for old games that are still played or watched. */
export function loadedGame(ref: GameRef): Loaded {
  if (typeof ref === 'string') return orMissing(latest.get(ref), ref)
  if ('definitions' in ref) return ref
  const { game, build = '', setup } = ref
  const found = orMissing(builds.get(build)?.get(game) ?? latest.get(game), game)
  return setup === undefined || found.game.withOwn === undefined ? found : loadedWith(found, setup)
}

function orMissing(loaded: Loaded | undefined, game: string): Loaded {
  if (loaded === undefined) throw new Error(`the game '${game}' is not loaded`)
  return loaded
}

function remember(loaded: Loaded): void {
  const { game, build } = loaded
  latest.set(game.id, loaded)
  const games = builds.get(build) ?? new Map<string, Loaded>()
  games.set(game.id, loaded)
  builds.set(build, games)
}

function opTable(game: Game): Map<string, Op> {
  return byName(
    [...kernelOps, ...game.ops].map((builder) => builder.op),
    (op) => op.name,
  )
}

function vocabulary(game: Game): Vocabulary {
  return {
    counters: new Set(game.counters),
    stats: new Set(game.stats),
    zones: new Set(game.zoneNames),
    events: new Map([...kernelEvents, ...game.events].map(({ kind }) => [kind.name, kind])),
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

function statEarsOf(game: Game, ears: ReadonlyMap<string, number>): Map<string, number> {
  const found = new Map<string, number>()
  for (const stat of game.stats) {
    const ear = ears.get(statEar(stat))
    if (ear !== undefined) found.set(stat, ear)
  }
  return found
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

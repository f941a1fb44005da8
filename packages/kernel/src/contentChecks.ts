import { type Compiled, childrenOf, type Program } from './compile.ts'
import { ContentError } from './errors.ts'
import type { Fields } from './field.ts'
import { isNode } from './node.ts'
import type { CompiledAbility, Loaded } from './load.ts'
import { custom } from './ops/effects.ts'

/** What the compiler cannot see: texts that could never do what they say. Each fails with its card and place. */
export function checkContent(loaded: Loaded): void {
  checkProcedures(loaded)
  for (const [id, abilities] of loaded.abilities) {
    for (const ability of abilities) checkAbility(loaded, ability, `${id}/${ability.index}`)
  }
  for (const definition of loaded.definitions.values()) checkTexts(loaded, definition.id)
  for (const program of loaded.programs.values()) checkPatterns(loaded, program)
  checkCustoms(loaded)
}

/** Verbs and timing tables must name procedures that exist. */
function checkProcedures({ verbs, rules, events }: Loaded): void {
  for (const verb of verbs.values()) {
    if (!rules.has(verb.rule)) throw new ContentError(`verb ${verb.id}`, `unknown procedure '${verb.rule}'`)
  }
  for (const [kind, { stages }] of events) {
    for (const stage of stages) {
      if (stage.do === 'run' && !rules.has(stage.rule))
        throw new ContentError(`timing ${kind}`, `unknown procedure '${stage.rule}'`)
    }
  }
}

function checkAbility(loaded: Loaded, { ability, when, only, effect }: CompiledAbility, place: string): void {
  if (ability.window === '') return
  if (when === null) throw new ContentError(place, `answers in '${ability.window}', but to no event`)
  const event = String(when.args['event'])
  const order = ability.forced ? 'forced' : 'inPlayerOrder'
  const stages = loaded.game.timings.find(({ kind }) => kind === event)?.stages ?? []
  const isHeard = stages.some(
    (stage) => stage.do === 'window' && stage.window === ability.window && stage.order === order,
  )
  if (!isHeard)
    throw new ContentError(
      place,
      `'${event}' has no ${order} window '${ability.window}': it would never be heard`,
    )
  if (!loaded.game.places.includes(ability.from))
    throw new ContentError(place, `speaks from '${ability.from}', where no zone listens`)
  for (const part of [when, only, effect.root]) if (part !== null) checkFields(loaded, part, event, place)
}

/** What a text reads of the event that it answers must be a field of that event. */
function checkFields(loaded: Loaded, node: Compiled, event: string, place: string): void {
  const name = node.op.reads?.(node.args) ?? null
  const fields = loaded.names.events.get(event)?.fields ?? {}
  if (name !== null && !Object.hasOwn(fields, name)) throw noField(place, event, fields, name)
  for (const value of Object.values(node.args)) {
    for (const child of childrenOf(value)) checkFields(loaded, child, event, place)
  }
}

/** A pattern asks only for fields that its kind of event has. */
function checkPatterns({ names }: Loaded, { id, nodes }: Program): void {
  for (const { op, args } of nodes) {
    if (op.sort !== 'pattern') continue
    const event = String(args['event'])
    const fields = names.events.get(event)?.fields ?? {}
    for (const name of Object.keys(args['where'] as object))
      if (!Object.hasOwn(fields, name)) throw noField(id, event, fields, name)
  }
}

function noField(place: string, event: string, fields: Fields, name: string): ContentError {
  return new ContentError(
    place,
    `'${event}' has no field '${name}'; it has ${Object.keys(fields).join(', ')}`,
  )
}

const kernelTexts = ['abilities', 'constant', 'objective']

/** A text of a definition that no rule runs is one that somebody misplaced. */
function checkTexts({ definitions, game }: Loaded, id: string): void {
  for (const [name, value] of Object.entries(definitions.get(id) ?? {})) {
    if (kernelTexts.includes(name) || !isNode(value)) continue
    if (!game.texts.includes(name))
      throw new ContentError(`${id}.${name}`, 'no rule of the game runs this text')
  }
}

/** A custom that no text names is never carried out. */
function checkCustoms({ customs, programs }: Loaded): void {
  const used = new Set<string>()
  for (const { nodes } of programs.values()) {
    for (const node of nodes) if (node.op === custom.op) used.add(String(node.args['name']))
  }
  for (const name of customs.keys())
    if (!used.has(name)) throw new ContentError(`custom ${name}`, 'no text uses it')
}

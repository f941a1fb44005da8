import {
  describeDefinition,
  explain,
  explainStat,
  NOBODY,
  NOTHING,
  plain,
  type Refusal,
  type Thing,
  type ThingId,
} from '@quadriga/kernel'
import { foldName, nearest } from '@quadriga/testkit'
import { boardLines } from './board.ts'
import { nounOf } from '@quadriga/table'
import { definitionName, nameById, thingName } from './names.ts'
import { verbLabel } from './options.ts'
import { phrase } from './said.ts'
import type { Scene } from './scene.ts'
import { numbersOf } from './thingLine.ts'

/** Everything about a thing: its text, its numbers with their parts, and what the seat may do with it, or why not. */
export function whyLines(scene: Scene, id: ThingId): string[] {
  const thing = scene.things.get(id)
  if (thing === undefined) return [scene.say('why.noThing')]
  return [
    [thingName(scene, thing), ...numbersOf(scene, thing)].join(' · '),
    ...textLines(scene, thing),
    ...statLines(scene, thing),
    ...verbLines(scene, thing),
    ...printedLines(scene, thing),
  ]
}

/** Everything about several things; those of which the same is told, like figures of a crowd, only once. */
export function whyAll(scene: Scene, things: readonly ThingId[]): string[] {
  return [...new Set(things.map((thing) => whyLines(scene, thing).join('\n')))]
}

/** What a player has in play and the board does not name, such as the abilities printed on it: with the player's figure. */
function printedLines(scene: Scene, thing: Thing): string[] {
  const { seat = NOBODY } = scene.seen.zones[thing.zone] ?? {}
  if (seat === NOBODY || !scene.open.kit.seatNames(scene.q, seat).includes(thing.face)) return []
  const rules = scene.open.game.zones(scene.seen.setup, scene.seen.seats)
  const board = new Set(
    boardLines(scene).flatMap((line) => line.split(/[,:·(×└]/u).map((part) => part.trim())),
  )
  return scene.seen.zones.flatMap((zone, index) => {
    const { rule } = rules[index] ?? {}
    if (zone.seat !== seat || rule?.seen !== 'all' || rule.hears === '') return []
    const things = zone.ids.flatMap((id) => scene.things.get(id) ?? [])
    const hidden = things.filter((one) => one.id !== thing.id && !board.has(thingName(scene, one)))
    return hidden.flatMap((one) => [thingName(scene, one), ...textLines(scene, one)])
  })
}

function textLines(scene: Scene, thing: Thing): string[] {
  if (!scene.q.loaded.definitions.has(thing.face)) return []
  return describeDefinition(scene.open.game.id, thing.face, scene.language).map((text) => `  ${plain(text)}`)
}

/** Numbers that are not simply the printed ones, with what changes them. */
function statLines(scene: Scene, thing: Thing): string[] {
  const { game } = scene.open
  if (!scene.q.loaded.definitions.has(thing.face)) return []
  return game.stats.flatMap((stat) => {
    const { value, parts } = explainStat(scene.q.state, thing.id, stat)
    if (parts.length < 2) return []
    const told = parts.map(({ how, n, source }) => {
      const from =
        how === 'base' ? scene.say('why.printed') : source === NOTHING ? '' : nameById(scene, source)
      return `${signs[how]}${n} ${from}`.trimEnd()
    })
    return [`  ${nounOf(scene, game.words.stats, stat)} ${value} = ${told.join(', ')}`]
  })
}

const signs = { base: '', plus: '+', times: '×', over: '÷', set: '=' } as const

function verbLines(scene: Scene, thing: Thing): string[] {
  const found = explain(scene.q.state, scene.seat, { thing: thing.id })
  if (found.length === 0) return [`  ${scene.say('why.noVerb')}`]
  return found.map(
    ({ verb, refusal }) => `  ${refusalLine(scene, verbLabel(scene, verb, thing.id), refusal)}`,
  )
}

/** Whether something can be done, or why not, with the rule. */
function refusalLine(scene: Scene, label: string, refusal: Refusal): string {
  const text =
    refusal === null ? scene.say('why.allowed') : `${phrase(scene, refusal)}${ruleText(scene, refusal.rule)}`
  return scene.say('table.labelled', { label, text })
}

/** Why what is printed on the board under a name, or under the beginning of one, cannot be used now. */
export function symbolLines(scene: Scene, name: string): string[] {
  const wanted = foldName(name)
  const symbols = scene.open.kit.symbols?.(scene.q, scene.seat) ?? []
  const isMeant = (one: string): boolean => wanted !== '' && foldName(one).startsWith(wanted)
  return symbols
    .filter(({ names }) => isMeant(names.en) || isMeant(names.fr))
    .map(({ names, refusal }) => refusalLine(scene, names[scene.language], refusal))
}

function ruleText(scene: Scene, rule: string): string {
  if (rule === '') return ''
  const entry = scene.open.game.reference.find((one) => one.id === rule)
  const title = entry === undefined ? rule : `${entry.title[scene.language]} — ${entry.text[scene.language]}`
  return ` (${scene.say('why.rule', { title })})`
}

/** The visible things that a name means, in either language or by id; or the nearest names. */
export function findByName(
  scene: Scene,
  name: string,
): { readonly found: readonly ThingId[]; readonly near: readonly string[] } {
  const wanted = foldName(name)
  const named = scene.seen.things.filter((thing) => scene.q.loaded.definitions.has(thing.face))
  const namesOf = ({ face }: Thing): string[] => {
    const names = scene.q.loaded.definitions.get(face)?.names
    return names === undefined ? [face] : [face, names.en, names.fr]
  }
  const found = named.filter((thing) => namesOf(thing).some((one) => foldName(one) === wanted))
  if (found.length > 0) return { found: found.map((thing) => thing.id), near: [] }
  return {
    found: [],
    near: nearest(
      name,
      named.map((thing) => definitionName(scene, thing.face)),
    ),
  }
}

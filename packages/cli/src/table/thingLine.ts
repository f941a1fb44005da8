import { NOTHING, type Thing, type ThingId } from '@quadriga/kernel'
import { counterOf, hasWords, nounOf, spaced } from '@quadriga/table'
import { thingName } from './names.ts'
import { wordOf } from './said.ts'
import type { Scene } from './scene.ts'

/** What lies on a thing or is attached to it, as far as it can be seen. */
export function attachedTo(scene: Scene, host: ThingId): Thing[] {
  return scene.seen.things.filter((thing) => thing.host === host)
}

/** Whether a thing is more than a name: it has counters or something on it. */
export function isRich(scene: Scene, thing: Thing): boolean {
  return (
    scene.open.game.counters.some((counter) => counterOf(thing, counter) !== 0) ||
    attachedTo(scene, thing.id).length > 0
  )
}

/** The numbers of a thing: its stats as they are now, then its counters. */
export function numbersOf(scene: Scene, thing: Thing): string[] {
  const { game } = scene.open
  const definition = scene.q.loaded.definitions.get(thing.face)
  const stats = Object.entries(definition?.stats ?? {})
    .filter(([stat]) => game.words.stats[stat] !== undefined)
    .map(([stat, printed]) => ({ stat, printed, now: scene.q.stat(thing.id, stat) }))
    // A zero that is printed and stayed one is not on the cardboard.
    .filter(({ printed, now }) => printed !== 0 || now !== 0)
    .map(({ stat, now }) => `${nounOf(scene, game.words.stats, stat, now)} ${now}`)
  return [...stats, ...shownCounters(scene, thing)]
}

/** Counters by the game's noun; one without a noun is a state of the thing, said as the message `flag.<name>`, which
 * may tell how many. */
function shownCounters(scene: Scene, thing: Thing): string[] {
  const { counters, words } = scene.open.game
  const { unshown = [] } = scene.open.kit
  return counters.flatMap((counter) => {
    const count = counterOf(thing, counter)
    if (count === 0 || unshown.includes(counter)) return []
    if (words.counters[counter] !== undefined)
      return [`${nounOf(scene, words.counters, counter, count)} ${count}`]
    if (hasWords(scene, `flag.${counter}`)) return [wordOf(scene, `flag.${counter}`, '', { n: count })]
    return [count === 1 ? spaced(counter) : `${spaced(counter)} ${count}`]
  })
}

/** A thing in play: its name and numbers, and below it what is attached to it. */
export function thingLines(scene: Scene, thing: Thing, indent: string): string[] {
  const numbers = numbersOf(scene, thing)
  const line = `${indent}${[thingName(scene, thing), ...numbers].join(' · ')}`
  return [line, ...attachedTo(scene, thing.id).flatMap((one) => thingLines(scene, one, `${indent}  └ `))]
}

/** Names in a row, equal ones counted: "Backflip, Swinging Web Kick x2". */
export function nameList(scene: Scene, things: readonly Thing[]): string {
  const counts = new Map<string, number>()
  for (const thing of things) {
    const name = thingName(scene, thing)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} x${count}`)).join(', ')
}

/** Whether a thing is not attached to another one that the seat sees. */
export function liesFree(scene: Scene, thing: Thing): boolean {
  return thing.host === NOTHING || !scene.things.has(thing.host)
}

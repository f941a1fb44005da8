import type { Thing } from '@quadriga/kernel'
import { capitalised } from '@quadriga/table'
import { thingName, zoneName } from './names.ts'
import type { Places, SeenZone } from './places.ts'
import type { Scene } from './scene.ts'
import { isRich, liesFree, nameList, numbersOf, thingLines } from './thingLine.ts'

/** A longer row of names than this says only how many there are, and the top one. */
const LONG = 12

/** A zone: a pile in a line, things in play one a line, places with what lies there, anything else as names in a row. */
export function zoneLines(scene: Scene, places: Places, zone: SeenZone, index: number): string[] {
  const { top, low, unseen, size } = contentOf(scene, zone)
  if (size === 0) return []
  const title = capitalised(zoneName(scene, zone.name))
  const free = top.filter((thing) => liesFree(scene, thing))
  if (zone.rest > 0 || low.length > 0) return [labelled(scene, title, pileText(scene, size, top, low))]
  const heading = `  ${scene.say('table.heading', { label: title })}`
  if (free.some((thing) => places.zoneOf(thing) !== undefined)) {
    return [heading, ...placesLines(scene, places, free)]
  }
  if (isInPlay(scene, index, free)) {
    const hidden = unseen === 0 ? [] : [`    ${scene.say('table.hidden', { n: unseen })}`]
    return [heading, ...hidden, ...free.flatMap((thing) => thingLines(scene, thing, '    '))]
  }
  const text = rowText(scene, free, unseen)
  return text === '' ? [] : [labelled(scene, `${title} (${size})`, text)]
}

function contentOf(
  scene: Scene,
  zone: SeenZone,
): { top: Thing[]; low: Thing[]; unseen: number; size: number } {
  const seen = (ids: readonly number[]): Thing[] =>
    ids.map((id) => scene.things.get(id)).filter((thing) => thing !== undefined)
  const [top, low] = [seen(zone.ids), seen(zone.low)]
  const unseen = zone.hidden.length + zone.hiddenLow.length
  return { top, low, unseen, size: top.length + low.length + unseen + zone.rest }
}

/** Places where something is, each with what lies there; the empty ones in a row at the end. */
function placesLines(scene: Scene, places: Places, things: readonly Thing[]): string[] {
  const lines: string[] = []
  const empty: Thing[] = []
  for (const thing of things) {
    const zone = places.zoneOf(thing)
    const inside = zone === undefined ? [] : insideLines(scene, zone)
    if (inside.length === 0 && numbersOf(scene, thing).length === 0) empty.push(thing)
    else lines.push(...thingLines(scene, thing, '    '), ...inside)
  }
  const rest =
    empty.length === 0 ? [] : [`  ${labelled(scene, scene.say('table.empty'), nameList(scene, empty))}`]
  return [...lines, ...rest]
}

function insideLines(scene: Scene, zone: SeenZone): string[] {
  const { top, low, unseen, size } = contentOf(scene, zone)
  if (size === 0) return []
  if (zone.rest > 0 || low.length > 0) return [`      ${pileText(scene, size, top, low)}`]
  const hidden = unseen === 0 ? [] : [`      ${scene.say('table.hidden', { n: unseen })}`]
  const free = top.filter((thing) => liesFree(scene, thing))
  return [...free.flatMap((thing) => thingLines(scene, thing, '      ')), ...hidden]
}

function rowText(scene: Scene, things: readonly Thing[], unseen: number): string {
  const isLong = things.length > LONG
  const names = isLong ? pileText(scene, things.length, things.slice(0, 1), []) : nameList(scene, things)
  const hidden = unseen === 0 ? '' : scene.say('table.hidden', { n: unseen })
  return [names, hidden].filter((part) => part !== '').join(', ')
}

function labelled(scene: Scene, label: string, text: string): string {
  return `  ${scene.say('table.labelled', { label, text })}`
}

/** A pile: how many cards, and which of them the seat knows. */
function pileText(scene: Scene, size: number, top: readonly Thing[], low: readonly Thing[]): string {
  const known = (things: readonly Thing[]): string =>
    things.map((thing) => thingName(scene, thing)).join(', ')
  const parts = [scene.say('table.cards', { n: size })]
  if (top.length > 0) parts.push(scene.say('table.top', { card: known(top) }))
  if (low.length > 0) parts.push(scene.say('table.bottom', { card: known(low) }))
  return parts.join(', ')
}

/** Zones in which abilities speak, or whose things carry something, show a line for each thing. */
function isInPlay(scene: Scene, index: number, things: readonly Thing[]): boolean {
  const { setup, seats } = scene.seen
  const rule = scene.open.game.zones(setup, seats)[index]?.rule
  return rule?.seen === 'all' && (rule.hears !== '' || things.some((thing) => isRich(scene, thing)))
}

import { NOBODY, type Seat } from '@quadriga/kernel'
import { capitalised, hasWords, spaced } from '@quadriga/table'
import { seatName, zoneName } from './names.ts'
import { placesOf } from './places.ts'
import { phrase, wordOf } from './said.ts'
import type { Scene } from './scene.ts'
import { zoneLines } from './zoneLines.ts'

/** The table as lines: as the game draws it, or zone by zone. */
export function boardLines(scene: Scene): string[] {
  const { kit } = scene.open
  const drawn = kit.board?.(scene.q, scene.seat, scene.language)
  return [...momentLine(scene), ...(drawn ?? zoneByZone(scene))]
}

function momentLine(scene: Scene): string[] {
  const { kit } = scene.open
  const { turn, phase, round } = kit.moment(scene.q)
  const parts = [
    round > 0 ? roundText(scene, round) : '',
    // A game may say its phases as messages `phase.<id>`.
    phase === '' ? '' : wordOf(scene, `phase.${phase}`, spaced(phase)),
    turn === NOBODY ? '' : scene.say('table.turn', { who: seatName(scene, turn) }),
  ].filter((part) => part !== '')
  return parts.length === 0 ? [] : [capitalised(parts.join(' · '))]
}

/** The round by the game's own word for it, if it has one. */
function roundText(scene: Scene, round: number): string {
  const key = 'moment.round'
  return hasWords(scene, key) ? phrase(scene, { key, args: { round } }) : scene.say('table.round', { round })
}

/** What belongs to nobody first, then the other seats, the viewer's own last and nearest. */
function zoneByZone(scene: Scene): string[] {
  const { seats } = scene.seen
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== scene.seat)
  const order: Seat[] = [NOBODY, ...others, ...(scene.seat === NOBODY ? [] : [scene.seat])]
  const places = placesOf(scene)
  return order.flatMap((seat) => {
    const lines = scene.seen.zones.flatMap((zone, index) =>
      zone.seat === seat && !places.hides(zone) ? zoneLines(scene, places, zone, index) : [],
    )
    return lines.length === 0 ? [] : [sectionTitle(scene, seat), ...lines]
  })
}

function sectionTitle(scene: Scene, seat: Seat): string {
  const title = seat === NOBODY ? scene.say('table.common') : seatName(scene, seat)
  const mark = seat === scene.seat ? ` (${scene.say('table.you')})` : ''
  const stands = seat === NOBODY ? undefined : scene.open.kit.stands?.read(scene.q, seat)
  const where = stands === undefined || stands === '' ? '' : `, ${zoneName(scene, stands)}`
  return `── ${capitalised(title)}${mark}${where} ──`
}

import { type Committed, NOTHING, type ThingId } from '@quadriga/kernel'
import type { BeatParts } from '../table/presenter.ts'

/** What the horde does, beat by beat: the map itself is the stage. Of heroes only what bots do. */
export function beat({ kind, fields }: Committed, isBots: boolean): BeatParts | null {
  const thing = (field: string): ThingId => Number(fields[field] ?? NOTHING)
  switch (kind) {
    // Told quickly: a horde of thirty is through within three seconds.
    case 'enemyMoves':
      return isBots || fields['why'] !== 'pushed' ? { role: 'tells', isBrisk: true } : null
    case 'spawn':
    case 'spawnHero':
    case 'placeChampion':
    case 'citizenMoves':
      return { role: 'tells', isBrisk: true }
    case 'activates':
      return { role: 'tells', source: thing('enemy') }
    case 'wounds':
      return { role: 'tells', target: thing('to') }
    case 'devoured':
    case 'removeCitizen':
      return { role: 'tells', target: thing('citizen') }
    case 'drawSpawn':
    case 'extraActivation':
    case 'phase':
      return { role: 'tells' }
    default:
      return isBots ? botBeat(kind, thing) : null
  }
}

function botBeat(kind: string, thing: (field: string) => ThingId): BeatParts | null {
  switch (kind) {
    case 'heroMoves':
      return { role: 'tells', source: thing('hero'), isBrisk: true }
    case 'attack':
    case 'opens':
    case 'rescue':
    case 'eat':
    case 'takeObjective':
    case 'useCard':
    case 'leave':
      return { role: 'tells', source: thing(kind === 'opens' ? 'by' : 'hero') }
    default:
      return null
  }
}

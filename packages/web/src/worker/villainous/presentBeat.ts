import { type Committed, NOTHING, type ThingId } from '@quadriga/kernel'
import type { BeatParts } from '../table/presenter.ts'

/** What a bot does in its turn: where it goes, what it plays and reveals, and whom that strikes. */
export function beat(event: Committed, isBots: boolean): BeatParts | null {
  if (!isBots) return null
  const { kind, fields, source } = event
  const thing = (field: string): ThingId => Number(fields[field] ?? NOTHING)
  const face = (field: string): string => faceIn(fields, field)
  switch (kind) {
    case 'moveFigure':
      return { role: 'opens', sourceFace: face('who'), targetFace: face('to') }
    // A card is turned up to be read; what follows from it belongs to its scene.
    case 'show':
    case 'reveal':
    case 'activate':
    case 'use':
    case 'crisisBegins':
      return { role: 'opens', source: thing('thing') }
    case 'vanquish':
      return { role: 'opens', sourceFace: face('who'), target: thing('target') }
    case 'enter':
      return { role: 'tells', source: thing('thing'), targetFace: face('to') }
    case 'relocate':
      return { role: 'opens', source: thing('thing'), targetFace: face('to') }
    case 'attachStone':
      return { role: 'tells', source: thing('thing'), target: thing('bearer') }
    case 'defeat':
    case 'strengthTokens':
    case 'discard':
    case 'mark':
      return { role: 'tells', source, target: thing('thing') }
    default:
      return smallBeat(event, thing('thing'))
  }
}

/** What is told in passing. */
function smallBeat({ kind, fields, source }: Committed, thing: ThingId): BeatParts | null {
  switch (kind) {
    // What a symbol gives stands by itself; what a card gives belongs to its scene.
    case 'gainPower':
      if (Number(fields['n']) <= 0) return null
      return source === NOTHING ? { role: 'opens', targetFace: faceIn(fields, 'who') } : { role: 'tells' }
    // A price is seen on the card and tells nothing; a loss has a card that causes it.
    case 'losePower':
      return source === NOTHING ? null : { role: 'tells', source }
    case 'discardCard':
      return { role: 'opens', target: thing, isBrisk: true }
    case 'turnTile':
    case 'crisisResolved':
    case 'drawStone':
    case 'captureStone':
    case 'returnStone':
      return { role: 'tells', source: thing }
    default:
      return null
  }
}

function faceIn(fields: Committed['fields'], field: string): string {
  const face = fields[field]
  return typeof face === 'string' ? face : ''
}

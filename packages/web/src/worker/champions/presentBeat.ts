import type { CardKind } from '@quadriga/champions'
import { type Committed, NOTHING, type ThingId } from '@quadriga/kernel'
import type { Loaded } from '@quadriga/table'
import type { BeatParts } from '../table/presenter.ts'

/** Cards that play against everybody. */
const foes: readonly (CardKind | undefined)[] = [
  'villain',
  'minion',
  'main-scheme',
  'side-scheme',
  'treachery',
  'attachment',
  'environment',
  'obligation',
]

function isFoe({ definitions }: Loaded, { codes }: Committed, thing: ThingId): boolean {
  const face = codes.find(([id]) => id === thing)?.[1]
  return face !== undefined && foes.includes(definitions.get(face)?.kind as CardKind | undefined)
}

/** The villain phase and what encounter cards do, beat by beat; of players only what bots do. */
export function beat(event: Committed, isBots: boolean, loaded: Loaded): BeatParts | null {
  const { kind, fields, source } = event
  const thing = (field: string): ThingId => Number(fields[field] ?? NOTHING)
  const n = (field: string): number => Number(fields[field] ?? 0)
  const isTold = isBots || isFoe(loaded, event, source)
  switch (kind) {
    case 'enemyAttack':
      return {
        role: 'opens',
        source: thing('attacker'),
        targetSeat: Number(fields['first']),
        stat: { of: thing('attacker'), id: 'atk', sign: '+' },
      }
    case 'enemyScheme':
      return { role: 'opens', source: thing('enemy'), stat: { of: thing('enemy'), id: 'sch', sign: '+' } }
    case 'turnUp':
      return { role: 'opens', source: thing('thing') }
    case 'defend':
      return { role: 'adds', target: thing('thing'), ...defence(loaded, event) }
    case 'turnBoost':
      return { role: 'adds', adds: { n: n('icons'), from: thing('thing'), stat: 'boost' } }
    case 'damage':
      return isTold ? { role: 'closes', source, target: thing('to'), total: n('dealt') } : null
    case 'unharmed':
      return { role: 'closes', source, target: thing('to'), total: 0 }
    case 'placeThreat':
      return isTold ? { role: 'closes', source, target: thing('scheme'), total: n('placed') } : null
    case 'gainStatus':
      return isTold ? { role: 'tells', source, target: thing('to') } : null
    default:
      return isBots ? botBeat(event) : null
  }
}

/** A defending hero brings the defence; an ally takes the damage. */
function defence({ definitions }: Loaded, { codes, fields }: Committed): Pick<BeatParts, 'stat'> {
  const of: ThingId = Number(fields['thing'])
  const face = codes.find(([id]) => id === of)?.[1] ?? ''
  return definitions.get(face)?.kind === 'hero' ? { stat: { of, id: 'def', sign: '−' } } : {}
}

function botBeat({ kind, fields, source }: Committed): BeatParts | null {
  const thing = (field: string): ThingId => Number(fields[field] ?? NOTHING)
  switch (kind) {
    case 'attack':
      return { role: 'opens', source: thing('attacker'), target: thing('target') }
    case 'thwart':
      return { role: 'opens', source: thing('character'), target: thing('scheme') }
    case 'play':
    case 'use':
    case 'changeForm':
      return { role: 'opens', source: thing('thing') }
    case 'removeThreat':
      return { role: 'closes', source, target: thing('scheme'), total: Number(fields['n'] ?? 0) }
    case 'heal':
      return { role: 'tells', source, target: thing('to') }
    default:
      return null
  }
}

import { type Committed, NOTHING, type ThingId } from '@quadriga/kernel'
import type { BeatParts } from '../table/presenter.ts'

/** What a bot plays, announces and inflicts; its dice tell themselves. */
export function beat({ kind, fields, source }: Committed, isBots: boolean): BeatParts | null {
  if (!isBots) return null
  const thing = (field: string): ThingId => Number(fields[field] ?? NOTHING)
  switch (kind) {
    case 'play':
    case 'upgrade':
      return { role: 'opens', source: thing('thing') }
    case 'announce':
      return { role: 'opens', source: thing('ability') }
    case 'status':
      return { role: 'tells', source, target: thing('hero') }
    case 'health':
    case 'unharmed':
      return { role: 'tells', source, target: thing('hero') }
    default:
      return null
  }
}

import type { ThingId } from '@quadriga/kernel/author'
import type { PlayedOut } from './play.ts'
import type { Ways } from './ways.ts'

/** Threat or damage that comes with the activations without being their own: what forced abilities do. */
export interface SideEffect {
  readonly kind: 'threat' | 'damage'
  readonly to: ThingId
  readonly n: number
  readonly source: ThingId
  /** It hangs on what somebody chooses, or on who defends, so it may turn out otherwise. */
  readonly chosen: boolean
}

/** What else happens while something is played out; certain is only what happens in every way. */
export function sideEffects({ course, others }: Ways): SideEffect[] {
  const own = effectsIn(course)
  const ways = others.map(effectsIn)
  const isSure = (one: SideEffect) => ways.every((way) => times(way, one) >= times(own, one))
  const further = ways.flatMap((way) => way.filter((one) => times(own, one) === 0))
  const distinct = further.filter((one, place) => further.findIndex((other) => isSame(one, other)) === place)
  return [
    ...own.map((one) => ({ ...one, chosen: one.chosen || !isSure(one) })),
    ...distinct.map((one) => ({ ...one, chosen: true })),
  ]
}

function isSame(a: SideEffect, b: SideEffect): boolean {
  return a.kind === b.kind && a.to === b.to && a.n === b.n && a.source === b.source
}

function times(effects: readonly SideEffect[], one: SideEffect): number {
  return effects.filter((other) => isSame(one, other)).length
}

function effectsIn({ events, free }: PlayedOut): SideEffect[] {
  return events.flatMap(({ kind, fields, source }, place): SideEffect[] => {
    const chosen = place >= free
    if (kind === 'placeThreat' && fields['via'] === 'effect') {
      return [
        { kind: 'threat', to: fields['scheme'] as ThingId, n: fields['placed'] as number, source, chosen },
      ]
    }
    if (kind === 'damage' && fields['via'] === 'effect') {
      return [{ kind: 'damage', to: fields['to'] as ThingId, n: fields['dealt'] as number, source, chosen }]
    }
    return []
  })
}

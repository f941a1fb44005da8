import { useState } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { isBegun } from '../act/intent.ts'
import { useHandling } from '../cards/handling.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { LocationModel, VillainModel } from '../../model/villainous/board.ts'

interface Turned {
  readonly place: ThingId
  /** The question at which somebody turned to it. */
  readonly question: number
}

/**
 * Where one location is shown at a time, which: the one that was turned to at this question; else one where something can
 * be chosen, so that no answer is ever out of sight; else where the figure stands.
 */
export function useShownPlace({ locations, at }: VillainModel): {
  readonly shown: ThingId | undefined
  readonly turn: (place: ThingId) => void
} {
  const { question } = usePlay()
  const { intent } = useChoosing()
  const { markOf } = useHandling()
  const [turned, setTurned] = useState<Turned | null>(null)
  const asked = question?.id ?? -1
  const isSought = question !== null && (!question.isMenu || question.ask === 'ask.move' || isBegun(intent))
  const isOffered = ({ place, foes, allies, items }: LocationModel): boolean =>
    [place, ...foes, ...allies, ...items].some((id) => offered.has(markOf(id).state))
  const sought = isSought ? locations.find(isOffered)?.place : undefined
  const places = locations.map(({ place }) => place)
  const own = turned?.question === asked ? turned.place : undefined
  const shown = [own, sought, at].find((place) => place !== undefined && places.includes(place)) ?? places[0]
  return { shown, turn: (place) => setTurned({ place, question: asked }) }
}

const offered: ReadonlySet<string> = new Set(['target', 'able', 'payable', 'chosen'])

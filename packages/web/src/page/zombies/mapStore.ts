import { create } from 'zustand'
import type { Seat } from '@quadriga/kernel'
import type { Meal } from '../../model/zombies/attackModel.ts'

export const overlayNames = ['costs', 'sight', 'intents', 'symbols'] as const
/** What can be laid over the map. */
export type OverlayName = (typeof overlayNames)[number]

/** An attack that is being put together. */
export interface Building {
  readonly zone: string
  readonly hand: boolean
  /** Whom it is to eat. */
  readonly meal: Meal | null
  /** Which of the hero's attacks. */
  readonly attack: number
  readonly power: number
}

/** A walk over several zones that was asked for in one go. */
export interface Walking {
  readonly seat: Seat
  /** Zones still to come. */
  readonly path: readonly string[]
  /** What was left to pay before the last step; a walk that becomes more expensive on the way ends. */
  readonly cost: number
  /** The question that the last step answered. */
  readonly answered: number
}

/** How somebody looks at the map; nothing here is an answer. */
export interface MapLooks {
  /** The zone that is chosen, or ''. */
  readonly zone: string
  /** The question at which it was chosen: at another one a first touch does nothing yet. */
  readonly touchedAt: number
  /** A hero whose sheet is read although another one acts. */
  readonly looked: Seat | null
  readonly overlays: readonly OverlayName[]
  /** Pixels of a cell; 0 fits the map into its place. */
  readonly cell: number
  /** The camera follows who acts. */
  readonly follows: boolean
  /** Neither wheel nor fingers move the map. */
  readonly locked: boolean
  readonly building: Building | null
  readonly walking: Walking | null
}

const fresh: MapLooks = {
  zone: '',
  touchedAt: -1,
  looked: null,
  overlays: ['costs', 'intents', 'symbols'],
  cell: 0,
  follows: true,
  locked: false,
  building: null,
  walking: null,
}

export const useMapLooks = create<MapLooks>(() => fresh)

/** Another table: nothing is chosen there. */
export function freshLooks(): void {
  useMapLooks.setState({ ...fresh, overlays: useMapLooks.getState().overlays }, true)
}

export function toggleOverlay(name: OverlayName): void {
  const { overlays } = useMapLooks.getState()
  const isOn = overlays.includes(name)
  useMapLooks.setState({ overlays: isOn ? overlays.filter((one) => one !== name) : [...overlays, name] })
}

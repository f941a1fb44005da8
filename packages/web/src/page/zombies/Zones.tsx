import { type KeyboardEvent, useCallback, useMemo } from 'react'
import { useChoosing } from '../play/choosing.ts'
import { useWords } from '../words/i18n.ts'
import { useOptionKey } from '../dock/useOptionKey.ts'
import type { MapFloor } from '../../model/zombies/map.ts'
import { beside, isArrow } from './mapPlan.ts'
import { type OverlayName, useMapLooks } from './mapStore.ts'
import { useChanged } from './useChanged.ts'
import { useTableau } from './useTableau.ts'
import { useZonePress } from './useZonePress.ts'
import { ZoneShape } from './ZoneShape.tsx'
import { zoneSays } from './zoneSays.ts'
import { isTurn } from './zoneVerbs.ts'

interface ZonesProps {
  readonly floor: MapFloor
  readonly cell: number
  readonly overlays: readonly OverlayName[]
}

/** The zones of a floor: one stop for Tab, arrows walk through openings, with Shift over walls too. */
export function Zones({ floor, cell, overlays }: ZonesProps) {
  const t = useWords()
  const tableau = useTableau()
  const { board, hero, question, acts, placeOf, verbsAt } = tableau
  const { zone: chosen } = useMapLooks()
  const { picks, intent } = useChoosing()
  const optionKey = useOptionKey(question)
  const press = useZonePress(tableau)
  const changed = useChanged()
  const onKey = useKeys(floor, press.zone)
  const stop = stopOf(floor, chosen, hero?.zone ?? '')
  const named = useMemo(() => namedZones(floor), [floor])
  const attacked = useMemo(
    () => new Set(board.intents.flatMap(({ does, targets }) => (does === 'attack' ? targets : []))),
    [board.intents],
  )
  return floor.zones.map((zone) => {
    const place = placeOf(zone.id)
    if (place === undefined) return null
    const choices = isTurn(question) ? [] : verbsAt(zone.id)
    const isPicked = choices.some(({ key }) => picks.includes(key) || intent.option === key)
    const [only] = choices
    const number = choices.length === 1 && only?.choice ? optionKey(only.choice) : ''
    return (
      <ZoneShape
        key={zone.id}
        zone={zone}
        place={place}
        cell={cell}
        label={zoneSays(t, tableau, zone.id)}
        isNamed={named.has(zone.id)}
        isChosen={chosen === zone.id}
        mark={choices.length === 0 ? 'idle' : isPicked ? 'picked' : 'target'}
        number={number}
        cost={acts && overlays.includes('costs') ? hero?.reach[zone.id] : undefined}
        isAttacked={overlays.includes('intents') && attacked.has(zone.id)}
        showsMarks={overlays.includes('symbols')}
        isStop={zone.id === stop}
        isChanged={changed.has(zone.id)}
        heroes={board.players}
        acting={hero?.hero ?? -1}
        onPress={press.zone}
        onKey={onKey}
      />
    )
  })
}

/** Zones in which the name of their room is written. */
function namedZones({ rooms, zones }: MapFloor): ReadonlySet<string> {
  const named = rooms.filter(({ name }) => name !== '')
  return new Set(
    zones.filter(({ room, y }) => named.some((one) => one.id === room && one.y === y)).map(({ id }) => id),
  )
}

function stopOf({ zones }: MapFloor, chosen: string, here: string): string {
  const has = (id: string): boolean => zones.some((zone) => zone.id === id)
  if (has(chosen)) return chosen
  return has(here) ? here : (zones[0]?.id ?? '')
}

function useKeys(floor: MapFloor, press: (id: string) => void) {
  return useCallback(
    (event: KeyboardEvent, id: string): void => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        event.stopPropagation()
        press(id)
      }
      if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const zone = floor.zones.find((one) => one.id === id)
      const next = zone === undefined ? null : beside(floor, zone, event.key)
      if (next === null || (!event.shiftKey && isWalled(floor, id, next.id))) return
      document.querySelector<SVGElement>(`[data-zone="${CSS.escape(next.id)}"]`)?.focus()
    },
    [floor, press],
  )
}

/** No opening leads from one zone to the other: doors and windows are openings, closed or not. */
function isWalled({ edges }: MapFloor, from: string, to: string): boolean {
  const shared = edges.filter(({ zones }) => zones.includes(from) && zones.includes(to))
  return shared.length > 0 && shared.every(({ how }) => how === 'wall')
}

import { createContext, useContext, useMemo } from 'react'
import type { Question } from '../../model/table/question.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { HeroModel, PlaceModel, ZombiesBoard } from '../../model/zombies/board.ts'
import type { MapZone } from '../../model/zombies/map.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useMapLooks } from './mapStore.ts'
import { offeredZones, verbsAt, type ZoneVerb } from './zoneVerbs.ts'

/** The map with whoever is looked at, for every part of the board. */
export interface Tableau {
  readonly board: ZombiesBoard
  readonly snapshot: Snapshot
  readonly question: Question | null
  /** The hero who decides, or who is looked at. */
  readonly hero: HeroModel | undefined
  /** The hero on the screen may act now. */
  readonly acts: boolean
  readonly zoneOf: (id: string) => MapZone | undefined
  readonly placeOf: (id: string) => PlaceModel | undefined
  readonly verbsAt: (zone: string) => readonly ZoneVerb[]
  readonly offered: ReadonlySet<string>
}

export const TableauContext = createContext<Tableau | null>(null)

export function useTableau(): Tableau {
  const found = useContext(TableauContext)
  if (found === null) throw new Error('a part of the map stands outside of it')
  return found
}

/** The board of a Zombies table. */
export function boardAt({ board }: Snapshot): ZombiesBoard {
  if (board.game !== 'zombies') throw new Error(`a map for ${board.game}`)
  return board
}

/** Who is shown: the hero that was looked at, the one who is asked, the one whose turn it is. */
export function heroShown(
  snapshot: Snapshot,
  question: Question | null,
  looked: number | null,
): HeroModel | undefined {
  const { players } = boardAt(snapshot)
  const seat = looked ?? question?.seat ?? Math.max(0, snapshot.moment.turn)
  return players.find((one) => one.seat === seat) ?? players[0]
}

export function useTableauAt(): Tableau {
  const { shown, question } = usePlay()
  const { looked } = useMapLooks()
  return useMemo((): Tableau => {
    const board = boardAt(shown)
    const hero = heroShown(shown, question, looked)
    const zones = new Map(board.map.floors.flatMap((floor) => floor.zones.map((zone) => [zone.id, zone])))
    const places = new Map(board.places.map((place) => [place.id, place]))
    return {
      board,
      snapshot: shown,
      question,
      hero,
      acts: question !== null && hero?.seat === question.seat,
      zoneOf: (id) => zones.get(id),
      placeOf: (id) => places.get(id),
      verbsAt: (zone) => verbsAt(question, board, hero, zone),
      offered: offeredZones(question, board, hero),
    }
  }, [shown, question, looked])
}

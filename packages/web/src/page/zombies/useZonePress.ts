import { useMemo } from 'react'
import { noIntent } from '../act/intent.ts'
import { usePress } from '../act/usePress.ts'
import { mean, useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import type { Question } from '../../model/table/question.ts'
import { useMapLooks } from './mapStore.ts'
import type { Tableau } from './useTableau.ts'
import { isTurn, type ZoneVerb } from './zoneVerbs.ts'

/** What can be pressed on the map. */
export interface ZonePress {
  /** The first touch chooses a zone, a second one does the best that can be done there. */
  readonly zone: (id: string) => void
  readonly verb: (zone: string, verb: ZoneVerb) => void
}

export function useZonePress({ question, verbsAt }: Tableau): ZonePress {
  const play = usePlay()
  const press = usePress(play)
  return useMemo((): ZonePress => {
    const verb = (zone: string, { verb: name, key, thing, path, cost }: ZoneVerb): void => {
      if (question === null) return
      if (isBuilt(name)) {
        const meal = name === 'devour' ? { thing, option: key } : null
        useMapLooks.setState({ zone, building: { zone, hand: name === 'fire', meal, attack: 0, power: 0 } })
      } else if (name === 'walk') {
        const [first = '', ...rest] = path
        const { seat, id } = question
        useMapLooks.setState({ walking: { seat, path: rest, cost: cost ?? 0, answered: id } })
        play.answer([`move:${first}`])
      } else if (thing >= 0) press.piece(thing)
      else press.option(key)
    }
    return {
      verb,
      zone(id) {
        const offered = verbsAt(id)
        const [best] = offered
        if (question !== null && question.shape !== 'one' && best !== undefined) {
          useMapLooks.setState({ zone: id })
          press.option(best.key)
        } else if (!isTouched(id, question)) choose(id, question, offered)
        else if (best !== undefined) confirm(id, best)
      },
    }
    function confirm(zone: string, best: ZoneVerb): void {
      // What is built or meant already is done.
      const { intent } = useChoosing.getState()
      const { building } = useMapLooks.getState()
      if (building?.zone === zone && intent.built !== null) press.confirm()
      else {
        verb(zone, best)
        // Two touches at one zone are sure of it: what must be confirmed elsewhere is confirmed. What was meant before is done by now.
        const isMeant = useChoosing.getState().intent !== intent
        if (isMeant && useMapLooks.getState().building === null) press.confirm()
      }
    }
  }, [question, verbsAt, press, play])
}

/** Attacks are put together, with their odds, before their dice fall. */
export function isBuilt(verb: string): boolean {
  return verb === 'attack' || verb === 'fire' || verb === 'devour'
}

function isTouched(id: string, question: Question | null): boolean {
  const { zone, touchedAt } = useMapLooks.getState()
  return zone === id && touchedAt === (question?.id ?? -1)
}

function choose(zone: string, question: Question | null, offered: readonly ZoneVerb[]): void {
  const isAsked = question !== null && !isTurn(question)
  useMapLooks.setState({ zone, touchedAt: question?.id ?? -1, building: null })
  const [only] = offered
  const meant = isAsked && offered.length === 1 && only !== undefined && only.thing < 0
  mean(meant ? { ...noIntent, option: only.key } : noIntent)
}

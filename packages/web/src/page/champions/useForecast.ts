import { useEffect, useState } from 'react'
import type { Seat } from '@quadriga/kernel'
import type { TableClient } from '../table/client.ts'
import { usePlay } from '../play/PlayContext.ts'
import { askGame } from '../../model/table/gameQuestion.ts'
import { type ForecastModel, forecastQuestion } from '../../model/champions/forecastModel.ts'

type Forms = Readonly<Record<Seat, 'hero' | 'alter-ego'>>

interface Asked {
  readonly key: string
  readonly answer: Promise<ForecastModel | null>
}

/** The last forecasts of a table: several parts of the page want the same one. */
const asked = new WeakMap<TableClient, readonly Asked[]>()

/** The villain phase to come after a version of the table, asked once. */
export function forecastOf(
  client: TableClient,
  version: number,
  forms: Forms | null = null,
): Promise<ForecastModel | null> {
  const key = `${version} ${JSON.stringify(forms)}`
  const before = asked.get(client) ?? []
  const known = before.find((one) => one.key === key)
  if (known !== undefined) return known.answer
  const answer = askGame(client, forecastQuestion, forms === null ? {} : { forms })
  asked.set(client, [{ key, answer }, ...before.slice(0, 2)])
  return answer
}

/** Milliseconds a table stands still before the forecast is asked: a quick hand's next answer comes first. */
const WAIT = 60

interface Found {
  readonly forecast: ForecastModel | null
  readonly version: number
}

/** The villain phase to come, asked again whenever the table changes; the last answer stands until the next is there. */
function useFound(client: TableClient, version: number, forms: Forms | null, isAsked = true): Found {
  const [found, setFound] = useState<Found>({ forecast: null, version: -1 })
  const form = JSON.stringify(forms)
  useEffect(() => {
    if (!isAsked) return undefined
    let isWanted = true
    const timer = setTimeout(() => {
      const given = JSON.parse(form) as Forms | null
      void forecastOf(client, version, given).then((forecast) => {
        if (isWanted) setFound({ forecast, version })
      })
    }, WAIT)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, version, form, isAsked])
  return found
}

/** The forecast of this very moment, where it is asked for; null until it is there. */
export function useFreshForecast(isAsked: boolean): ForecastModel | null {
  const { table, snapshot } = usePlay()
  const { forecast, version } = useFound(table, snapshot.version, null, isAsked)
  return version === snapshot.version ? forecast : null
}

/** The forecast of the moment that is shown: the table tells it of the present only, so that the past has none. */
export function useForecastNow(forms: Forms | null = null): ForecastModel | null {
  const { table, snapshot, shown, film } = usePlay()
  // While the film tells what came, nothing is asked: the forecast from before it stands.
  const { forecast } = useFound(table, snapshot.version, forms, film === null)
  return film !== null || snapshot.at === shown.at ? forecast : null
}

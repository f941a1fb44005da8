import type { Forecast } from '@quadriga/champions'
import type { Message, RichText, Seat } from '@quadriga/kernel'
import { gameQuestion } from '../table/gameQuestion.ts'

/** A structure whose messages have become text in the reader's language. */
export type Said<T> = T extends Message
  ? RichText
  : T extends readonly (infer One)[]
    ? readonly Said<One>[]
    : // Ids are numbers with a mark of their kind.
      T extends number
      ? T
      : T extends object
        ? { readonly [K in keyof T]: Said<T[K]> }
        : T

/** The next villain phase: the game's own forecast, with every message said. */
export type ForecastModel = Said<Forecast>

/** By seat, "if I changed form": the form to suppose in a forecast. */
export interface ForecastQuestion {
  readonly forms?: Readonly<Record<Seat, 'hero' | 'alter-ego'>>
}

/** The next villain phase, from what the reader may know. */
export const forecastQuestion = gameQuestion<ForecastQuestion, ForecastModel>('forecast')

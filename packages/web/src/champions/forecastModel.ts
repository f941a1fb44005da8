import type { Forecast } from '@quadriga/champions'
import type { Message, RichText } from '@quadriga/kernel'

/** A structure whose messages have become text in the reader's language. */
export type Said<T> = T extends Message
  ? RichText
  : T extends readonly (infer One)[]
    ? readonly Said<One>[]
    : T extends object
      ? { readonly [K in keyof T]: Said<T[K]> }
      : T

/** The next villain phase: the game's own forecast, with every message said. */
export type ForecastModel = Said<Forecast>

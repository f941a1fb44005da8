/** What a seat can foresee of the villain phase, why numbers are what they are, and which rules to recall. */
export {
  type Activation,
  type AttackForecast,
  type Coming,
  comings,
  type IdleForecast,
  type SchemeActivation,
} from './activation.ts'
export type { BoostForecast } from './boost.ts'
export type { Defence, Hit } from './defence.ts'
export type { SideEffect } from './effect.ts'
export type { EndOfRoundEffect } from './endOfRound.ts'
export { type Choice, type DeckForecast, type Forecast, forecast, type ForecastOptions } from './forecast.ts'
export { type Certainty, certainties, type Estimate, type Odds, type Range, type Verdict } from './odds.ts'
export { contextReminders } from './reminders.ts'
export type { StepOne } from './stepOne.ts'
export type { PlayerForecast } from './players.ts'
export type { SchemeForecast } from './schemes.ts'
export { type Part, type PartKind, partKinds, type Why, whyDamage, whyLedger, whyStat } from './why.ts'
export { isAttacked } from './underWay.ts'
export { forecastMessages, sayForecast } from './words.ts'
export type { Forms } from './world.ts'

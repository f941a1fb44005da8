import type { Machine } from './machine.ts'

/** The reading half of the machine: all that legality, selectors, stats and explanations may use. */
export type Query = Pick<
  Machine,
  | 'state'
  | 'loaded'
  | 'thing'
  | 'exists'
  | 'zone'
  | 'zoneIndex'
  | 'ids'
  | 'inZone'
  | 'definition'
  | 'abilities'
  | 'event'
  | 'eventOf'
  | 'nearest'
  | 'nearestNamed'
  | 'listeners'
  | 'table'
  | 'order'
  | 'counter'
  | 'stat'
  | 'program'
  | 'seats'
>

/** The speeds one can choose: how fast things move, and how long a bot waits before it does. 0 shows results at once. */
export const paces = [
  { speed: 0.5, pace: 1400, says: 'settings.pace.half' },
  { speed: 1, pace: 700, says: 'settings.pace.one' },
  { speed: 2, pace: 350, says: 'settings.pace.two' },
  { speed: 0, pace: 0, says: 'settings.pace.none' },
] as const

export type Pace = (typeof paces)[number]

/** The speed that comes nearest to so many milliseconds. */
export function paceOf(milliseconds: number): Pace {
  const distance = ({ pace }: Pace): number => Math.abs(pace - milliseconds)
  return paces.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

import type { Adapter } from './adapter.ts'

/** What a bot likes beside winning: a name for a taste that people can tell at the table. */
export type Style = 'careful' | 'bold' | 'builder'

/** How much of the chance of winning a style would give up for a whole measure of what it likes. */
const LIKING = 0.12

/** An adapter whose value likes what the style likes; a game that does not know the style is played as it is. */
export function styled(adapter: Adapter, style: Style | null): Adapter {
  const { likings } = adapter
  if (style === null || likings === undefined) return adapter
  return {
    ...adapter,
    value: (state, seat, moment) => {
      const liked = likings(state, seat, style)
      return adapter.value(state, seat, moment) * (1 - LIKING) + LIKING * liked
    },
  }
}

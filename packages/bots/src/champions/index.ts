import { championsAdapterWith } from './adapter.ts'

/** Champions, judged by hand: no learned value plays better yet (docs/bots-tried.md). */
export const championsAdapter = championsAdapterWith(null)

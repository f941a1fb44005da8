/** The laws that hold at every decision of every game, and the watch that keeps them. */
export { BrokenLaw, type Course, courseLines, type Law, laws } from './invariants/broken.ts'
export type { Play } from './invariants/follower.ts'
export { type Watch, type Watching, watch } from './invariants/watch.ts'

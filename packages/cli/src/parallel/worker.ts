/** What the threads of a pool can do. */
export { fuzzRange } from './fuzzing.ts'
export { simulateRange } from './simulation.ts'

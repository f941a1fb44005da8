/** The command line as a function. */
export { run, type Surroundings } from './run.ts'

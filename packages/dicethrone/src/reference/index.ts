export { referenceEntries as reference } from './entries/index.ts'

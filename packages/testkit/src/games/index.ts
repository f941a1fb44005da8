export { ticTacToe } from './ticTacToe.ts'
export { cards60 } from './cards60.ts'

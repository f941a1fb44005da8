/** Puzzles from games of bots, each checked to have one clearly best answer: by exact odds, or because it wins. */
export { keepPuzzleAt, keepPuzzleIn } from './keepPuzzle.ts'
export { historyOf, playedIn, playedOn, positionOf, questionTo } from './position.ts'
export type { Answered, KeepPuzzle, Puzzle, PuzzleFile, WinPuzzle } from './puzzle.ts'
export { solutionOf } from './solution.ts'
export { winGames } from './winGames.ts'
export { winPuzzleAt, winPuzzleIn } from './winPuzzle.ts'

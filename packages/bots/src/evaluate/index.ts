import { champions } from './champions.ts'
import { studiedChampions } from './championsStudied.ts'
import type { Evaluation } from './evaluation.ts'
import { neutral } from './neutral.ts'

const evaluations: Readonly<Record<string, Evaluation>> = { champions }

/** How bots judge positions of a game; only by its outcome where nothing better is known. */
export function evaluationOf(game: string): Evaluation {
  return evaluations[game] ?? neutral
}

const studied: Readonly<Record<string, Evaluation>> = { champions: studiedChampions }

/** How the strongest bot judges them: as it learned by playing, where it did. */
export function studiedEvaluationOf(game: string): Evaluation {
  return studied[game] ?? evaluationOf(game)
}

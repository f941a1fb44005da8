import { champions } from './champions.ts'
import type { Evaluation } from './evaluation.ts'
import { neutral } from './neutral.ts'

const evaluations: Readonly<Record<string, Evaluation>> = { champions }

/** How bots judge positions of a game; only by its outcome where nothing better is known. */
export function evaluationOf(game: string): Evaluation {
  return evaluations[game] ?? neutral
}

const studied = new Map<string, Evaluation>()

/** Tells the strongest bot what was learned of a game by playing. It is large: a page has it with the bots of that game alone. */
export function teachJudgement(game: string, evaluation: Evaluation): void {
  studied.set(game, evaluation)
}

/** How the strongest bot judges positions: as it learned by playing, where it did. */
export function studiedEvaluationOf(game: string): Evaluation {
  return studied.get(game) ?? evaluationOf(game)
}

import { op, partOf, type Query } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { missionOf } from '../query/board.ts'
import { heroesEscaped } from '../query/pieces.ts'
import { tableOf } from '../table.ts'

function objectivesTaken(q: Query): number {
  const { taken } = tableOf(q)
  return missionOf(q).objectives.filter(([color]) => taken.includes(color)).length
}

const everyObjectiveTakenOp = op('everyObjectiveTaken', 'condition', {
  args: [],
  value: (q) => objectivesTaken(q) === missionOf(q).objectives.length,
  progress: (q, _a, _env, node) => [partOf(node, objectivesTaken(q), missionOf(q).objectives.length)],
  say: () => t.both('every Objective is taken', 'tous les Objectifs sont pris'),
})
/** The heroes have every Objective of the mission. */
export const everyObjectiveTaken = everyObjectiveTakenOp()

const everyHeroEscapedOp = op('everyHeroEscaped', 'condition', {
  args: [],
  value: (q) => heroesEscaped(q).length === q.seats,
  progress: (q, _a, _env, node) => [partOf(node, heroesEscaped(q).length, q.seats)],
  say: () => t.both('every hero has left by the Exit', 'tous les Super-Héros sont partis par la Sortie'),
})
/** Every hero has left the board, unharmed enough to walk. */
export const everyHeroEscaped = everyHeroEscapedOp()

export const objectiveOps = [everyObjectiveTakenOp, everyHeroEscapedOp]

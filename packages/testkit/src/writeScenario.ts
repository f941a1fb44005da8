import { Document, isMap, isSeq, type Node, visit } from 'yaml'
import type { GameFailure } from './failure.ts'

/** The text of a scenario file that plays a failed game again; it fails until the fault is repaired. */
export function writeScenario(
  failure: GameFailure,
  title = `random play, seed ${failure.course.seed}`,
): string {
  const { game, setup, seed, chance, answers } = failure.course
  const [problem = ''] = failure.message.split('\n')
  const document = new Document({
    game,
    note: `Found by random play: ${problem}`,
    cases: [{ case: title, replay: { setup, seed, ...(chance.length > 0 ? { chance } : {}), answers } }],
  })
  const replay = document.getIn(['cases', 0, 'replay'], true) as Node
  // An answer is a line: a game of a hundred answers is a hundred lines.
  for (const key of ['setup', 'chance']) inline(document.getIn(['cases', 0, 'replay', key], true))
  visit(replay, (_key, node, path) => {
    if (isMap(node) && isSeq(path.at(-1))) inline(node)
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

function inline(node: unknown): void {
  if (isMap(node) || isSeq(node)) node.flow = true
}

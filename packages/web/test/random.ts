import { type Answer, createRng, type Rng } from '@quadriga/kernel'
import type { Taken } from '../src/model/table/answers.ts'
import type { Question } from '../src/model/table/question.ts'
import type { Snapshot } from '../src/model/table/snapshot.ts'
import type { Look } from '../src/model/table/tableService.ts'

/** A table to play at: here, or behind a port. */
export interface PlayedTable {
  snapshot(): Snapshot
  look(at: Look): unknown
  answer(given: Answer): Taken | Promise<Taken>
}

/** Some legal answer to a question as a page sees it: any shape, from the snapshot alone. */
export function randomPicks(question: Question, rng: Rng): readonly string[] {
  if (question.suggested !== null && rng.below(2) === 0) return question.suggested
  const keys = question.choices.map(({ key }) => key)
  const mixed = keys
    .map((key) => ({ key, at: rng.below(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ key }) => key)
  switch (question.shape) {
    case 'one':
      return mixed.slice(0, 1)
    case 'some':
      return mixed.slice(0, question.min + rng.below(question.max - question.min + 1))
    case 'order':
      return mixed
    case 'distribute':
      return shares(question, rng)
    case 'pay':
      return question.suggested ?? mixed
  }
}

function shares({ choices, min }: Question, rng: Rng): string[] {
  const points = choices.flatMap(({ key, cap }) => new Array<string>(cap).fill(key))
  return points.toSorted(() => rng.below(3) - 1).slice(0, min)
}

/** Answers whatever the reader's person is asked, until the game is over or so many answers were given. */
export async function playRandomly(
  table: PlayedTable,
  seed: string,
  most: number,
  each?: () => void,
): Promise<number> {
  const rng = createRng(seed)
  for (let n = 0; n < most; n++) {
    const { question, curtain, outcome } = table.snapshot()
    if (outcome !== null) return n
    if (curtain !== null) await table.look({ seat: curtain.seat })
    else if (question !== null) {
      const taken = await table.answer({
        decision: question.id,
        seat: question.seat,
        picks: randomPicks(question, rng),
      })
      // An opportunity that a bot took meanwhile gives the menu a new number.
      const isStale = table.snapshot().question?.id !== question.id
      if (!taken.ok && !isStale) throw new Error(JSON.stringify([question, taken.refusals]))
    } else await new Promise((resolve) => setTimeout(resolve, 0))
    each?.()
  }
  return most
}

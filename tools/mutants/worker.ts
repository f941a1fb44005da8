// A process that plants one fault after the other and plays the cases that touch it. It talks with `crew.ts`.
import { readFileSync } from 'node:fs'
import { casesOf, failureIn } from './cases.ts'
import { edited, type Fault } from './fault.ts'
import { withCountedLoops } from './loops.ts'
import { newStage } from './stage.ts'
import { placeOf, type Target } from './target.ts'
import { beginCounting, casesTouching, counted, endCounting } from './touching.ts'

/** What the crew asks of a worker. */
export type Order =
  | { readonly kind: 'survey'; readonly faults: readonly Fault[] }
  | { readonly kind: 'plant'; readonly fault: Fault; readonly cases: readonly number[] }

/** What a worker answers. */
export type Answer =
  | { readonly kind: 'touching'; readonly cases: readonly (readonly number[])[] }
  | { readonly kind: 'caught'; readonly by: string }
  | { readonly kind: 'survived' }
  | { readonly kind: 'broken'; readonly message: string }

const target = JSON.parse(process.argv[2] as string) as Target
const cases = casesOf(target.scenarios)

async function survey(faults: readonly Fault[]): Promise<Answer> {
  beginCounting()
  const stage = await newStage(target.kit, null)
  const loading = counted()
  const touching = casesTouching(stage, loading, cases, faults)
  endCounting()
  return { kind: 'touching', cases: touching }
}

async function plant(fault: Fault, numbers: readonly number[]): Promise<Answer> {
  const source = edited(readFileSync(placeOf(fault.file), 'utf8'), [fault])
  const change = { file: fault.file, source: withCountedLoops(fault.file, source) }
  const stage = await newStage(target.kit, change).catch((error: unknown) => String(error))
  if (typeof stage === 'string') return { kind: 'caught', by: `the game does not load: ${stage}` }
  for (const number of numbers) {
    const one = cases[number]
    const failure = one === undefined ? null : failureIn(stage, one)
    if (failure !== null) return { kind: 'caught', by: failure }
  }
  return { kind: 'survived' }
}

async function answer(order: Order): Promise<Answer> {
  try {
    return await (order.kind === 'survey' ? survey(order.faults) : plant(order.fault, order.cases))
  } catch (error) {
    return {
      kind: 'broken',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

process.on('message', (order: Order) => {
  void answer(order).then((result) => process.send?.(result))
})

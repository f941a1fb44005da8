import type { Node } from '../architecture/source.ts'
import { type Change, instead, isOf, listOf, of, pairs, type Spot, swapped } from './spot.ts'

/** Faults in what stands in a row: statements, lists, steps of procedures. */

const isAct = (node: Node): boolean =>
  ['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(of(node, 'expression').type)

/** What a statement calls, if it is a call. */
function calledBy(node: Node): Node | undefined {
  const expression = node.type === 'ExpressionStatement' ? of(node, 'expression') : undefined
  return expression?.type === 'CallExpression' ? of(expression, 'callee') : undefined
}

const calls = (node: Node, member: string): boolean => isOf(calledBy(node) ?? node, 'm', member)

/** Whether two calls mean the same in either order: `goto` only takes effect when the step has ended, and `happen` does
 * not depend on whether `done` has ended the frame. */
const commute = (one: Node, other: Node): boolean =>
  calls(one, 'goto') ||
  calls(other, 'goto') ||
  (calls(one, 'done') && calls(other, 'happen')) ||
  (calls(one, 'happen') && calls(other, 'done'))

/** Statements in another order. */
export function block(spot: Spot): readonly Change[] {
  return pairs(listOf(spot.node, 'body'))
    .filter(([one, other]) => calledBy(one) && calledBy(other) && !commute(one, other))
    .flatMap(([one, other]) => swapped('order', spot, one, other))
}

const isBareName = (node: Node): boolean =>
  node.type === 'Identifier' || (node.type === 'SpreadElement' && isBareName(of(node, 'argument')))

/** Lists in another order, or without one of their parts. Bare names in a list of its own are registered, not ordered. */
export function list(spot: Spot): readonly Change[] {
  const { node, around } = spot
  const elements = listOf(node, 'elements')
  const registers = around.find(({ type }) => !type.startsWith('TS'))?.type === 'VariableDeclarator'
  if (elements.length < 2 || (registers && elements.every(isBareName))) return []
  const order = pairs(elements)
    .filter((pair) => !(registers && pair.every(isBareName)))
    .flatMap(([one, other]) => swapped('order', spot, one, other))
  const without = elements.flatMap((element, i) => {
    if (element.type !== 'CallExpression' && element.type !== 'SpreadElement') return []
    const next = elements[i + 1]
    const last = elements[i - 1]
    const start = next === undefined && last !== undefined ? last.end : element.start
    return [{ kind: 'omitted', start, end: next?.start ?? element.end, text: '' }]
  })
  return [...order, ...without]
}

const isProcedure = (node: Node | undefined): boolean =>
  node?.type === 'CallExpression' && of(node, 'callee')['name'] === 'procedure'

/** The steps of a procedure in another order. */
export function steps(spot: Spot): readonly Change[] {
  if (!isProcedure(spot.around[0])) return []
  return pairs(listOf(spot.node, 'properties')).flatMap(([one, other]) => swapped('order', spot, one, other))
}

/** A procedure ends automatically after its last step: to end it there changes nothing. */
function endsLastStep(statement: Node, around: readonly Node[]): boolean {
  const i = around.findIndex(isProcedure)
  const [step, all] = [around[i - 2], around[i - 1]]
  if (!calls(statement, 'done') || step === undefined || all === undefined) return false
  return listOf(all, 'properties').at(-1) === step
}

/** The one call that an op's `run` consists of is left out. */
export function run({ node, around: [parent] }: Spot): readonly Change[] {
  const body = of(node, 'body')
  const isRun = parent?.type === 'Property' && of(parent, 'key')['name'] === 'run'
  return isRun && body.type === 'CallExpression' ? [instead('omitted', body, 'undefined')] : []
}

const omitted = (node: Node): readonly Change[] => [instead('omitted', node, '{}')]

/** A call or an assignment is left out. */
export function act({ node, around }: Spot): readonly Change[] {
  return isAct(node) && !endsLastStep(node, around) ? omitted(node) : []
}

/** A bare `return` is left out: what should end here goes on. */
export function end({ node, around: [parent] }: Spot): readonly Change[] {
  return node['argument'] === null && parent?.type === 'BlockStatement' ? omitted(node) : []
}

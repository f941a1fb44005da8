import { call, changedBy, choice, condition, constant, operator, unary } from './expressions.ts'
import { type Change, instead, of, type Spot } from './spot.ts'
import { act, block, end, list, run, steps } from './structure.ts'

const planters: Readonly<Record<string, (spot: Spot) => readonly Change[]>> = {
  BinaryExpression: operator,
  LogicalExpression: condition,
  ConditionalExpression: choice,
  IfStatement: choice,
  UnaryExpression: unary,
  Literal: constant,
  CallExpression: call,
  AssignmentExpression: changedBy,
  UpdateExpression: changedBy,
  BlockStatement: block,
  ArrayExpression: list,
  ObjectExpression: steps,
  ArrowFunctionExpression: run,
  ExpressionStatement: act,
  ReturnStatement: end,
  WhileStatement: ({ node }) => [instead('condition', of(node, 'test'), 'false')],
}

/** Everything small that can be made wrong at a node. */
export function changesAt(spot: Spot): readonly Change[] {
  return planters[spot.node.type]?.(spot) ?? []
}

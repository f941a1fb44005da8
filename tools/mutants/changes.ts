import type { Node } from '../architecture/source.ts'
import type { Edit } from './fault.ts'

/** One way to make a node wrong; `pieces` are what changes places. */
export type Change = Edit & { readonly kind: string; readonly pieces?: readonly [string, string] }

/** A node, the nodes around it from the nearest outwards, and the text they stand in. */
export type Spot = { readonly node: Node; readonly around: readonly Node[]; readonly source: string }

type Planter = (spot: Spot) => readonly Change[]

const operators: Readonly<Record<string, readonly [kind: string, other: string]>> = {
  '<': ['bound', '<='],
  '<=': ['bound', '<'],
  '>': ['bound', '>='],
  '>=': ['bound', '>'],
  '===': ['operator', '!=='],
  '!==': ['operator', '==='],
  '+': ['operator', '-'],
  '-': ['operator', '+'],
  '*': ['operator', '+'],
  '/': ['operator', '*'],
  '%': ['operator', '*'],
  '&&': ['operator', '||'],
  '||': ['operator', '&&'],
}
const assignments: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '++': '--', '--': '++' }
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}
/** Calls that give back the list they are called on, without some of it or in another order. */
const omissible: ReadonlySet<unknown> = new Set([
  'filter',
  'slice',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
])

const of = (node: Node, field: string): Node => node[field] as Node
const listOf = (node: Node, field: string): readonly Node[] =>
  (node[field] as (Node | null)[]).filter((one) => one !== null)
const textOf = ({ source }: Spot, node: Node): string => source.slice(node.start, node.end)
const instead = (kind: string, { start, end }: Node, text: string): Change => ({ kind, start, end, text })

/** Two nodes change places; what stands between them stays. */
function swapped(kind: string, spot: Spot, first: Node, second: Node): readonly Change[] {
  const [one, other] = [textOf(spot, first), textOf(spot, second)]
  if (one === other) return []
  const text = other + spot.source.slice(first.end, second.start) + one
  return [{ kind, start: first.start, end: second.end, text, pieces: [one, other] }]
}

const pairs = (list: readonly Node[]): (readonly [Node, Node])[] =>
  list.slice(1).map((node, i) => [list[i] as Node, node] as const)

/** Where the sign between two operands stands; parentheses may stand beside it. */
function sign({ node, source }: Spot): { readonly start: number; readonly end: number } {
  const word = node['operator'] as string
  const start = source.indexOf(word, of(node, 'left').end)
  return { start, end: start + word.length }
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')

function operator(spot: Spot): readonly Change[] {
  const { node, source } = spot
  const other = operators[node['operator'] as string]
  if (other === undefined || isText(of(node, 'left')) || isText(of(node, 'right'))) return []
  const { start, end } = sign(spot)
  const text = source.slice(node.start, start) + other[1] + source.slice(end, node.end)
  return [instead(other[0], node, node['operator'] === '*' ? `(${text})` : text)]
}

/** Of two conditions one is forgotten. */
function condition(spot: Spot): readonly Change[] {
  const { node, source } = spot
  if (node['operator'] === '??') return []
  const { start, end } = sign(spot)
  return [
    ...operator(spot),
    instead('condition', node, source.slice(node.start, start).trim()),
    instead('condition', node, source.slice(end, node.end).trim()),
  ]
}

function choice(spot: Spot): readonly Change[] {
  const { node } = spot
  const test = of(node, 'test')
  if (node['alternate'] !== null) return [instead('branches', test, `!(${textOf(spot, test)})`)]
  return [instead('condition', test, 'false'), instead('condition', test, 'true')]
}

function unary(spot: Spot): readonly Change[] {
  const { node } = spot
  const argument = of(node, 'argument')
  if (node['operator'] === '!') return [instead('condition', node, textOf(spot, argument))]
  const isNumber = node['operator'] === '-' && argument.type === 'Literal'
  return isNumber ? [instead('constant', node, String(1 - Number(argument['value'])))] : []
}

function constant({ node, around: [parent] }: Spot): readonly Change[] {
  const value = node['value']
  if (typeof value === 'boolean') return [instead('constant', node, String(!value))]
  if (typeof value !== 'number' || parent?.type === 'UnaryExpression') return []
  const changes = [instead('constant', node, String(value + 1))]
  return value >= 1 ? [...changes, instead('constant', node, String(value - 1))] : changes
}

const isSimple = (node: Node): boolean =>
  ['Identifier', 'MemberExpression'].includes(node.type)
    ? !/^[mq]$/.test(String(node['name']))
    : typeof node['value'] === 'number'

/** Whether a function is a member of what has this name: `Math.min`, `m.goto`. */
const isOf = (callee: Node, object: string, member?: string): boolean =>
  callee.type === 'MemberExpression' &&
  of(callee, 'object')['name'] === object &&
  (member === undefined || of(callee, 'property')['name'] === member)

function call(spot: Spot): readonly Change[] {
  const { node } = spot
  const given = listOf(node, 'arguments')
  const callee = of(node, 'callee')
  const order = pairs(isOf(callee, 'Math') ? [] : given)
    .filter(([one, other]) => isSimple(one) && isSimple(other))
    .flatMap(([one, other]) => swapped('arguments', spot, one, other))
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return order
  const property = of(callee, 'property')
  const other = methods[property['name'] as string]
  const named = other === undefined ? [] : [instead('method', property, other)]
  const omitted = omissible.has(property['name'])
    ? [instead('omitted', node, textOf(spot, of(callee, 'object')))]
    : []
  return [...order, ...named, ...omitted]
}

const isAct = (node: Node): boolean =>
  node.type === 'ExpressionStatement' &&
  ['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(of(node, 'expression').type)

/** What a statement calls, if it is a call. */
function calledBy(node: Node): Node | undefined {
  const expression = node.type === 'ExpressionStatement' ? of(node, 'expression') : undefined
  return expression?.type === 'CallExpression' ? of(expression, 'callee') : undefined
}

/** A call whose place among others can matter; where a step goes on is asked only when it has ended. */
function isOrdered(node: Node): boolean {
  const callee = calledBy(node)
  return callee !== undefined && !isOf(callee, 'm', 'goto')
}

/** Statements in another order. */
function block(spot: Spot): readonly Change[] {
  return pairs(listOf(spot.node, 'body'))
    .filter(([one, other]) => isOrdered(one) && isOrdered(other))
    .flatMap(([one, other]) => swapped('order', spot, one, other))
}

const isBareName = (node: Node): boolean =>
  node.type === 'Identifier' || (node.type === 'SpreadElement' && isBareName(of(node, 'argument')))

/** Lists in another order, or without one of their parts. Bare names in a list of its own are registered, not ordered. */
function list(spot: Spot): readonly Change[] {
  const { node, around } = spot
  const elements = listOf(node, 'elements')
  const registers = around[0]?.type === 'VariableDeclarator'
  if (elements.length < 2 || (registers && elements.every(isBareName))) return []
  const order = pairs(elements)
    .filter((pair) => !(registers && pair.every(isBareName)))
    .flatMap(([one, other]) => swapped('order', spot, one, other))
  const omitted = elements.flatMap((element, i) => {
    if (element.type !== 'CallExpression' && element.type !== 'SpreadElement') return []
    const next = elements[i + 1]
    const last = elements[i - 1]
    const start = next === undefined && last !== undefined ? last.end : element.start
    return [{ kind: 'omitted', start, end: next?.start ?? element.end, text: '' }]
  })
  return [...order, ...omitted]
}

const isProcedure = (node: Node | undefined): boolean =>
  node?.type === 'CallExpression' && of(node, 'callee')['name'] === 'procedure'

/** The steps of a procedure in another order. */
function steps(spot: Spot): readonly Change[] {
  if (!isProcedure(spot.around[0])) return []
  return pairs(listOf(spot.node, 'properties')).flatMap(([one, other]) => swapped('order', spot, one, other))
}

/** What an op does is one call, and is forgotten. */
function run({ node, around: [parent] }: Spot): readonly Change[] {
  const body = of(node, 'body')
  const isRun = parent?.type === 'Property' && of(parent, 'key')['name'] === 'run'
  return isRun && body.type === 'CallExpression' ? [instead('omitted', body, 'undefined')] : []
}

function changedBy({ node, around: [parent], source }: Spot): readonly Change[] {
  const word = node['operator'] as string
  const other = assignments[word]
  if (other === undefined || parent?.type === 'ForStatement') return []
  return [instead('operator', node, source.slice(node.start, node.end).replace(word, other))]
}

/** A procedure ends by itself after its last step: to end it there changes nothing. */
function endsLastStep(statement: Node, around: readonly Node[]): boolean {
  const callee = calledBy(statement)
  const i = around.findIndex(isProcedure)
  const [step, all] = [around[i - 2], around[i - 1]]
  if (callee === undefined || !isOf(callee, 'm', 'done') || step === undefined || all === undefined)
    return false
  return listOf(all, 'properties').at(-1) === step
}

const nothing = (kind: string, node: Node): readonly Change[] => [instead(kind, node, '{}')]

const planters: Readonly<Record<string, Planter>> = {
  BinaryExpression: operator,
  LogicalExpression: condition,
  ConditionalExpression: choice,
  IfStatement: choice,
  UnaryExpression: unary,
  Literal: constant,
  CallExpression: call,
  BlockStatement: block,
  ArrayExpression: list,
  ObjectExpression: steps,
  ArrowFunctionExpression: run,
  AssignmentExpression: changedBy,
  UpdateExpression: changedBy,
  ExpressionStatement: ({ node, around }) =>
    isAct(node) && !endsLastStep(node, around) ? nothing('omitted', node) : [],
  WhileStatement: ({ node }) => [instead('condition', of(node, 'test'), 'false')],
  ReturnStatement: ({ node, around: [parent] }) =>
    node['argument'] === null && parent?.type === 'BlockStatement' ? nothing('omitted', node) : [],
}

/** Whether a node is a function. */
export const isFunction = ({ type }: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type)

/** Everything small that can be made wrong at a node. */
export function changesAt(spot: Spot): readonly Change[] {
  return planters[spot.node.type]?.(spot) ?? []
}

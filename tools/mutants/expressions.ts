import type { Node } from '../architecture/source.ts'
import { type Change, instead, isOf, listOf, of, pairs, type Spot, swapped, textOf } from './spot.ts'

/** Faults inside expressions: operators, bounds, conditions, constants, arguments. */

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

/** Where the sign between two operands stands; parentheses may stand beside it. */
function sign({ node, source }: Spot): { readonly start: number; readonly end: number } {
  const word = node['operator'] as string
  const start = source.indexOf(word, of(node, 'left').end)
  return { start, end: start + word.length }
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')

export function operator(spot: Spot): readonly Change[] {
  const { node, source } = spot
  const other = operators[node['operator'] as string]
  if (other === undefined || isText(of(node, 'left')) || isText(of(node, 'right'))) return []
  const { start, end } = sign(spot)
  const text = source.slice(node.start, start) + other[1] + source.slice(end, node.end)
  return [instead(other[0], node, node['operator'] === '*' ? `(${text})` : text)]
}

/** One of two conditions is left out. */
export function condition(spot: Spot): readonly Change[] {
  const { node, source } = spot
  if (node['operator'] === '??') return []
  const { start, end } = sign(spot)
  return [
    ...operator(spot),
    instead('condition', node, source.slice(node.start, start).trim()),
    instead('condition', node, source.slice(end, node.end).trim()),
  ]
}

export function choice(spot: Spot): readonly Change[] {
  const { node } = spot
  const test = of(node, 'test')
  if (node['alternate'] !== null) return [instead('branches', test, `!(${textOf(spot, test)})`)]
  return [instead('condition', test, 'false'), instead('condition', test, 'true')]
}

export function unary(spot: Spot): readonly Change[] {
  const { node } = spot
  const argument = of(node, 'argument')
  if (node['operator'] === '!') return [instead('condition', node, textOf(spot, argument))]
  const isNumber = node['operator'] === '-' && argument.type === 'Literal'
  return isNumber ? [instead('constant', node, String(1 - Number(argument['value'])))] : []
}

export function constant({ node, around: [parent] }: Spot): readonly Change[] {
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

export function call(spot: Spot): readonly Change[] {
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

export function changedBy({ node, around: [parent], source }: Spot): readonly Change[] {
  const word = node['operator'] as string
  const other = assignments[word]
  if (other === undefined || parent?.type === 'ForStatement') return []
  return [instead('operator', node, source.slice(node.start, node.end).replace(word, other))]
}

import { isNode, type Node, type Problem, problemAt, type Source, walk } from './source.ts'

const declarations = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'TSTypeAliasDeclaration',
  'VariableDeclaration',
])

const functions = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'FunctionDeclaration',
  'ClassDeclaration',
])

/**
 * A name may be long and may exclaim: `names: { en: 'Get Behind Me!', … }`, `names('Get Behind Me!', …)`, or a record with
 * both languages of at most so many words.
 */
const naming = /^(sub)?(name|title)s?$/i

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  const name = node['name'] ?? node['value']
  return typeof name === 'string' ? name : ''
}

const LONGEST_NAME = 7

function isBilingual(node: Node): boolean {
  if (node.type !== 'ObjectExpression') return false
  const properties = (node['properties'] as readonly Node[]).filter((one) => one.type === 'Property')
  const spoken = properties.filter((one) => ['en', 'fr'].includes(nameOf(one['key'])))
  return (
    spoken.length === 2 && spoken.every((one) => nameOf(one['value']).split(/\s+/).length <= LONGEST_NAME)
  )
}

function isNaming(node: Node): boolean {
  return (
    isBilingual(node) ||
    (node.type === 'Property' && naming.test(nameOf(node['key']))) ||
    (node.type === 'CallExpression' && naming.test(nameOf(node['callee'])))
  )
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  const pieces = node['quasis'] as readonly { readonly value: { readonly raw: string } }[]
  return pieces.map((piece) => piece.value.raw).join(' x ')
}

/** More than four words, or several that end as a sentence does. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return words > 4 || (words > 1 && /[.!?;…]\s*$/u.test(text))
}

function statementProblem(node: Node): string | undefined {
  const inner =
    node.type === 'ExportNamedDeclaration' && isNode(node['declaration']) ? node['declaration'] : node
  if (functions.has(inner.type)) return undefined
  if (!declarations.has(inner.type)) return 'content only imports and declares'
  if (inner.type === 'VariableDeclaration' && inner['kind'] !== 'const')
    return 'content does not change: const'
  return undefined
}

function nodeProblem(node: Node, outer: readonly Node[]): string | undefined {
  if (functions.has(node.type)) {
    return 'content holds no functions: add an op, or a named custom with its reason'
  }
  const text = textOf(node)
  if (text !== undefined && isSentence(text) && !outer.some(isNaming)) {
    return `content holds no sentences ("${text}"): text is computed, its exceptions live in text/, names under \`names\``
  }
  return undefined
}

/** Functions, sentences and statements in a content folder: a card is data. */
export function contentProblems(source: Source): readonly Problem[] {
  if (!/^packages\/[^/]+\/src\/content\//.test(source.path)) return []
  const problems: Problem[] = []
  const report = (node: Node, message: string | undefined): void => {
    if (message !== undefined) problems.push(problemAt(source, node, message))
  }
  for (const statement of source.program['body'] as readonly Node[])
    report(statement, statementProblem(statement))
  walk(source.program, (node, outer) => report(node, nodeProblem(node, outer)))
  return problems
}

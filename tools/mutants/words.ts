import { isNode, type Node, walk } from '../architecture/source.ts'

/** Facets of ops and verbs that hold words. */
const facets: ReadonlySet<unknown> = new Set(['say', 'says'])

/** What words are written with, besides everything that comes from a `text` folder. */
const wordCalls: ReadonlySet<string> = new Set(['message', 'reason'])

const isTextModule = (from: unknown): boolean => typeof from === 'string' && /(^|\/)text(\/|$)/.test(from)

/** The names under which a file knows words: what it imports from a folder or an entry called `text`. */
function wordNames(program: Node): Set<unknown> {
  const names = new Set<unknown>(wordCalls)
  walk(program, (node) => {
    if (node.type !== 'ImportDeclaration' || !isTextModule((node['source'] as Node)['value'])) return
    for (const one of node['specifiers'] as Node[]) names.add((one['local'] as Node)['name'])
  })
  return names
}

function rootName(node: unknown): unknown {
  if (!isNode(node)) return undefined
  return node.type === 'MemberExpression' ? rootName(node['object']) : node['name']
}

/** Tells which parts of a file are its words: what is said is proven by the golden sheets, not by scenarios. */
export function wordsOf(program: Node): (node: Node) => boolean {
  const names = wordNames(program)
  const isWords = (node: Node): boolean => {
    if (node.type === 'Property') return facets.has((node['key'] as Node)['name'])
    if (node.type === 'ConditionalExpression')
      return isWords(node['consequent'] as Node) && isWords(node['alternate'] as Node)
    return node.type === 'CallExpression' && names.has(rootName(node['callee']))
  }
  const helpers = new Set<Node>()
  walk(program, (node, outer) => {
    const isHelper = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclaration'
    if (isHelper && outer.length <= 2 && speaks(node, names)) helpers.add(node)
  })
  return (node) => helpers.has(node) || isWords(node)
}

/** Whether a declaration puts words together itself, outside the facets for words. */
function speaks(declaration: Node, names: ReadonlySet<unknown>): boolean {
  let found = false
  walk(declaration, (node, outer) => {
    if (found || node.type !== 'Identifier' || wordCalls.has(String(node['name']))) return
    if (!names.has(node['name']) || isNameOnly(node, outer.at(-1))) return
    found = ![...outer, node].some(
      (one) => one.type === 'Property' && facets.has((one['key'] as Node)['name']),
    )
  })
  return found
}

/** A name that only labels a field or follows a dot is not the import of that name. */
function isNameOnly(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent['property'] === node && parent['computed'] !== true
  return parent?.type === 'Property' && parent['key'] === node && parent['shorthand'] !== true
}

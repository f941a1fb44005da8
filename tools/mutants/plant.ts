import { isNode, type Node, readSource } from '../architecture/source.ts'
import { changesAt } from './changes.ts'
import { edited, type Fault } from './fault.ts'
import { type Change, isFunction, type Spot } from './spot.ts'
import { wordsOf } from './words.ts'

/** How much text around a change tells where it is. */
const WIDEST = 90

/** Types stand beside the rules: of a node that mentions one, only the value counts. */
const withValue = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

const isSkipped = ({ type }: Node): boolean =>
  type === 'ImportDeclaration' || (type.startsWith('TS') && !withValue.has(type))

/** Every fault that can be planted in a source, in the order of its text; its words are left out. */
export function faultsOf(file: string, source: string): readonly Fault[] {
  const { program } = readSource(file, source)
  const isWords = wordsOf(program)
  const found: Fault[] = []
  const known = new Map<string, number>()
  const visit = (node: Node, around: readonly Node[]): void => {
    if (isSkipped(node) || isWords(node)) return
    for (const change of changesAt({ node, around, source })) {
      const fault = described(file, { node, around, source }, change)
      const likeness = [fault.within, fault.before, fault.after].join('\n')
      const nth = (known.get(likeness) ?? 0) + 1
      known.set(likeness, nth)
      found.push({ ...fault, nth })
    }
    for (const child of childrenOf(node)) visit(child, [node, ...around])
  }
  visit(program, [])
  return found.toSorted((a, b) => a.start - b.start)
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))
}

function described(file: string, { node, around, source }: Spot, change: Change): Fault {
  const { kind, start, end, text } = change
  const [before, after] = shownAs([node, ...around], source, change)
  const outermost = around.at(-2) ?? node
  return {
    file,
    line: source.slice(0, start).split('\n').length,
    kind,
    within: namesAround([node, ...around]),
    before,
    after,
    nth: 1,
    start,
    end,
    text,
    atLoad: ![node, ...around].some(isFunction),
    declaration: { start: outermost.start, end: outermost.end },
  }
}

/** A change as people read it: the text around it without and with it, or, where that is long, only what changes. */
function shownAs(nodes: readonly Node[], source: string, change: Change): readonly [string, string] {
  const { start, end, text, pieces } = change
  if (pieces !== undefined && end - start > WIDEST) {
    const [one, other] = pieces.map((piece) => clipped(piece, WIDEST / 2)) as [string, string]
    return [`${one} | ${other}`, `${other} | ${one}`]
  }
  const around = nodes.filter((node) => node.start <= start && end <= node.end)
  const { start: from, end: to } = shownFor(around, source) ?? change
  const changed = edited(source.slice(from, to), [{ start: start - from, end: end - from, text }])
  return [clipped(source.slice(from, to)), clipped(changed)]
}

/** The widest node around a change that still reads at a glance, up to the statement. */
function shownFor(around: readonly Node[], source: string): Node | undefined {
  const fits = (node: Node): boolean => oneLine(source.slice(node.start, node.end)).length <= WIDEST
  const statement = around.findIndex(({ type }) => /(Statement|Declaration)$/.test(type))
  return around
    .slice(0, statement < 0 ? undefined : statement + 1)
    .filter(({ type }) => type !== 'BlockStatement')
    .findLast(fits)
}

const clipped = (text: string, most = WIDEST): string => {
  const line = oneLine(text)
  return line.length > most ? `${line.slice(0, most)}…` : line
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The names a change stands under, outermost first. */
function namesAround(nodes: readonly Node[]): string {
  const names = nodes.flatMap((node) => {
    const isNamed = /^(FunctionDeclaration|VariableDeclarator)$/.test(node.type)
    const name = isNamed ? node['id'] : node.type === 'Property' ? node['key'] : undefined
    return isNode(name) && typeof name['name'] === 'string' ? [name['name']] : []
  })
  return names.toReversed().join('.')
}

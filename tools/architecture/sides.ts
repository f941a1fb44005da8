import { posix } from 'node:path'
import { type Import, importsOf, isTypeImport } from './importsOf.ts'
import { type Problem, problemAt, type Source } from './source.ts'

const WEB = 'packages/web/src/'

/** The sides of the page's program: which others each may import, and whether it may hold values of our packages. */
const sides: Readonly<Record<string, { readonly may: readonly string[]; readonly engine: boolean }>> = {
  /** What both sides speak of: types, plain data, and the link between them. */
  model: { may: ['model'], engine: false },
  /** Rules, presenters and saves. */
  worker: { may: ['worker', 'model'], engine: true },
  /** What is drawn. */
  page: { may: ['page', 'model'], engine: false },
}

/** A file of the page's program on no side, or an import from the wrong one; see docs/decisions/020. */
export function sideProblems(source: Source): readonly Problem[] {
  if (!source.path.startsWith(WEB)) return []
  const [side = ''] = source.path.slice(WEB.length).split('/')
  const rule = Object.hasOwn(sides, side) ? sides[side] : undefined
  if (rule === undefined) return [problemAt(source, { start: 0 }, 'neither page nor worker nor model')]
  const refusal = ({ node, of = '' }: Import): string | undefined => {
    if (of.startsWith('@quadriga/') && !rule.engine && !isTypeImport(node))
      return `${side} imports only types of ${of}: values belong to the worker`
    if (side === 'model' && !of.startsWith('.') && !isTypeImport(node)) return `model may not import ${of}`
    if (!of.startsWith('.')) return undefined
    const [to = ''] = posix.join(posix.dirname(source.path), of).slice(WEB.length).split('/')
    return rule.may.includes(to) ? undefined : `${side} may not import from ${to}`
  }
  return importsOf(source).flatMap((one) => {
    const message = refusal(one)
    return message === undefined ? [] : [problemAt(source, one.node, message)]
  })
}

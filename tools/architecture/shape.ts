import { posix } from 'node:path'
import { partOf } from './parts.ts'
import { isNode, type Node, type Problem, problemAt, type Source, walk } from './source.ts'

const shapeless = /^(utils?|helpers?|misc|common)$/i
const lintOff = /\b(?:oxlint|eslint)-disable(?:-next-line|-line)?\b(?<rules>.*?)(?:--(?<reason>.*))?$/s

/** The rules that keep chance, time and waiting out of kernel and games. */
const purity = /no-restricted|no-async-await/

function nameProblems(source: Source): readonly Problem[] {
  const folders = source.path.split('/').slice(0, -1)
  const [name = ''] = posix.basename(source.path).split('.')
  const bad = [...folders, name].find((word) => shapeless.test(word))
  if (bad === undefined) return []
  return [problemAt(source, { start: 0 }, `"${bad}" says nothing: name it after the noun inside`)]
}

/** An error may extend Error; nothing else inherits. */
function inheritanceProblems(source: Source): readonly Problem[] {
  const problems: Problem[] = []
  walk(source.program, (node: Node) => {
    const parent = node['superClass']
    if (isNode(parent) && parent['name'] !== 'Error')
      problems.push(problemAt(source, node, 'no class inherits'))
  })
  return problems
}

function commentProblems(source: Source): readonly Problem[] {
  const hostless = partOf(source.path)?.hostless ?? false
  return source.comments.flatMap((comment) => {
    const { rules = '', reason = '' } = lintOff.exec(comment.value)?.groups ?? {}
    if (!lintOff.test(comment.value)) return []
    if (hostless && (purity.test(rules) || rules.trim() === '')) {
      return [problemAt(source, comment, 'this rule holds without exception in kernel and games')]
    }
    if (reason.trim() === '') return [problemAt(source, comment, 'a rule is switched off without "-- why"')]
    return []
  })
}

/** Names that say nothing, inheritance, and lint rules switched off without a reason. */
export function shapeProblems(source: Source): readonly Problem[] {
  return [...nameProblems(source), ...inheritanceProblems(source), ...commentProblems(source)]
}

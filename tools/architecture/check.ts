import { contentProblems } from './content.ts'
import { type Declared, importProblems } from './imports.ts'
import { shapeProblems } from './shape.ts'
import { type Problem, readSource } from './source.ts'

/** All problems of one file. */
export function problemsOf(path: string, text: string, declared: Declared): readonly Problem[] {
  const source = readSource(path, text)
  return [...importProblems(source, declared), ...contentProblems(source), ...shapeProblems(source)]
}

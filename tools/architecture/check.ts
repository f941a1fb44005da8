import { contentProblems } from './content.ts'
import { type Declared, importProblems } from './imports.ts'
import { layerProblems } from './layers.ts'
import { shapeProblems } from './shape.ts'
import { sideProblems } from './sides.ts'
import { type Problem, readSource } from './source.ts'

/** All problems of one file. */
export function problemsOf(path: string, text: string, declared: Declared): readonly Problem[] {
  const source = readSource(path, text)
  return [
    ...importProblems(source, declared),
    ...sideProblems(source),
    ...layerProblems(source),
    ...contentProblems(source),
    ...shapeProblems(source),
  ]
}

import { posix } from 'node:path'
import { games } from '../games.ts'
import { importsOf, isTypeImport } from './importsOf.ts'
import { type Problem, problemAt, type Source } from './source.ts'

/** The folders of a game, and which of the others each may import values from; see docs/decisions/020. */
const layers: Readonly<Record<string, readonly string[]>> = {
  map: [],
  kinds: [],
  query: ['kinds', 'map'],
  events: ['kinds', 'query', 'map'],
  rules: ['kinds', 'query', 'events', 'map'],
  text: ['kinds'],
  reference: ['text'],
  ops: ['kinds', 'query', 'events', 'rules', 'text'],
  build: ['kinds', 'ops', 'text', 'map'],
  content: ['kinds', 'build', 'ops', 'map'],
  decks: ['content'],
  series: ['content', 'decks', 'text'],
  forecast: ['kinds', 'query', 'events', 'rules', 'ops', 'text', 'reference', 'map'],
  odds: ['kinds', 'query', 'events', 'rules', 'ops', 'text', 'reference', 'map'],
}

/** A folder of a game that has no place among the layers, or an import against their order. */
export function layerProblems(source: Source): readonly Problem[] {
  const [, game = '', folder = ''] = /^packages\/([^/]+)\/src\/([^/]+)\//.exec(source.path) ?? []
  if (!games.some((one) => one === game)) return []
  if (!Object.hasOwn(layers, folder))
    return [problemAt(source, { start: 0 }, `a game has no folder ${folder}: see docs/decisions/020`)]
  return importsOf(source).flatMap(({ node, of = '' }) => {
    if (!of.startsWith('.') || isTypeImport(node)) return []
    const target = posix.join(posix.dirname(source.path), of).split('/')
    const to = target.length > 4 ? (target[3] ?? '') : folder
    if (to === folder || layers[folder]?.includes(to) === true) return []
    return [problemAt(source, node, `${folder} may not import ${to}: see docs/decisions/020`)]
  })
}

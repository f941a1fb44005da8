import { posix } from 'node:path'
import { importsOf } from './importsOf.ts'
import { type Part, partOf } from './parts.ts'
import { type Problem, problemAt, type Source } from './source.ts'

/** The packages from outside that each folder's package.json declares; the key '.' stands for the repository's. */
export type Declared = Readonly<Record<string, readonly string[]>>

/** Behind a folder's name: what its package.json declares for development only; programs may not use it. */
export const DEVELOPMENT = 'development'

/** Icons of installed sets, which the bundler makes into components; `unplugin-icons` is declared for them. */
const ICONS = '~icons/'

/** `packages/kernel` for a file of the kernel, `tools` for a tool. */
function homeOf(path: string): string {
  const [top = '', name = ''] = path.split('/')
  return top === 'packages' ? `${top}/${name}` : top
}

function relative(source: Source, part: Part, of: string): string | undefined {
  const target = posix.join(posix.dirname(source.path), of)
  const home = homeOf(source.path)
  if (!target.startsWith(`${home}/`)) return `${of} leaves ${home}; import the package by its name`
  if (part.folder.includes('/src') && !target.startsWith(`${home}/src/`))
    return `${of} is not part of the program`
  return undefined
}

function bare(source: Source, part: Part, of: string, declared: Declared): string | undefined {
  const name = of.split('/', of.startsWith('@') ? 2 : 1).join('/')
  const home = homeOf(source.path)
  // A page is bundled: nothing of it is installed to run.
  const isProgram = part.folder.includes('/src') && home !== 'packages/web'
  const homes = isProgram ? [home] : [home, `${home}/${DEVELOPMENT}`, '.']
  if (homes.some((home) => declared[home]?.includes(name))) return undefined
  return `${name} is not a dependency of ${homes[0]}`
}

function refusal(source: Source, part: Part, of: string, declared: Declared): string | undefined {
  if (of.startsWith('.')) return relative(source, part, of)
  if (of.startsWith(ICONS)) return bare(source, part, '@iconify-json/game-icons', declared)
  if (of.startsWith('@quadriga/')) {
    return part.may.includes(of) ? undefined : `${part.folder} may not import ${of}`
  }
  if (part.hostless) return `${part.folder} may not import ${of}: it knows no host and has no dependency`
  return of.startsWith('node:') ? undefined : bare(source, part, of, declared)
}

/** Imports against the direction of the packages, out of a package, of a host, or of something undeclared. */
export function importProblems(source: Source, declared: Declared): readonly Problem[] {
  const part = partOf(source.path)
  if (part === undefined) {
    return [problemAt(source, { start: 0 }, 'no part in tools/architecture/parts.ts has this folder')]
  }
  return importsOf(source).flatMap(({ node, of }) => {
    const message =
      of !== undefined
        ? refusal(source, part, of, declared)
        : part.hostless
          ? 'an import whose module is computed'
          : undefined
    return message === undefined ? [] : [problemAt(source, node, message)]
  })
}

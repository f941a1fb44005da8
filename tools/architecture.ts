// Checks what the compiler and the linter do not: who imports whom, content that is only data, and names. Prints each
// problem with its place and ends with 1 if there is one.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { problemsOf } from './architecture/check.ts'
import { type Declared, DEVELOPMENT } from './architecture/imports.ts'
import { root } from './games.ts'

function find(...patterns: readonly string[]): readonly string[] {
  return globSync(patterns, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-pictures/**'],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

function declarations(): Declared {
  const manifests = find('package.json', 'packages/*/package.json').flatMap((path) => {
    type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    ) as Manifest
    const names = path === 'package.json' ? { ...dependencies, ...devDependencies } : dependencies
    const home = dirname(path)
    return [
      [home, Object.keys(names)] as const,
      [`${home}/${DEVELOPMENT}`, Object.keys(devDependencies)] as const,
    ]
  })
  return Object.fromEntries(manifests)
}

const declared = declarations()
const files = find('{packages,benchmarks,tools}/**/*.{ts,tsx,js,mjs}')
const problems = files.flatMap((path) => problemsOf(path, readFileSync(join(root, path), 'utf8'), declared))
for (const { path, line, message } of problems) console.log(`${path}:${line}: ${message}`)
console.log(`${files.length} files, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

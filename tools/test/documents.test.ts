import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../games.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A chapter of a document, from its heading to the next of the same rank. */
function chapter(text: string, title: string): string {
  const [, found] = text.split(`\n## ${title}\n`)
  if (found === undefined) throw new Error(`there is no chapter '${title}'`)
  return found.split('\n## ')[0] ?? ''
}

/** What stands between backquotes. */
const named = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)

const architecture = read('ARCHITECTURE.md')

describe('ARCHITECTURE', () => {
  test.each([
    ['kernel', 'The kernel, file by file'],
    ['table', 'The table'],
  ])('names every file of packages/%s once', (name, title) => {
    const source = join(root, 'packages', name, 'src')
    const entries = readdirSync(source, { withFileTypes: true }).map((one) =>
      one.isDirectory() ? `${one.name}/` : one.name,
    )
    const files = named(chapter(architecture, title)).filter((word) => /^\w+(\.ts|\/)$/.test(word))
    // The table's chapter is about its parts: the entry only lists them.
    const wanted = name === 'table' ? entries.filter((file) => file !== 'index.ts') : entries
    expect(files.toSorted()).toEqual(wanted.toSorted())
  })

  test('names every folder of the server', () => {
    const folders = readdirSync(join(root, 'packages/server/src'), { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => name)
    expect(named(chapter(architecture, 'The server'))).toEqual(expect.arrayContaining(folders))
  })

  test('names everything that the kernel exports, and nothing else', () => {
    const surface = chapter(architecture, 'The public surface')
    const rows = [...surface.matchAll(/^\| (`.*?) \| /gm)].flatMap(([, cell = '']) => named(cell))
    const calls = [...surface.matchAll(/^(\w+)\(/gm)].map(([, name = '']) => name)
    const told = [...rows, ...calls, 'History', 'save', 'resume']
    const exported = [...read('packages/kernel/src/index.ts').matchAll(/^export \{([^}]*)\}/gm)]
      .flatMap(([, list = '']) => list.split(','))
      .map((item) => item.trim())
      .filter((item) => item !== '' && !item.startsWith('type '))
    expect(told.toSorted()).toEqual(exported.toSorted())
  })
})

const documents = [
  ...globSync('*.md', { cwd: root }),
  ...globSync('docs/**/*.md', { cwd: root }),
  ...globSync('{packages/*,benchmarks}/{*.md,turns/*.md}', { cwd: root }),
]

test.each(documents)('links of %s lead somewhere', (path) => {
  const links = [...read(path).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to)
  const broken = links.filter((to) => !to.includes(':') && !existsSync(join(root, dirname(path), to)))
  expect(broken).toEqual([])
})

/** Every file and folder of the repository that somebody wrote, below the root: `/packages/kernel/src`. */
const places: ReadonlySet<string> = new Set(
  globSync('{*,{packages,tools,benchmarks,docs,examples,optional}/**/*}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  }).map((path) => `/${path.replaceAll('\\', '/')}`),
)

/** A file, by its name or the end of its path, with an ending that files here have; no address, no package, no pattern. */
const namesFile = /^(?!\.\.\/)[\w@.-]+(\/[\w@.-]+)*\.(ts|tsx|css|md|yaml|html)$/
/** A folder from the root. */
const namesFolder = /^(packages|tools|benchmarks|docs|examples|optional)(\/[\w.-]+)+\/?$/

const endings: ReadonlySet<string> = new Set(
  [...places].flatMap((place) => [...place.matchAll(/\//g)].map(({ index }) => place.slice(index))),
)

test.each(documents)('files and commands that %s names are there', (path) => {
  const text = read(path)
  const missing = named(text).filter((word) => namesFile.test(word) && !endings.has(`/${word}`))
  const noFolder = named(text).filter(
    (word) => namesFolder.test(word) && !places.has(`/${word.replace(/\/$/, '')}`),
  )
  const commands = [...text.matchAll(/\bnpm run (?:-s )?([\w-]+)/g)].map(([, name = '']) => name)
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
  const unknown = commands.filter((name) => !Object.hasOwn(scripts, name))
  expect({ missing, noFolder, unknown }).toEqual({ missing: [], noFolder: [], unknown: [] })
})

const decisions = globSync('docs/decisions/*.md', { cwd: root })

test.each(decisions)('%s is headed by its number', (path) => {
  const [, number = ''] = /(\d{3})-[^/]*\.md$/.exec(path) ?? []
  expect(read(path).split('\n')[0]).toMatch(new RegExp(`^# ${number}\\. \\S`))
})

test('both READMEs name the same commands and the same files', () => {
  const commands = (text: string) =>
    named(text)
      .filter((word) => /^(npm|git|--|\w+ --|games$|menu$|play |replay |bench$|simulate$|fuzz$)/.test(word))
      .map((word) => word.replace(/\b(COMMANDE|JEU|FICHIER)\b/g, (name) => english[name] ?? name))
  const links = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to)
  const [en, fr] = [read('README.md'), read('README.fr.md')]
  expect(commands(fr).toSorted()).toEqual(commands(en).toSorted())
  expect(links(fr).filter((to) => to !== 'README.md')).toEqual(
    links(en).filter((to) => to !== 'README.fr.md'),
  )
})

const english: Readonly<Record<string, string>> = { COMMANDE: 'COMMAND', JEU: 'GAME', FICHIER: 'FILE' }
